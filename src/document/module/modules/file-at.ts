import { posix } from 'node:path';
import type { ModuleHost } from '../host.ts';

/** What may be left out of a specifier, in the order in which bundlers try. */
const extensions = ['.ts', '.tsx', '.js', '.jsx', '.json'];

/** Whether a file is code or data that a module can be. */
export const isModule = (path: string): boolean => /\.[cm]?[jt]sx?$|\.json$/.test(path);

/** The file that is meant by a path, which may lack its extension or be a folder with an index. */
export function fileAt(path: string, host: ModuleHost): string | undefined {
  const isThere = (candidate: string) => host.read(candidate) !== undefined;
  const written = isModule(path) ? [path, ...sourcesOf(path)] : [];
  const guessed = extensions.map((extension) => path + extension);
  return [...written, ...guessed].find(isThere) ?? indexesIn(path).find(isThere);
}

function indexesIn(folder: string): readonly string[] {
  const index = posix.join(folder, 'index');
  return extensions.map((extension) => index + extension);
}

/** `./actions.js` is how TypeScript writes an import of `./actions.ts`. */
function sourcesOf(path: string): readonly string[] {
  const match = /^(.*)\.([cm]?)jsx?$/.exec(path);
  return match === null ? [] : [`${match[1]}.${match[2]}ts`, `${match[1]}.${match[2]}tsx`];
}
