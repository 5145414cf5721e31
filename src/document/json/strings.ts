import type { Range, Scalar } from '../tree.ts';

/** True if a UTF-16 unit is JSON white space. */
export const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

/** Returns the offset of the quote that closes the string starting at an offset: the next one that no backslash escapes. */
export function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, offset: number): boolean {
  let first = offset;
  while (text.charCodeAt(first - 1) === 0x5c) first -= 1;
  return (offset - first) % 2 === 1;
}

/** Returns the range of a part of a string: every UTF-16 unit of its value is written as itself or as one escape. */
export function within(text: string, scalar: Scalar, [start, end]: readonly [number, number]): Range | undefined {
  if (typeof scalar.value !== 'string' || start < 0 || end < start || end > scalar.value.length) return undefined;
  let offset = scalar.start + 1;
  let first = offset;
  for (let unit = 0; unit < end; unit++) {
    if (unit === start) first = offset;
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return { start: start === end ? offset : first, end: offset };
}
