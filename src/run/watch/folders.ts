import { dirname } from 'node:path';
import { upward } from '../../host/files/boundary.ts';
import { kindFollowing } from '../../host/files/entries.ts';
import { projectRoot } from '../../host/files/project/project.ts';
import { resolveThroughLinks } from '../../host/files/resolve-through-links.ts';
import type { WatchedFolders } from '../../host/files/watch/watched-folders.ts';
import type { WatchedState } from './affected.ts';

/**
 * Watches where manifests are searched for: folders as a whole, and the folder of a file; for a glob, the working directory.
 */
export async function watchTargets(targets: readonly string[], cwd: string, watched: WatchedFolders): Promise<void> {
  for (const target of targets.length > 0 ? targets : ['.']) {
    const path = resolveThroughLinks(target, cwd);
    const kind = kindFollowing(path);
    if (kind === 'folder') await watched.watchTree(path);
    else if (kind === undefined) await watched.watchTree(cwd);
    else watched.watch(dirname(path));
  }
}

/** Watches the folders of all files read for manifests and configurations, and those where a configuration may be created. */
export function watchReadings(
  { manifests, settings }: Pick<WatchedState, 'manifests' | 'settings'>,
  cwd: string,
  watched: WatchedFolders,
): void {
  for (const folder of upToRoot(cwd)) watched.watch(folder);
  for (const setting of settings) watched.watch(dirname(setting));
  for (const { path, files } of manifests) {
    for (const folder of upToRoot(dirname(path))) watched.watch(folder);
    for (const file of files) watched.watch(dirname(file));
  }
}

/** The folders from one up to the root of its project. */
const upToRoot = (folder: string): Iterable<string> => upward(folder, projectRoot(folder));
