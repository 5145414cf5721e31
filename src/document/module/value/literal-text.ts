import type { Literal, Origin } from './value.ts';

/** Returns the source range of a part of a string, given by UTF-16 offsets; undefined if it cannot be determined. */
export function partOf(literal: Literal, source: string, [from, to]: readonly [number, number]): Origin | undefined {
  const { file, start, end } = literal.origin;
  if (typeof literal.value !== 'string' || from < 0 || to < from || to > literal.value.length) return undefined;
  if (literal.plain) return { file, start: start + from, end: start + to };
  // The source of a regular expression is written between its slashes as it is.
  if (source.startsWith(`/${literal.value}/`, start)) return { file, start: start + 1 + from, end: start + 1 + to };
  if (!literal.verbatim) return undefined;
  const offsets = unitOffsets(source.slice(start + 1, end - 1));
  const [first, last] = [offsets[from], offsets[to]];
  if (offsets.length !== literal.value.length + 1 || first === undefined || last === undefined) return undefined;
  return { file, start: start + 1 + first, end: start + 1 + last };
}

/** An escape: `\u{…}` (its code is the first group), `\uXXXX`, `\xXX`, a line break or any other character; or a CRLF, which is one LF. */
const escapeSequence = /\\(?:u\{([\da-fA-F]+)\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|\r\n|[\s\S])|\r\n/y;

/** Returns the source offset of each UTF-16 unit of a string, relative to its opening quote, and the end of the last one. */
function unitOffsets(raw: string): readonly number[] {
  const offsets: number[] = [];
  let place = 0;
  while (place < raw.length) {
    escapeSequence.lastIndex = place;
    const match = escapeSequence.exec(raw);
    const length = match?.[0].length ?? 1;
    const units = match === null ? 1 : unitsOf(match[0], match[1]);
    for (let unit = 0; unit < units; unit += 1) offsets.push(place);
    place += length;
  }
  offsets.push(raw.length);
  return offsets;
}

function unitsOf(written: string, codePoint: string | undefined): number {
  if (codePoint !== undefined) return Number.parseInt(codePoint, 16) > 0xffff ? 2 : 1;
  // A backslash before a line break is a line continuation, which adds nothing to the string.
  return /^\\(?:\r\n|[\n\r\u2028\u2029])$/.test(written) ? 0 : 1;
}
