import { kindAt, realPath } from './entries.ts';
import { foldersFrom } from './project/folders.ts';

/**
 * A path with the names as they stand there. Windows and macOS find them by other capital letters as well, while git, the
 * patterns of a configuration and a baseline have each file by one name. What comes through links stays as it was given.
 */
export function trueCase(path: string): string {
  const real = realPath(path);
  if (real === undefined || real === path || real.toLowerCase() !== path.toLowerCase()) return path;
  return [...foldersFrom(path)].some((at) => kindAt(at) === 'link') ? path : real;
}
