import type { TextEdit } from '../../document/document.ts';

/** An unchanged line's index before and after the edits, 0-based. Lines end with `\n`. */
export type UnchangedLine = readonly [before: number, after: number];

/** The lines of a text that edits leave unchanged, in order. The edits must be in order and must not overlap. */
export function unchangedLines(text: string, edits: readonly TextEdit[]): readonly UnchangedLine[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const unchanged: UnchangedLine[] = [];
  let next = 0;
  let added = 0;
  const keepUntil = (line: number) => {
    for (; next < line; next++) unchanged.push([next, next + added]);
  };
  let line = 0;
  const lineOf = (offset: number) => {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line++;
    return line;
  };
  for (const edit of edits) {
    const first = lineOf(edit.start);
    const last = lineOf(edit.end);
    keepUntil(first);
    const beginsLine = edit.text === '' ? edit.start === starts[first] && next === first : edit.text.endsWith('\n');
    next = beginsLine && edit.end === starts[last] ? last : last + 1;
    added += edit.text.split('\n').length - 1 - (last - first);
  }
  keepUntil(starts.length);
  return unchanged;
}

/** The lines that two successive sets of edits leave unchanged. */
export function unchangedByBoth(
  first: readonly UnchangedLine[],
  second: readonly UnchangedLine[],
): readonly UnchangedLine[] {
  const origins = new Map(first.map(([before, after]) => [after, before]));
  return second.flatMap(([middle, after]): readonly UnchangedLine[] => {
    const before = origins.get(middle);
    return before === undefined ? [] : [[before, after]];
  });
}
