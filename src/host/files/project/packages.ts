import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isWithin, upward } from '../boundary.ts';
import { exists, kindFollowing } from '../entries.ts';
import { foldersFrom } from './folders.ts';
import { rootOf } from './project.ts';

/**
 * Checks the files that Node reads to run a module, or a module in a folder.
 * @throws Error if one is a pipe, on which Node would wait forever.
 */
export function checkPackages(folder: string): void {
  for (const at of foldersFrom(folder)) {
    if (kindFollowing(join(at, 'package.json')) === 'other') {
      throw new Error('a `package.json` beside or above it is not a regular file');
    }
  }
}

/**
 * Resolves a package as an import from a file would. Node looks into the `node_modules` of every parent folder; one in
 * a folder that others can write to, such as the temporary folder, must not provide code.
 * @throws Error if the package is missing, or found only in such a folder.
 */
export function resolvePackage(name: string, from: string): string {
  const folder = dirname(from);
  const root = rootOf(folder);
  const reliable = [...upward(root ?? folder)];
  checkPackages(folder);
  for (const at of foldersFrom(folder)) {
    const isReliable = (root !== undefined && isWithin(at, root)) || reliable.includes(at);
    // Rejects any such folder, whichever Node would use: an empty one does not end its search.
    if (!isReliable && exists(join(at, 'node_modules', name))) {
      throw new Error(`it is in \`${join(at, 'node_modules')}\`, and others can write to that folder`);
    }
  }
  return createRequire(from).resolve(name);
}
