import { resolve } from 'node:path';
import type { WorkspaceEdit } from 'vscode-languageserver';
import type { Overlay } from '../../engine/fix.ts';
import type { OpenFiles } from '../editor/open-files.ts';
import { protocolEdits } from '../editor/ranges.ts';

/** A change to a text: UTF-16 offsets, end exclusive. */
export interface FileEdit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface EditorState {
  readonly open: OpenFiles;
  /** Whether the client supports versioned document edits: it then rejects edits of an outdated version. */
  readonly isVersioned: boolean;
}

/** Converts edits for the editor; undefined if it has another text by now. `sources` are the texts the edits refer to. */
export function workspaceEdit(
  edits: readonly FileEdit[],
  sources: Overlay,
  cwd: string,
  { open, isVersioned }: EditorState,
): WorkspaceEdit | undefined {
  const files = [...new Set(edits.map(({ file }) => file))];
  const changes = files.map((file) => {
    const own = edits.filter((edit) => edit.file === file);
    const path = resolve(cwd, file);
    const document = open.at(path);
    const text = sources.get(file) ?? '';
    const isCurrent = document === undefined || document.getText() === text;
    const [uri = ''] = open.urisOf(path);
    return {
      isCurrent,
      uri: document?.uri ?? uri,
      version: document?.version ?? null,
      edits: protocolEdits(text, own, document),
    };
  });
  if (changes.some(({ isCurrent }) => !isCurrent)) return undefined;
  if (!isVersioned) return { changes: Object.fromEntries(changes.map(({ uri, edits }) => [uri, edits])) };
  return { documentChanges: changes.map(({ uri, version, edits }) => ({ textDocument: { uri, version }, edits })) };
}
