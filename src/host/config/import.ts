import { pathToFileURL } from 'node:url';
import { isObject } from '../../data/objects.ts';
import { checkPackages } from '../files/project/packages.ts';
import type { LoadOptions } from './configuration.ts';
import { importFile } from './import-file.ts';
import { noteImported } from './imported.ts';
import { waitedFor } from './waited-for.ts';
import { withoutWarning } from './without-warning.ts';

/**
 * The default export of a module: TypeScript through jiti, everything else as Node imports it, and where a compiler put it
 * in CommonJS. Importing runs it, with all of hublint's own rights: nothing else in hublint does, and what leads here has
 * asked whether it may.
 */
export async function importDefault(path: string, options: Pick<LoadOptions, 'cwd' | 'notice'>): Promise<unknown> {
  checkPackages(path);
  noteImported(path);
  return waitedFor(path, options, () => exportOf(path));
}

async function exportOf(path: string): Promise<unknown> {
  const createJiti = /\.[mc]?ts$/.test(path) ? await findJiti() : undefined;
  const exported = createJiti
    ? // A cache would be read from a folder that the project, or another user, can write to.
      await createJiti(import.meta.url, { moduleCache: false, fsCache: false }).import(path, { default: true })
    : await importedBy(path);
  // What a compiler made, or jiti gives of a module without a default export.
  return isObject(exported) && exported.__esModule === true ? exported.default : exported;
}

async function importedBy(path: string): Promise<unknown> {
  const { href } = pathToFileURL(path);
  // That the project's package.json names no type is not what is wrong with it.
  return (await withoutWarning('MODULE_TYPELESS_PACKAGE_JSON', () => importFile(href))).default;
}

/** The Action has nothing installed, and runs on a Node that reads TypeScript itself. */
async function findJiti() {
  try {
    return ((await importFile('jiti')) as typeof import('jiti')).createJiti;
  } catch {
    return undefined;
  }
}
