import { diffArrays } from 'diff';
import type { Path } from '../../../src/data/path.ts';
import type { Patch } from '../../../src/document/document.ts';
import type { Line } from './writing.ts';

/** What a fix changed in the text beyond what its patches are about. */
export function* losses(
  before: readonly Line[],
  after: readonly string[],
  patches: readonly Patch[],
): Generator<string> {
  const texts = before.map(({ text }) => text);
  const touched = before.filter((line) => isTouched(line, patches));
  const addsEntry = patches.some(({ op, path }) => op === 'set' && !before.some((line) => isWritten(path, line)));
  for (const { removed, added } of hunks(before, after)) {
    for (const line of removed) {
      const isExcused = isEmptied(line, patches) || added.some((text) => differsInComma(line.text, text));
      // Of lines that are alike, it cannot be told which one is gone.
      if (!touched.some(({ text }) => text === line.text || differsInComma(text, line.text)) && !isExcused) {
        yield `the fix changes \`${line.text.trim()}\` to \`${added.join('\n').trim()}\``;
      }
    }
    const isNew = added.some((text) => timesIn(after, text) > timesIn(texts, text));
    if (removed.length === 0 && isNew && !addsEntry) yield `the fix adds \`${added.join('\n').trim()}\``;
    const [line] = removed;
    const [text] = added;
    if (line && text !== undefined && removed.length === 1 && added.length === 1) yield* lossesIn(line, text, patches);
  }
}

interface Hunk {
  readonly removed: Line[];
  readonly added: string[];
}

function hunks(before: readonly Line[], after: readonly string[]): readonly Hunk[] {
  const found: Hunk[] = [];
  let [line, hunk]: [number, Hunk | undefined] = [0, undefined];
  const texts = before.map(({ text }) => text);
  for (const { removed, added, value } of diffArrays(texts, [...after])) {
    const lines = added ? [] : before.slice(line, line + value.length);
    line += lines.length;
    if (!removed && !added) hunk = undefined;
    else if (hunk) {
      hunk.removed.push(...lines);
      if (added) hunk.added.push(...value);
    } else {
      hunk = { removed: [...lines], added: added ? [...value] : [] };
      found.push(hunk);
    }
  }
  return found;
}

/** Of a line that changed, only the name or value that a patch is about; of a value with parts, only those. */
function* lossesIn({ text, path, key, value, parts = [] }: Line, after: string, patches: readonly Patch[]) {
  const own = patches.filter((patch) => isBelow(path, patch.path) && isBelow(patch.path, path)).map(({ op }) => op);
  if (key === undefined || value === undefined || own.includes('remove')) return;
  const [start] = own.includes('rename') ? key : value;
  const [, end] = own.includes('rename') && !own.includes('set') ? key : value;
  if (!differsInComma(text, after) && !(after.startsWith(text.slice(0, start)) && after.endsWith(text.slice(end)))) {
    yield `the fix changes \`${text.trim()}\` to \`${after.trim()}\``;
  }
  if (own.length > 0) return;
  for (const part of parts) {
    if (!isTouched(part, patches) && !after.includes(part.text)) yield `the fix changes \`${part.text}\``;
  }
}

/** Whether a patch is about what is written there, or about something in it that is written in the same line. */
const isTouched = ({ path, parts }: Pick<Line, 'path' | 'parts'>, patches: readonly Patch[]): boolean =>
  patches.some((patch) => isBelow(path, patch.path) || (parts !== undefined && isBelow(patch.path, path)));

const timesIn = (lines: readonly string[], text: string): number => lines.filter((line) => line === text).length;

const isWritten = (path: Path, { path: own, parts = [] }: Line): boolean =>
  isBelow(own, path) || parts.some((part) => isBelow(part.path, path));

/** What holds nothing any more may be written anew. */
const isEmptied = ({ path }: Line, patches: readonly Patch[]): boolean =>
  patches.some((patch) => patch.op === 'remove' && patch.path.length === path.length + 1 && isBelow(patch.path, path));

const isBelow = (path: Path, top: Path): boolean => top.every((step, index) => String(step) === String(path[index]));

/** The comma behind a value comes and goes with what follows. */
const differsInComma = (before: string, after: string): boolean =>
  [...before.matchAll(/,/g)].some(({ index }) => before.slice(0, index) + before.slice(index + 1) === after) ||
  [...after.matchAll(/,/g)].some(({ index }) => after.slice(0, index) + after.slice(index + 1) === before);
