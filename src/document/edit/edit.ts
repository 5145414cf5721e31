import type { Range } from '../tree.ts';

/** A replacement of a range of the text. */
export interface Edit extends Range {
  readonly text: string;
}

/** In the order of the text, neighbours joined; undefined where two of them overlap. */
export function joined(edits: readonly Edit[]): readonly Edit[] | undefined {
  const result: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last !== undefined && edit.start < last.end) return undefined;
    if (last === undefined || edit.start > last.end) result.push(edit);
    else result[result.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return result;
}
