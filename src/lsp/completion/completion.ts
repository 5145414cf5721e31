import { dirname } from 'node:path';
import type { CompletionItem, Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { KnownError } from '../../engine/known-error.ts';
import type { Registry } from '../../engine/plan/registry.ts';
import { builtInRegistry } from '../../run/built-in.ts';
import { findingsAt } from '../findings-at.ts';
import type { EditorManifest } from '../manifests/manifest.ts';
import type { Root } from '../manifests/root.ts';
import { inConfiguration } from './configuration.ts';
import { namesFor } from './names.ts';
import { inSuppression, suppressedLine } from './suppression.ts';

/** Returns the names that may be typed at a position; in a suppression comment, rules with a finding on its line come first. */
export async function completionsAt(
  path: string,
  document: TextDocument,
  position: Position,
  { root, manifests }: { readonly root: Root; readonly manifests: readonly EditorManifest[] },
): Promise<CompletionItem[]> {
  const start = { line: position.line, character: 0 };
  const line = document.getText({ start, end: { line: position.line + 1, character: 0 } }).replace(/[\r\n]+$/, '');
  const suppression = inSuppression(line, position);
  const wanted = suppression ?? inConfiguration(path, document, position);
  if (wanted === undefined) return [];
  const about = { line: suppressedLine(line, position.line), character: 0 };
  const found = suppression
    ? findingsAt(manifests, path, { start: about, end: { ...about, character: 2 ** 31 - 1 } })
    : [];
  const registry = await registryOfFile(path, root);
  return namesFor(wanted, path, registry, new Set(found.map(({ diagnostic }) => diagnostic.rule)));
}

/** Returns the names that are valid in a file; while its configuration is invalid, the built-in ones. */
export async function registryOfFile(path: string, root: Root): Promise<Registry> {
  try {
    return (await (await root.run()).configuration(dirname(path))).registry;
  } catch (error) {
    if (error instanceof KnownError) return builtInRegistry();
    throw error;
  }
}
