import { onceEach } from '../../data/once.ts';
import { isWithin } from './boundary.ts';
import { type EntryKind, type Missing, standingAt } from './entries.ts';
import { listingOf } from './listing.ts';
import { folderOf, nameOf } from './path-parts.ts';
import type { SeenFiles } from './seen.ts';

/** It holds a thousand names, all of them in small letters. */
const packages = 'node_modules';

/**
 * Tells what stands at a path that something in a folder names. Windows and macOS also find what has capital letters in
 * the place of small ones, and other systems do not: what is built or checked there has to name it as it is called. How the
 * folder itself was named is not asked. Of most paths that imports may mean nothing stands there, which their own folder
 * tells at once for all.
 */
export function standingFrom(from: string, seen: SeenFiles): (path: string) => EntryKind | Missing {
  const ask = (path: string) => seen.once('standing', path, () => standingAt(path));
  const standing = (path: string): EntryKind | Missing => {
    const folder = folderOf(path);
    // The root of another drive of Windows is around no folder of this one.
    if (folder === path || isWithin(from, path)) return ask(path);
    if (isAbsent(folder)) return 'absent';
    const listing = nameOf(folder) === packages ? undefined : listingOf(folder, seen);
    return listing?.standing(nameOf(path)) ?? ask(path);
  };
  const isAbsent = onceEach((folder: string) => standing(folder) === 'absent');
  return standing;
}
