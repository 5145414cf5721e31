import { type CodeAction, CodeActionKind, type CodeActionParams, type Range } from 'vscode-languageserver';
import { wholeLines } from '../editor/ranges.ts';
import { findingsAt, type ManifestFinding } from '../findings-at.ts';
import type { EditorManifest } from '../manifests/manifest.ts';
import { explainAction } from './explain.ts';
import { fixAction } from './fix.ts';
import { fixAllAction, fixAllEdit, fixAllKind } from './fix-all.ts';
import { suppressActions } from './suppress.ts';
import type { EditorState } from './workspace-edit.ts';

export const actionKinds = [CodeActionKind.QuickFix, fixAllKind];

/** Maximum number of findings for which actions are offered at once. */
const maxFindings = 10;

export interface ActionOptions extends EditorState {
  /** Whether the client requests the edit only when an action is chosen. */
  readonly canResolve: boolean;
  readonly isCancelled: () => boolean;
}

/** Returns the code actions for the findings in a range of a file. */
export async function actionsAt(
  manifests: readonly EditorManifest[],
  path: string,
  { range, context }: Pick<CodeActionParams, 'range' | 'context'>,
  options: ActionOptions,
): Promise<CodeAction[]> {
  const isWanted = (kind: string) => context.only?.some((only) => isOf(kind, only)) ?? true;
  const found = isWanted(CodeActionKind.QuickFix) ? findingsAround(manifests, path, range).slice(0, maxFindings) : [];
  const fixes = found.flatMap((one) => fixAction(one, options));
  const silences = await suppressActions(found, options);
  if (options.isCancelled()) return [];
  const isAsked = context.only?.some((only) => isOf(fixAllKind, only)) ?? false;
  const concerned = isAsked || (context.only === undefined && options.canResolve) ? manifests : [];
  const all = concerned.filter(({ files }) => files.has(path)).flatMap(fixAllAction);
  // A client that requests only these kinds applies them at once, for example on save, so they need their edit now.
  const worked = isAsked ? await Promise.all(all.map((one) => resolveAction(one, manifests, options))) : all;
  return [...fixes, ...worked, ...silences, ...found.map(explainAction)];
}

/** Returns the findings in a range, or else those on its lines: the cursor is rarely on the exact token. */
function findingsAround(manifests: readonly EditorManifest[], path: string, range: Range): readonly ManifestFinding[] {
  const found = findingsAt(manifests, path, range);
  return found.length > 0 ? found : findingsAt(manifests, path, wholeLines(range));
}

/** Returns the action with its edit. */
export async function resolveAction(
  action: CodeAction,
  manifests: readonly EditorManifest[],
  editor: EditorState,
): Promise<CodeAction> {
  const wanted: unknown = action.data?.manifest;
  const manifest = manifests.find(({ source }) => source.path === wanted);
  if (manifest?.checked === undefined) return action;
  const edit = await fixAllEdit(manifest.checked, manifest.root.folder, editor);
  return edit ? { ...action, edit } : action;
}

/** Kinds are dotted names; each part narrows the kind before it. */
const isOf = (kind: string, wider: string): boolean => wider === '' || kind === wider || kind.startsWith(`${wider}.`);
