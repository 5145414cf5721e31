import { relative, resolve } from 'node:path';
import { isWithin } from './boundary.ts';
import { realPath } from './entries.ts';
import { foldersFrom } from './project/folders.ts';
import { trueCase } from './true-case.ts';

/**
 * Resolves a path against a folder that has no symlinks. A path that reaches that folder, or one around it, through a
 * symlink, as a shell's `$PWD` and a CI runner's workspace may do, is mapped to the real folder: reports and git use
 * paths relative to that.
 */
export function resolveThroughLinks(name: string, folder: string): string {
  const path = trueCase(resolve(folder, name));
  if (isWithin(path, folder)) return path;
  for (const ancestor of foldersFrom(path)) {
    const real = realPath(ancestor);
    if (real !== undefined && isWithin(folder, real)) return resolve(real, relative(ancestor, path));
  }
  return path;
}
