import { type CodeAction, CodeActionKind, type CodeActionParams, type Range } from 'vscode-languageserver';
import { wholeLines } from '../editor/ranges.ts';
import { findingsAt, type ManifestFinding } from '../findings-at.ts';
import type { EditorManifest } from '../manifests/manifest.ts';
import { explainAction } from './explain.ts';
import { fixAction } from './fix.ts';
import { fixAllAction, fixAllEdit, fixAllKind } from './fix-all.ts';
import { silenceActions } from './silence.ts';
import type { EditorState } from './workspace-edit.ts';

export const actionKinds = [CodeActionKind.QuickFix, fixAllKind];

/** So many findings of one line are offered something for. */
const most = 10;

export interface ActionOptions extends EditorState {
  /** Whether the client asks for an edit when its action is chosen. */
  readonly canResolve: boolean;
  readonly isCancelled: () => boolean;
}

/** What can be done about what is found in a part of a file. */
export async function actionsAt(
  manifests: readonly EditorManifest[],
  path: string,
  { range, context }: Pick<CodeActionParams, 'range' | 'context'>,
  options: ActionOptions,
): Promise<CodeAction[]> {
  const isWanted = (kind: string) => context.only?.some((only) => isOf(kind, only)) ?? true;
  const found = isWanted(CodeActionKind.QuickFix) ? foundAround(manifests, path, range).slice(0, most) : [];
  const fixes = found.flatMap((one) => fixAction(one, options));
  const silences = await silenceActions(found, options);
  if (options.isCancelled()) return [];
  const isAsked = context.only?.some((only) => isOf(fixAllKind, only)) ?? false;
  const concerned = isAsked || (context.only === undefined && options.canResolve) ? manifests : [];
  const all = concerned.filter(({ files }) => files.has(path)).flatMap(fixAllAction);
  // Whoever asks for these alone applies them at once, such as on saving.
  const worked = isAsked ? await Promise.all(all.map((one) => resolved(one, manifests, options))) : all;
  return [...fixes, ...worked, ...silences, ...found.map(explainAction)];
}

/** What is found in a part of a file, else on its lines: whoever asks for help has rarely met the very word. */
function foundAround(manifests: readonly EditorManifest[], path: string, range: Range): readonly ManifestFinding[] {
  const found = findingsAt(manifests, path, range);
  return found.length > 0 ? found : findingsAt(manifests, path, wholeLines(range));
}

/** The action with what it does. */
export async function resolved(
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

/** Kinds are names with dots, each of which narrows what stands before it. */
const isOf = (kind: string, wider: string): boolean => wider === '' || kind === wider || kind.startsWith(`${wider}.`);
