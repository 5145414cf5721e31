import { kindNoFollow, realPath } from './entries.ts';
import { foldersFrom } from './project/folders.ts';

/**
 * Returns a path with the names in their actual case. Windows and macOS ignore case, but git, the globs of a
 * configuration and a baseline know each file by one name. A path that contains symlinks is returned unchanged.
 */
export function trueCase(path: string): string {
  const real = realPath(path);
  if (real === undefined || real === path || real.toLowerCase() !== path.toLowerCase()) return path;
  return [...foldersFrom(path)].some((at) => kindNoFollow(at) === 'link') ? path : real;
}
