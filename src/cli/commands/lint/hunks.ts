import { diffArrays, type StructuredPatchHunk } from 'diff';
import type { FixedFile } from '../../../engine/fix.ts';

/** Lines shown around a change. */
const contextLines = 3;
/** Edits between two kept lines up to which a minimal diff is computed (quadratic); beyond it, all are replaced. */
const maxCompared = 200;

/** Returns the hunks of a change. The unchanged lines are known, so lines are compared only between them. */
export function hunksOf(change: FixedFile): StructuredPatchHunk[] {
  const lines = markedLines(change);
  const hunks: StructuredPatchHunk[] = [];
  let [oldStart, newStart, at] = [1, 1, 0];
  for (const [from, to] of rangesShown(lines)) {
    oldStart += from - at;
    newStart += from - at;
    const shown = lines.slice(from, to);
    const oldLines = shown.filter((line) => !line.startsWith('+')).length;
    const newLines = shown.filter((line) => !line.startsWith('-')).length;
    hunks.push({ oldStart, oldLines, newStart, newLines, lines: shown.flatMap(diffLines) });
    oldStart += oldLines;
    newStart += newLines;
    at = to;
  }
  return hunks;
}

/** Every line of both texts, prefixed with `-`, `+` or, if it is in both, a space. */
function markedLines({ before, after, unchanged }: FixedFile): readonly string[] {
  const oldLines = linesOf(before);
  const newLines = linesOf(after);
  const marked: string[] = [];
  let [oldNext, newNext] = [0, 0];
  for (const [oldLine, newLine] of [...unchanged, [oldLines.length, newLines.length] as const]) {
    for (const line of diffBetween(oldLines.slice(oldNext, oldLine), newLines.slice(newNext, newLine)))
      marked.push(line);
    if (oldLine < oldLines.length) marked.push(` ${oldLines[oldLine]}`);
    [oldNext, newNext] = [oldLine + 1, newLine + 1];
  }
  return marked;
}

function diffBetween(oldLines: string[], newLines: string[]): string[] {
  const parts = diffArrays(oldLines, newLines, { maxEditLength: maxCompared }) ?? [
    { value: oldLines, removed: true, added: false },
    { value: newLines, removed: false, added: true },
  ];
  return parts.flatMap(({ value, removed, added }) => value.map((line) => (removed ? '-' : added ? '+' : ' ') + line));
}

/** The line ranges to show: the changed lines with their context. */
function rangesShown(lines: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.startsWith(' ')) continue;
    const last = ranges.at(-1);
    const to = Math.min(at + contextLines + 1, lines.length);
    if (last && at - contextLines <= last[1]) last[1] = to;
    else ranges.push([Math.max(at - contextLines, 0), to]);
  }
  return ranges;
}

/** Splits into lines with their line breaks; the last line may have none. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/).filter((line) => line !== '');

/** The line of a hunk without its `\n`; if it had none, followed by git's marker for that. */
const diffLines = (line: string): string[] =>
  line.endsWith('\n') ? [line.slice(0, -1)] : [line, '\\ No newline at end of file'];
