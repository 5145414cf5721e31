import { basename, join } from 'node:path';
import { isInGit, isWithin } from '../files/boundary.ts';
import { entriesOf, realPath } from '../files/entries.ts';
import { ancestorsWith } from './folders.ts';

/**
 * Returns the paths that modules of a project may read: the whole project except git's data, which may contain
 * credentials, of any repository in it. A folder without git data is returned as a whole; `node_modules` is not
 * searched for any.
 */
export function readableIn(folder: string): readonly string[] {
  const parts: string[] = [];
  let isWhole = true;
  for (const { name, kind } of entriesOf(folder)) {
    const path = join(folder, name);
    const inside = isInGit(name) ? [] : kind === 'folder' && name !== 'node_modules' ? readableIn(path) : [path];
    if (inside.length !== 1 || inside[0] !== path) isWhole = false;
    // Node would treat an asterisk in a name as a wildcard, which permits more than the one path.
    for (const part of name.includes('*') ? [] : inside) parts.push(part);
  }
  return isWhole ? [folder] : parts;
}

/** Returns the `node_modules` folders that a module's project links to elsewhere. */
export const packagesOf = (path: string, root: string): readonly string[] =>
  ancestorsWith(path, 'node_modules')
    .filter((folder) => isWithin(folder, root))
    .flatMap((folder) => linkedPackages(folder));

/** Accepts a linked folder only if it is named `node_modules`, too: otherwise a link could name any folder. */
function linkedPackages(folder: string): readonly string[] {
  const real = realPath(folder);
  return real !== undefined && basename(real) === 'node_modules' ? [real] : [];
}

/**
 * Returns the first symlink of a project that leads out of it, or to git's data; undefined if there is none. Node
 * follows symlinks without checking whether their target may be read. `node_modules` may be linked from elsewhere.
 */
export function linkOutOf(root: string, folder = root): string | undefined {
  for (const { name, kind } of entriesOf(folder)) {
    const path = join(folder, name);
    if (isInGit(name)) continue;
    if (kind === 'link' && leadsOut(path, root)) return path;
    const inside = kind === 'folder' && name !== 'node_modules' ? linkOutOf(root, path) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** A link named `node_modules` may leave the project only if its target has that name, too. */
function leadsOut(link: string, root: string): boolean {
  const real = realPath(link);
  if (real === undefined || (isWithin(real, root) && !isInGit(real))) return false;
  return isInGit(real) || basename(link) !== 'node_modules' || basename(real) !== 'node_modules';
}
