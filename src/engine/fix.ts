import type { TextEdit } from '../document/document.ts';
import { type Chosen, chooseFixes, compatibleFixes } from './fix/choose.ts';
import { type UnchangedLine, unchangedByBoth, unchangedLines } from './fix/unchanged-lines.ts';
import type { Linted } from './lint.ts';
import type { FileResult } from './result/result.ts';

/** Texts by file that replace those on disk. */
export type Overlay = ReadonlyMap<string, string>;

export interface Fixing {
  /** Lints the manifest with these texts. */
  readonly lint: (overlay: Overlay) => Promise<Linted>;
  /** Whether to apply unsafe fixes, which an author should review. */
  readonly unsafe: boolean;
}

/** A file before and after the fixes. */
export interface FixedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** The lines that no fix has changed. */
  readonly unchanged: readonly UnchangedLine[];
}

export interface Fixed {
  readonly changes: readonly FixedFile[];
  /** The number of findings fixed. */
  readonly applied: number;
  /** The result before the fixes. */
  readonly before: FileResult;
  /** The result after the changes are written. */
  readonly result: FileResult;
}

const maxPasses = 10;
/** How often a manifest is linted again to find the fixes that break its syntax. */
const maxRepairs = 50;

/** The manifest after some fixes. */
interface FixState {
  readonly overlay: Overlay;
  /** The original lines that remain, by changed file. */
  readonly unchanged: ReadonlyMap<string, readonly UnchangedLine[]>;
  readonly linted: Linted;
  readonly applied: number;
}

/**
 * Applies fixes, pass by pass, until none is left. Fixes that overlap wait for the next pass. If the fixes of a pass together
 * break the syntax, such as by giving two properties one name, they are halved until the one that breaks it is found and
 * skipped.
 */
export async function fixManifest({ lint, unsafe }: Fixing): Promise<Fixed> {
  const first = await lint(new Map());
  let left = maxRepairs;
  const apply = async (state: FixState, { fixes, edits }: Chosen): Promise<FixState> => {
    if (fixes.length === 0) return state;
    const { result } = state.linted;
    const edited = editedFiles(edits, result.sources);
    const overlay = new Map([...state.overlay, ...edited.map(({ file, after }) => [file, after] as const)]);
    const linted = await lint(overlay);
    if (syntaxFaults(linted.result) <= syntaxFaults(result)) {
      return { overlay, unchanged: unchangedAfter(state, edited), linted, applied: state.applied + fixes.length };
    }
    const middle = fixes.length >> 1;
    for (const half of middle === 0 ? [] : [fixes.slice(0, middle), fixes.slice(middle)]) {
      if (left <= 0) break;
      left -= 1;
      const next = await apply(state, compatibleFixes(half, state.linted));
      if (next !== state) return next;
    }
    return state;
  };
  let state: FixState = { overlay: new Map(), unchanged: new Map(), linted: first, applied: 0 };
  for (let pass = 0; pass < maxPasses; pass++) {
    const last = state;
    state = await apply(state, chooseFixes(state.linted, unsafe));
    if (state === last) break;
  }
  const { overlay, unchanged, linted, applied } = state;
  const before = first.result;
  const changes = [...overlay].map(([file, after]) => {
    return { file, before: before.sources.get(file) ?? '', after, unchanged: unchanged.get(file) ?? [] };
  });
  return { changes, applied, before, result: linted.result };
}

/** Faults that a fix cannot cause: they existed before, hidden below a property with an unknown name. */
const unrelatedFaults: ReadonlySet<string> = new Set([
  'syntax/value-unexpected',
  'syntax/missing-file',
  'syntax/opaque',
]);

const syntaxFaults = ({ diagnostics }: FileResult) =>
  diagnostics.filter(({ rule }) => rule.startsWith('syntax/') && !unrelatedFaults.has(rule)).length;

/** Applies edits to their files; the edits of one file must not overlap. */
function editedFiles(edits: readonly TextEdit[], sources: Overlay): readonly FixedFile[] {
  const byFile = new Map<string, TextEdit[]>();
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const own = byFile.get(edit.file) ?? [];
    byFile.set(edit.file, own);
    own.push(edit);
  }
  return [...byFile].map(([file, own]) => {
    const before = sources.get(file) ?? '';
    const pieces = own.map(({ start, text }, at) => before.slice(own[at - 1]?.end ?? 0, start) + text);
    const after = pieces.join('') + before.slice(own.at(-1)?.end);
    return { file, before, after, unchanged: unchangedLines(before, own) };
  });
}

const unchangedAfter = ({ unchanged }: FixState, edited: readonly FixedFile[]): FixState['unchanged'] =>
  new Map([
    ...unchanged,
    ...edited.map((change) => {
      const earlier = unchanged.get(change.file);
      return [change.file, earlier ? unchangedByBoth(earlier, change.unchanged) : change.unchanged] as const;
    }),
  ]);
