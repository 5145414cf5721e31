import { dirname, join } from 'node:path';
import { exists, realPath } from '../files/entries.ts';
import { foldersFrom } from '../files/project/folders.ts';

/** Returns the existing files or folders of this name in the folders above a file, innermost first. */
export const ancestorsWith = (file: string, name: string): readonly string[] =>
  [...foldersFrom(dirname(file))].map((folder) => join(folder, name)).filter(exists);

/** Returns the folders in which Node looks for packages on behalf of a file, each also with its real path. */
export const packageFolders = (file: string): readonly string[] =>
  ancestorsWith(file, 'node_modules').flatMap((folder) => [folder, realPath(folder) ?? folder]);
