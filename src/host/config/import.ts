import { pathToFileURL } from 'node:url';
import { isObject } from '../../data/objects.ts';
import { checkPackages } from '../files/project/packages.ts';
import type { LoadOptions } from './configuration.ts';
import { importFile } from './import-file.ts';
import { noteImported } from './imported.ts';
import { withSlowNotice } from './slow-notice.ts';
import { withoutWarning } from './without-warning.ts';

/**
 * Returns the default export of a module: TypeScript through jiti, everything else through Node, and unwrapped if a
 * compiler emitted CommonJS. Importing runs the module with all of hublint's own rights. This is the only place in
 * hublint that does so, and the callers have checked that it is allowed.
 */
export async function importDefault(path: string, options: Pick<LoadOptions, 'cwd' | 'notice'>): Promise<unknown> {
  checkPackages(path);
  noteImported(path);
  return withSlowNotice(path, options, () => exportOf(path));
}

async function exportOf(path: string): Promise<unknown> {
  const createJiti = /\.[mc]?ts$/.test(path) ? await findJiti() : undefined;
  const exported = createJiti
    ? // The caches would be read from a folder that the project, or another user, can write to.
      await createJiti(import.meta.url, { moduleCache: false, fsCache: false }).import(path, { default: true })
    : await importedBy(path);
  // CommonJS that a compiler emitted, or what jiti returns for a module without a default export.
  return isObject(exported) && exported.__esModule === true ? exported.default : exported;
}

async function importedBy(path: string): Promise<unknown> {
  const { href } = pathToFileURL(path);
  // A package.json without `type` is not a problem of the configuration.
  return (await withoutWarning('MODULE_TYPELESS_PACKAGE_JSON', () => importFile(href))).default;
}

/** The Action has no jiti, and runs on a Node version that supports TypeScript itself. */
async function findJiti() {
  try {
    return ((await importFile('jiti')) as typeof import('jiti')).createJiti;
  } catch {
    return undefined;
  }
}
