import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import { packageOf } from './packages.ts';

/** The extensions that a specifier may omit, in the order in which bundlers try them. */
const extensions = ['.tsx', '.ts', '.jsx', '.js', '.json'];

/** Whether a file is code or data that can be imported as a module. */
export const isModule = (path: string): boolean => /\.[cm]?[jt]sx?$|\.json$/.test(path);

/** Resolves a path, which may lack its extension, or be a folder with an entry or an index. */
export const fileAt = (path: string, host: ModuleHost): string | undefined =>
  fileNamed(path, host) ?? entryOf(path, host) ?? fileNamed(posix.join(path, 'index'), host);

function fileNamed(path: string, host: ModuleHost): string | undefined {
  const written = isModule(path) ? [path, ...sourcesOf(path)] : [];
  const guessed = extensions.map((extension) => path + extension);
  return [...written, ...guessed].find((candidate) => host.read(candidate) !== undefined);
}

/** Returns the file for the `package.json` of a folder: it names a file, or a folder with an index. */
function entryOf(folder: string, host: ModuleHost): string | undefined {
  for (const main of packageOf(folder, host)?.mains ?? []) {
    const path = posix.join(folder, main);
    const found = fileNamed(path, host) ?? fileNamed(posix.join(path, 'index'), host);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `./actions.js` is how TypeScript writes an import of `./actions.ts`. */
function sourcesOf(path: string): readonly string[] {
  const match = /^(.*)\.([cm]?)jsx?$/.exec(path);
  return match === null ? [] : [`${match[1]}.${match[2]}ts`, `${match[1]}.${match[2]}tsx`];
}
