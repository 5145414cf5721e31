import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { diagnosticOf } from '../editor/diagnostic.ts';
import { summaryOf } from '../explanation.ts';
import type { ManifestFinding } from '../findings-at.ts';
import type { EditorManifest } from '../manifests/manifest.ts';

export const explainCommand = 'hublint.explain';

/** Offers to explain a rule. */
export function explainAction({ diagnostic, cwd }: ManifestFinding): CodeAction {
  const { rule, url } = diagnostic;
  const title = `Explain \`${rule}\``;
  return {
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnosticOf(diagnostic, cwd)],
    command: { title, command: explainCommand, arguments: [rule, ...(url === undefined ? [] : [url])] },
  };
}

/** The abilities of an editor that are needed to show a page. */
interface Viewer {
  /** Opens a URL in a browser; false if the editor does not. */
  readonly browse: (address: string) => Promise<boolean>;
  readonly show: (text: string) => void;
}

/** Shows a rule's page in a browser if the editor can open one, otherwise a summary as a message. */
export async function explain(
  [rule, url]: readonly unknown[],
  manifests: readonly EditorManifest[],
  { browse, show }: Viewer,
): Promise<void> {
  const page = typeof url === 'string' && url.startsWith('https://') ? url : undefined;
  if (page !== undefined && (await browse(page))) return;
  for (const { checked } of manifests) {
    const text = checked && summaryOf(String(rule), checked.run.registry(), page);
    if (text !== undefined) return show(text);
  }
}
