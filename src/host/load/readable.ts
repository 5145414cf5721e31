import { basename, join } from 'node:path';
import { isInGit, isWithin } from '../files/boundary.ts';
import { entriesOf, realPath } from '../files/entries.ts';
import { above } from './folders.ts';

/**
 * What modules of a project may read: the project but for git's data, where credentials stand, whichever repository in it
 * they are of. A folder without any is named as a whole; packages bring none along.
 */
export function readableIn(folder: string): readonly string[] {
  const parts: string[] = [];
  let isWhole = true;
  for (const { name, kind } of entriesOf(folder)) {
    const path = join(folder, name);
    const inside = isInGit(name) ? [] : kind === 'folder' && name !== 'node_modules' ? readableIn(path) : [path];
    if (inside.length !== 1 || inside[0] !== path) isWhole = false;
    // A star in a name would be taken for a pattern, which gives away more than the name.
    for (const part of name.includes('*') ? [] : inside) parts.push(part);
  }
  return isWhole ? [folder] : parts;
}

/** The packages of a module's project, where they are kept elsewhere. */
export const packagesOf = (path: string, root: string): readonly string[] =>
  above(path, 'node_modules')
    .filter((folder) => isWithin(folder, root))
    .flatMap((folder) => linkedPackages(folder));

/** Where packages are kept elsewhere, in a folder of that name too: any other folder a link could name. */
function linkedPackages(folder: string): readonly string[] {
  const real = realPath(folder);
  return real !== undefined && basename(real) === 'node_modules' ? [real] : [];
}

/**
 * The first link of a project that leads out of it, or to git's data; undefined where there is none. Node follows links
 * without asking whether what they lead to may be read. Packages may well be linked from elsewhere.
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

/** Packages that are kept elsewhere are in a folder of that name there, too: no other folder is taken for one. */
function leadsOut(link: string, root: string): boolean {
  const real = realPath(link);
  if (real === undefined || (isWithin(real, root) && !isInGit(real))) return false;
  return isInGit(real) || basename(link) !== 'node_modules' || basename(real) !== 'node_modules';
}
