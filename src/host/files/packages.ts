import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isWithin, upward } from './boundary.ts';
import { exists } from './entries.ts';
import { rootOf } from './project.ts';

/**
 * The file of a package, as a file would import it. Node looks into the `node_modules` of every folder above; one where
 * others can write, such as that of temporary files, is not to bring code.
 * @throws Error where the package is not there, or is there alone.
 */
export function resolvePackage(name: string, from: string): string {
  const folder = holderOf(name, from);
  if (folder !== undefined && !isReliable(folder, dirname(from))) {
    throw new Error(`it is in \`${join(folder, 'node_modules')}\`, and others can write to that folder`);
  }
  return createRequire(from).resolve(name);
}

/** The folder whose `node_modules` has the package. */
function holderOf(name: string, from: string): string | undefined {
  for (let at = dirname(from); ; at = dirname(at)) {
    if (exists(join(at, 'node_modules', name))) return at;
    if (at === dirname(at)) return undefined;
  }
}

function isReliable(holder: string, folder: string): boolean {
  const root = rootOf(folder);
  return (root !== undefined && isWithin(holder, root)) || [...upward(root ?? folder)].includes(holder);
}
