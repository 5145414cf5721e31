import type { TextEdit } from '../../document/document.ts';

/** A line of the text before, and which line it is of the text after; both counted from 0, and ended by `\n`. */
export type UnchangedLine = readonly [before: number, after: number];

/** The lines of a text that edits leave as they are, in order. Of the edits, in order too, no two overlap. */
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

/** The lines that are left as they are first by some edits, then by others. */
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
