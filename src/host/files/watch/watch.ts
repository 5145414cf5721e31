import { watch } from 'node:fs';
import { KnownError } from '../../../engine/known-error.ts';

/** Receives the name of a changed entry, if the system reports it; `isRename` if it was added, removed or replaced. */
export type ChangeListener = (name: string | undefined, isRename: boolean) => void;

/**
 * Watches the direct entries of one folder. On Linux, Node's recursive watching would open a handle for each file,
 * including those in `node_modules`. Returns a function that stops it; undefined if it is not a folder, or cannot be
 * watched.
 * @throws KnownError if the system's limit for watched folders is reached.
 */
export function watchFolder(folder: string, onChange: ChangeListener): (() => void) | undefined {
  try {
    const watcher = watch(folder, (event, name) => onChange(name ?? undefined, event === 'rename'));
    // The folder was removed, which the watcher of its parent reports.
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOSPC' && code !== 'EMFILE') return undefined;
    throw new KnownError({
      message: 'The system cannot watch any more folders.',
      hint: 'Name the folders of the integrations, or have the system watch more (on Linux, `fs.inotify.max_user_watches` and `fs.inotify.max_user_instances`).',
    });
  }
}
