import { isAbsolute, relative, resolve, sep } from 'node:path';
import { onceEach } from '../../data/once.ts';
import { isPlain, pathIn } from './listing.ts';

/** Returns the path as it is shown to the user: POSIX, relative to the working directory. */
export const displayPath = (path: string, cwd: string): string => relativeTo(cwd, path).split(sep).join('/') || '.';

/** Returns whether a display path leads out of its base folder: upward, or to another drive on Windows. */
export const leadsOut = (shown: string): boolean => /^\.\.(?:\/|$)/.test(shown) || isAbsolute(shown);

/** Handles paths below the folder with string operations, because V8 would first have to compile Node's `relative`. */
function relativeTo(folder: string, path: string): string {
  if (path === folder) return '';
  const isBelow =
    path.startsWith(folder + sep) && !path.endsWith(sep) && !path.includes(`${sep}.`) && !path.includes(sep + sep);
  return isBelow ? path.slice(folder.length + sep.length) : relative(folder, path);
}

/**
 * Returns a function that resolves paths relative to a folder. Caches the folders: many files are in few folders, and
 * `resolve` looks at each character.
 */
export function placing(from: string): (file: string) => string {
  const folderAt = onceEach((folder) => resolve(from, folder));
  return (file) => {
    const end = file.lastIndexOf('/');
    const name = file.slice(end + 1);
    if (end <= 0 || !isPlain(name)) return resolve(from, file);
    return pathIn(folderAt(file.slice(0, end)), name);
  };
}
