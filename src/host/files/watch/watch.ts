import { watch } from 'node:fs';
import { KnownError } from '../../../engine/known-error.ts';

/** Hears the name of what changed in a folder, where the system tells it; `isRename` where it came, went, or was replaced. */
export type ChangeListener = (name: string | undefined, isRename: boolean) => void;

/**
 * Tells of what happens to the entries of one folder, not below them: what Node offers for all that is below opens, on
 * Linux, a handle for each file, those of `node_modules` included. Returns what ends it; undefined for what is no folder,
 * or may not be watched.
 * @throws KnownError where the system watches no more folders.
 */
export function watchFolder(folder: string, heard: ChangeListener): (() => void) | undefined {
  try {
    const watcher = watch(folder, (event, name) => heard(name ?? undefined, event === 'rename'));
    // A folder that is gone: the one that it was in tells.
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOSPC' && code !== 'EMFILE') return undefined;
    throw new KnownError({
      message: 'The system watches no more folders.',
      hint: 'Name the folders of the integrations, or have the system watch more (on Linux, `fs.inotify.max_user_watches` and `fs.inotify.max_user_instances`).',
    });
  }
}
