import { dirname, join } from 'node:path';
import { exists, realPath } from '../files/entries.ts';

/** The files or folders of this name in the folders above a file, innermost first. */
export function above(file: string, name: string): readonly string[] {
  const found: string[] = [];
  for (let at = dirname(file); ; at = dirname(at)) {
    if (exists(join(at, name))) found.push(join(at, name));
    if (at === dirname(at)) return found;
  }
}

/** Where Node looks for packages on behalf of a file, also where links lead. */
export const packageFolders = (file: string): readonly string[] =>
  above(file, 'node_modules').flatMap((folder) => [folder, realPath(folder) ?? folder]);
