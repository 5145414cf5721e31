import { relative, resolve } from 'node:path';
import { isWithin } from './boundary.ts';
import { realPath } from './entries.ts';
import { foldersFrom } from './project/folders.ts';
import { trueCase } from './true-case.ts';

/**
 * Where a name leads, seen from a folder without links. One that comes through a link to that folder, or to one around it,
 * as a shell's `$PWD` and a runner's workspace may, stands where the link leads: reports and git name files from there.
 */
export function resolveThroughLinks(name: string, folder: string): string {
  const path = trueCase(resolve(folder, name));
  if (isWithin(path, folder)) return path;
  for (const above of foldersFrom(path)) {
    const real = realPath(above);
    if (real !== undefined && isWithin(folder, real)) return resolve(real, relative(above, path));
  }
  return path;
}
