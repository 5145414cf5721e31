import type { Location } from '../document/document.ts';

/** A source line at or near a location. */
export interface ExcerptLine {
  readonly number: number;
  readonly text: string;
  /** The UTF-16 range of the line that the location covers, end exclusive. */
  readonly covered?: readonly [start: number, end: number];
  /** Whether lines of a long range are omitted before this one. */
  readonly afterGap: boolean;
}

export interface Excerpt {
  readonly lines: readonly ExcerptLine[];
  /** Whether the location covers more than one line. */
  readonly spread: boolean;
}

/** The number of lines shown before and after a location. */
export interface ContextLines {
  readonly before: number;
  readonly after: number;
}

/** A range of more lines is shown with its first lines and its last one. */
const maxRangeLines = 5;
const rangeHead = 3;

/** Splits a text into lines as positions count them: a lone `\r` ends a line, a byte order mark takes no column. */
export const sourceLines = (text: string): readonly string[] =>
  text.replace(/^\uFEFF/, '').split(text.includes('\r') ? /\r\n?|\n/ : '\n');

/** The source lines around a location; none if the location is beyond the end of the source. */
export function excerptOf(source: readonly string[], location: Location, surroundings: ContextLines): Excerpt {
  const { start, end } = location;
  // A range that ends before the first character of a line does not cover that line.
  const lastLine = end.column === 1 ? end.line - 1 : end.line;
  const last = Math.max(start.line, Math.min(lastLine, source.length));
  const numbers = numbersOf(source, start.line, last, surroundings);
  const lines = numbers.map((number, index): ExcerptLine => {
    const text = source[number - 1] ?? '';
    const line = { number, text, afterGap: index > 0 && numbers[index - 1] !== number - 1 };
    if (number < start.line || number > last) return line;
    const from = number === start.line ? start.column - 1 : text.length - text.trimStart().length;
    return { ...line, covered: [from, number === last && last === end.line ? end.column - 1 : text.length] };
  });
  return { lines, spread: last > start.line };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function numbersOf(source: readonly string[], first: number, last: number, { before, after }: ContextLines): number[] {
  if (first > source.length) return [];
  const from = Math.max(1, first - before);
  const to = Math.min(source.length, last + after);
  const isLong = last - first >= maxRangeLines;
  const numbers = isLong ? [...range(from, first + rangeHead - 1), ...range(last, to)] : range(from, to);
  const isShown = (number: number): boolean => number === first || (source[number - 1] ?? '').trim() !== '';
  return numbers.slice(numbers.findIndex(isShown), numbers.findLastIndex(isShown) + 1);
}
