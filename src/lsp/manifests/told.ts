import { basename } from 'node:path';
import { FileChangeType, type FileEvent } from 'vscode-languageserver';
import { kindOf } from '../../host/files/entries.ts';
import { mayBeRead } from '../../run/watch/affected.ts';
import { pathOf } from '../editor/uri.ts';
import type { Roots } from './roots.ts';

/** What an editor told of that may matter. */
interface Told {
  readonly paths: readonly string[];
  /** Whether some of it came or went. */
  readonly isStructural: boolean;
}

/** Leaves out what no manifest is read from; a folder counts, since of the files in it an editor may tell nothing. */
export function toldOf(events: readonly FileEvent[], roots: Roots): Told {
  const told = events.flatMap(({ uri, type }) => {
    const path = pathOf(uri);
    return path !== undefined && (mayBeRead(basename(path)) || mayBeFolder(path, type, roots)) ? [{ path, type }] : [];
  });
  return {
    paths: told.map(({ path }) => path),
    isStructural: told.some(({ type }) => type !== FileChangeType.Changed),
  };
}

/** Whether a folder came or went: of what is gone, nobody can say any more that it was none. */
function mayBeFolder(path: string, type: FileChangeType, roots: Roots): boolean {
  if (type === FileChangeType.Changed || roots.of(path).isMade(path)) return false;
  return type === FileChangeType.Deleted || kindOf(path) === 'folder';
}
