import type { Location } from '../../../src/document/document.ts';
import { linesOf } from '../../../src/document/lines.ts';
import { openDocument, type Syntax } from '../../../src/document/open-text.ts';
import {
  applyBaseline,
  type Baseline,
  emptyBaseline,
  type PlacedBaseline,
  updateBaseline,
} from '../../../src/engine/baseline.ts';
import type { Diagnostic, FileResult } from '../../../src/engine/result.ts';
import { lintUnder } from '../lint.ts';
import type { Manifest } from '../read.ts';

/** The findings of a preset, recorded. */
export interface Recording extends PlacedBaseline {
  readonly preset: string;
  readonly manifests: readonly Manifest[];
  /** What is found without the baseline. */
  readonly results: readonly FileResult[];
  readonly recorded: number;
}

export interface Tried {
  /** What is not as it should be. */
  readonly complaints: readonly string[];
  readonly tried: string;
}

export async function recordingOf(preset: string, manifests: readonly Manifest[]): Promise<Recording> {
  const results: FileResult[] = [];
  for (const { name, text } of manifests) results.push(await lint(preset, name, text));
  const { baseline, recorded } = updateBaseline(emptyBaseline, results);
  const placed = await placedIn(baseline);
  return { ...placed, preset, manifests, results, recorded };
}

export async function lint(preset: string, file: string, text: string, syntax: Syntax = 'json'): Promise<FileResult> {
  return lintUnder([preset], await openDocument(file, text, syntax));
}

/** A baseline as it stands in its file. */
export const textOf = (baseline: Baseline): string => `${JSON.stringify(baseline, null, 2)}\n`;

async function placedIn(baseline: Baseline): Promise<PlacedBaseline> {
  const positions = await (await openDocument('hublint-baseline.json', textOf(baseline), 'json')).positions();
  return {
    baseline,
    locate: (file, index) => positions.locate({ path: ['findings', file, index], on: 'value' }),
  };
}

/** What stands at a place in the baseline's file. */
export function textAt({ baseline }: Recording, { start, end }: Location): string {
  const text = textOf(baseline);
  const lines = linesOf(text);
  return text.slice(lines.offsetAt(start), lines.offsetAt(end));
}

/** What is reported of manifests under the baseline, entries that are stale among it. */
export const reported = (placed: PlacedBaseline, results: readonly FileResult[]): readonly Diagnostic[] =>
  results.flatMap((result) => applyBaseline(result, placed).diagnostics).filter(({ suppressed }) => !suppressed);

/** How a complaint calls a finding. */
export const found = ({ rule, pointer, message }: Diagnostic): string =>
  `${rule}${pointer && ` at ${pointer}`}: ${message}`;
