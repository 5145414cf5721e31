import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The files or folders of this name in the folders above a file, innermost first. */
export function above(file: string, name: string): readonly string[] {
  const found: string[] = [];
  for (let at = dirname(file); ; at = dirname(at)) {
    if (existsSync(join(at, name))) found.push(join(at, name));
    if (at === dirname(at)) return found;
  }
}

/** Where Node looks for packages on behalf of a file, also where links lead. */
export const packageFolders = (file: string): readonly string[] =>
  above(file, 'node_modules').flatMap((folder) => [folder, realpathSync(folder)]);

/** Whether a path leads into a folder, or further in. */
export const isInside = (path: string, folder: string): boolean =>
  path !== folder && path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
