import { dirname, join } from 'node:path';
import { exists, realPath } from '../files/entries.ts';
import { foldersFrom } from '../files/project/folders.ts';

/** The files or folders of this name in the folders above a file, innermost first. */
export const above = (file: string, name: string): readonly string[] =>
  [...foldersFrom(dirname(file))].map((folder) => join(folder, name)).filter(exists);

/** Where Node looks for packages on behalf of a file, also where links lead. */
export const packageFolders = (file: string): readonly string[] =>
  above(file, 'node_modules').flatMap((folder) => [folder, realPath(folder) ?? folder]);
