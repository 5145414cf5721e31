import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isWithin, upward } from '../boundary.ts';
import { exists, kindOf } from '../entries.ts';
import { foldersFrom } from './folders.ts';
import { rootOf } from './project.ts';

/**
 * Looks at what Node reads to run a module, or one of a folder.
 * @throws Error where that is a pipe, for which Node waits for ever.
 */
export function checkPackages(place: string): void {
  for (const at of foldersFrom(place)) {
    if (kindOf(join(at, 'package.json')) === 'other') {
      throw new Error('a `package.json` beside or above it is not a regular file');
    }
  }
}

/**
 * The file of a package, as a file would import it. Node looks into the `node_modules` of every folder above; one where
 * others can write, such as that of temporary files, is not to bring code.
 * @throws Error where the package is not there, or is there alone.
 */
export function resolvePackage(name: string, from: string): string {
  const folder = dirname(from);
  const root = rootOf(folder);
  const reliable = [...upward(root ?? folder)];
  checkPackages(folder);
  for (const at of foldersFrom(folder)) {
    const isReliable = (root !== undefined && isWithin(at, root)) || reliable.includes(at);
    // Whichever of several Node would take: an empty one does not end its search.
    if (!isReliable && exists(join(at, 'node_modules', name))) {
      throw new Error(`it is in \`${join(at, 'node_modules')}\`, and others can write to that folder`);
    }
  }
  return createRequire(from).resolve(name);
}
