import type { Path } from '../../src/data/path.ts';
import type { Location, Patch, Positions, TextEdit } from '../../src/document/document.ts';
import { linesOf } from '../../src/document/lines.ts';
import { openDocument } from '../../src/document/open-text.ts';

/** Returns the text at a location. */
export function textAt(text: string, { start, end }: Pick<Location, 'start' | 'end'>): string {
  const lines = linesOf(text);
  return text.slice(lines.offsetAt(start), lines.offsetAt(end));
}

export async function positionsIn(file: string, text: string): Promise<Positions> {
  return (await openDocument(file, text)).positions();
}

export function applied(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits) {
    if (edit.start < done) throw new Error('Edits overlap or are out of order.');
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/** Returns the text after the patches; undefined if they are rejected. */
export async function edited(file: string, text: string, patches: readonly Patch[]): Promise<string | undefined> {
  const edits = (await positionsIn(file, text)).edit(patches);
  return edits && applied(text, edits);
}

export const set = (path: Path, value: unknown): Patch => ({ op: 'set', path, value });
export const remove = (...path: Path): Patch => ({ op: 'remove', path });
export const rename = (path: Path, to: string): Patch => ({ op: 'rename', path, to });
