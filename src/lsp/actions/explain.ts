import { type CodeAction, CodeActionKind, type Connection } from 'vscode-languageserver';
import { shownOf } from '../diagnostic.ts';
import { explanationOf } from '../explanation.ts';
import type { Found } from '../found.ts';
import type { Manifest } from '../manifest.ts';

export const explainCommand = 'hublint.explain';

/** Offers to say what a rule is for. */
export function explainAction({ diagnostic, cwd }: Found): CodeAction {
  const { rule, url } = diagnostic;
  const title = `Explain \`${rule}\``;
  return {
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [shownOf(diagnostic, cwd)],
    command: { title, command: explainCommand, arguments: [rule, ...(url === undefined ? [] : [url])] },
  };
}

/** Shows a rule's page: in a browser where the editor can open one, else as a message. */
export async function explain(
  [rule, url]: readonly unknown[],
  { window }: Pick<Connection, 'window'>,
  manifests: readonly Manifest[],
  canShow: boolean,
): Promise<void> {
  if (canShow && typeof url === 'string' && /^https:\/\//.test(url)) {
    const { success } = await window.showDocument({ uri: url, external: true });
    if (success) return;
  }
  for (const { checked } of manifests) {
    const text = checked && explanationOf(String(rule), checked.run.registry());
    if (text !== undefined) return window.showInformationMessage(text);
  }
}
