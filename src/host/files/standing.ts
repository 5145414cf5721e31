import { onceEach } from '../../data/once.ts';
import { isWithin } from './boundary.ts';
import { type EntryKind, type Missing, standingAt } from './entries.ts';
import { listingOf } from './listing.ts';
import { folderOf, nameOf } from './path-parts.ts';
import type { SeenFiles } from './seen.ts';

/** Not listed: it contains a thousand names, all of them in lower case. */
const packages = 'node_modules';

/**
 * Returns a function that looks up the paths that something in a folder refers to, by their exact case. Windows and
 * macOS ignore case, other systems do not: a project that is built or checked there has to use the exact names. The
 * spelling of the folder itself is not checked. Most of the paths that an import may mean do not exist, which one
 * listing of their folder shows for all of them.
 */
export function standingFrom(from: string, seen: SeenFiles): (path: string) => EntryKind | Missing {
  const ask = (path: string) => seen.once('standing', path, () => standingAt(path));
  const standing = (path: string): EntryKind | Missing => {
    const folder = folderOf(path);
    // The root of another Windows drive does not contain the folder.
    if (folder === path || isWithin(from, path)) return ask(path);
    if (isAbsent(folder)) return 'absent';
    const listing = nameOf(folder) === packages ? undefined : listingOf(folder, seen);
    return listing?.standing(nameOf(path)) ?? ask(path);
  };
  const isAbsent = onceEach((folder: string) => standing(folder) === 'absent');
  return standing;
}
