import { basename } from 'node:path';
import { FileChangeType, type FileEvent } from 'vscode-languageserver';
import { kindFollowing } from '../../host/files/entries.ts';
import { mayBeRead } from '../../run/watch/affected.ts';
import { pathOf } from '../editor/uri.ts';
import type { Roots } from './roots.ts';

/** The relevant files of an event from the editor. */
interface ReportedChanges {
  readonly paths: readonly string[];
  /** Whether some of them were created or deleted. */
  readonly isStructural: boolean;
}

/** Returns the events for files that a manifest may read, and for folders: an editor may not report the files in them. */
export function reportedChangesOf(events: readonly FileEvent[], roots: Roots): ReportedChanges {
  const relevant = events.flatMap(({ uri, type }) => {
    const path = pathOf(uri);
    return path !== undefined && (mayBeRead(basename(path)) || mayBeFolder(path, type, roots)) ? [{ path, type }] : [];
  });
  return {
    paths: relevant.map(({ path }) => path),
    isStructural: relevant.some(({ type }) => type !== FileChangeType.Changed),
  };
}

/** Whether a folder was created or deleted. Any deleted path may have been one. */
function mayBeFolder(path: string, type: FileChangeType, roots: Roots): boolean {
  if (type === FileChangeType.Changed || roots.of(path).isMade(path)) return false;
  return type === FileChangeType.Deleted || kindFollowing(path) === 'folder';
}
