import type { CodeAction, WorkspaceEdit } from 'vscode-languageserver';
import { fixManifest } from '../../engine/fix.ts';
import type { CheckedManifest, EditorManifest } from '../manifests/manifest.ts';
import { type EditorState, type FileEdit, workspaceEdit } from './workspace-edit.ts';

export const fixAllKind = 'source.fixAll.hublint';

/** Offers to apply all safe fixes of a manifest; the edit is computed only when the action is chosen. */
export function fixAllAction({ checked, source }: EditorManifest): readonly CodeAction[] {
  const isFixable = checked?.result.diagnostics.some(({ fix, suppressed }) => fix?.safety === 'safe' && !suppressed);
  if (!isFixable) return [];
  const title = 'Fix all safe problems of the integration';
  return [{ title, kind: fixAllKind, data: { manifest: source.path } }];
}

/** Returns the combined edit of the fixes of a manifest, in all of its files. */
export async function fixAllEdit(
  { run, source, overlay }: CheckedManifest,
  cwd: string,
  editor: EditorState,
): Promise<WorkspaceEdit | undefined> {
  const lint = (fixed: typeof overlay) => run.check(source, new Map([...overlay, ...fixed]));
  const { changes } = await fixManifest({ lint, unsafe: false });
  const before = new Map(changes.map((change) => [change.file, change.before] as const));
  return workspaceEdit(
    changes.map(({ file, before, after }) => ({ file, ...difference(before, after) })),
    before,
    cwd,
    editor,
  );
}

/** Returns the single edit between two texts. Common text at either end is kept, with the editor's markers in it. */
function difference(before: string, after: string): Omit<FileEdit, 'file'> {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (isInside(before, head) || isInside(after, head)) head -= 1;
  if (isInside(before, before.length - tail) || isInside(after, after.length - tail)) tail -= 1;
  return { start: head, end: before.length - tail, text: after.slice(head, after.length - tail) };
}

/** Whether an offset splits a surrogate pair or a CRLF; an editor would move such an edit. */
const isInside = (text: string, offset: number): boolean =>
  /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(text.slice(Math.max(offset - 1, 0), offset + 1));
