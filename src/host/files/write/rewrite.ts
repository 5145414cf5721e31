import { hash } from 'node:crypto';
import type { OutputFile } from './writable.ts';

/** A change of a text without the text itself: there may be thousands to write at once. */
export interface Rewrite extends OutputFile {
  /** The digest of the content when it was read, and of the new content. */
  readonly before: string;
  readonly after: string;
  readonly edit: Edit;
}

/** The part between the common head and the common tail of both texts; lengths in UTF-16 units. */
interface Edit {
  readonly head: number;
  readonly tail: number;
  readonly text: string;
}

interface Texts extends OutputFile {
  readonly before: string;
  readonly after: string;
}

export function rewriteOf({ path, file, before, after }: Texts): Rewrite {
  return { path, file, before: digestOf(before), after: digestOf(after), edit: editBetween(before, after) };
}

export const digestOf = (content: string | Buffer): string => hash('sha256', content);

export const applyEdit = (text: string, { head, tail, text: between }: Edit): string =>
  text.slice(0, head) + between + text.slice(text.length - tail);

function editBetween(before: string, after: string): Edit {
  const maxCommon = Math.min(before.length, after.length);
  let head = 0;
  while (head < maxCommon && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < maxCommon - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  // Copied, because a slice of a string keeps the whole string in memory.
  return { head, tail, text: structuredClone(after.slice(head, after.length - tail)) };
}
