import type { Hover, MarkupKind, Position } from 'vscode-languageserver';
import { markedRange } from './editor/ranges.ts';
import { explanationOf } from './explanation.ts';
import { findingsAt } from './findings-at.ts';
import type { EditorManifest } from './manifests/manifest.ts';

/** Returns the pages of the rules that have a finding at a position. */
export function hoverAt(
  manifests: readonly EditorManifest[],
  path: string,
  position: Position,
  kind: MarkupKind,
): Hover | undefined {
  const found = findingsAt(manifests, path, { start: position, end: position });
  const [first] = found;
  if (first === undefined) return undefined;
  const pages = found.map(({ diagnostic, run }) => explanationOf(diagnostic.rule, run.registry()));
  const value = [...new Set(pages)].filter((page) => page !== undefined).join('\n\n---\n\n');
  if (value === '') return undefined;
  return {
    contents: { kind, value },
    range: markedRange(first.diagnostic.location),
  };
}
