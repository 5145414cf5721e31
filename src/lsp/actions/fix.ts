import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { diagnosticOf } from '../editor/diagnostic.ts';
import type { ManifestFinding } from '../findings-at.ts';
import { type EditorState, workspaceEdit } from './workspace-edit.ts';

/** The fix of a finding. */
export function fixAction({ diagnostic, result, cwd }: ManifestFinding, editor: EditorState): readonly CodeAction[] {
  const { fix } = diagnostic;
  const edit = fix && workspaceEdit(fix.edits, result.sources, cwd, editor);
  if (edit === undefined) return [];
  const isSafe = fix?.safety === 'safe';
  return [
    {
      title: isSafe ? fix.title : `${fix?.title} (unsafe: review what it does)`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(diagnostic, cwd)],
      isPreferred: isSafe,
      edit,
    },
  ];
}
