import { onceEach } from '../../data/once.ts';
import { isWithin } from './boundary.ts';
import { type EntryKind, lookUp, type Missing } from './entries.ts';
import type { FileCache } from './file-cache.ts';
import { listingOf } from './listing.ts';
import { folderOf, nameOf } from './path-parts.ts';

/** Not listed: it contains a thousand names, all of them in lower case. */
const unlistedFolder = 'node_modules';

/**
 * Returns a function that looks up the paths that something in a folder refers to, by their exact case. Windows and
 * macOS ignore case, other systems do not: a project that is built or checked there has to use the exact names. The
 * spelling of the folder itself is not checked. Most of the paths that an import may mean do not exist, which one
 * listing of their folder shows for all of them.
 */
export function lookUpFrom(from: string, fileCache: FileCache): (path: string) => EntryKind | Missing {
  const lookUpCached = (path: string) => fileCache.cached('standing', path, () => lookUp(path));
  const lookUpPath = (path: string): EntryKind | Missing => {
    const folder = folderOf(path);
    // The root of another Windows drive does not contain the folder.
    if (folder === path || isWithin(from, path)) return lookUpCached(path);
    if (isAbsent(folder)) return 'absent';
    const listing = nameOf(folder) === unlistedFolder ? undefined : listingOf(folder, fileCache);
    return listing?.statusOf(nameOf(path)) ?? lookUpCached(path);
  };
  const isAbsent = onceEach((folder: string) => lookUpPath(folder) === 'absent');
  return lookUpPath;
}
