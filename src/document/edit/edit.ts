import type { Range } from '../tree.ts';

/** Replaces a range of the text. */
export interface Edit extends Range {
  readonly text: string;
}

/** Sorts edits by position and joins adjacent ones; returns undefined if two of them overlap. */
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
