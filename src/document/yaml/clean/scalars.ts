import { endAt, matchAt } from '../../../data/match-at.ts';
import type { Key, Scalar, ScalarStyle } from '../../tree.ts';
import { plainValue } from '../plain.ts';
import type { YamlLines } from './lines.ts';

const space = 0x20;

/** In brackets, where more signs mean something. */
const words = /(?:-(?=\d))?[A-Za-z0-9_$/][\w$./-]*(?: [\w$./-]+)*/y;
const name = /[A-Za-z0-9_$/][^\s:#]*(?: [^\s:#]+)*/y;
const double = /"((?:[^"\\\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)"/y;
const single = /'((?:[^'\r\n]|'')*)'(?!')/y;

/** A string in quotes that ends on its line; undefined, as all here, where only the whole grammar can tell. */
export function quotedAt(text: string, start: number): Scalar | undefined {
  const isDouble = text[start] === '"';
  const match = matchAt(isDouble ? double : single, text, start);
  if (match === undefined) return undefined;
  const [all, inside = ''] = match;
  const style = isDouble ? 'double' : 'single';
  return scalar(start, start + all.length, unquoted(inside, style), style);
}

/** What the text between quotes stands for. Double-quoted, it has the escapes alone that YAML has in common with JSON. */
export function unquoted(inside: string, style: 'double' | 'single'): string {
  if (style === 'single') return inside.replaceAll("''", "'");
  return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}

/** The name of a property, up to the colon behind it. */
export function nameAt(text: string, start: number, inBrackets = false): Key | undefined {
  const mark = text[start];
  if (mark === '"' || mark === "'") {
    const quoted = quotedAt(text, start);
    return quoted && keyOf(String(quoted.value), quoted.style, start, quoted.end);
  }
  const end = endAt(inBrackets ? words : name, text, start);
  return end === undefined ? undefined : keyOf(text.slice(start, end), 'plain', start, end);
}

/** What stands before a colon on its line is at most 1,024 signs. Source: YAML 1.2.2, section 7.4.2. */
const longestName = 1000;

const keyOf = (name: string, style: ScalarStyle, start: number, end: number): Key | undefined =>
  end - start > longestName ? undefined : { name, style, start, end };

/** A plain scalar of ordinary words, or a number, inside brackets. */
export function wordsAt(text: string, start: number): Scalar | undefined {
  const end = endAt(words, text, start);
  return end === undefined ? undefined : plain(start, end, text.slice(start, end));
}

/** First signs that make a plain scalar whatever follows. */
const plainStart = /^(?:[\w./$(^~+=;\\\u00a1-\uffff]|-[\w.])/;

/** Whether a line of text is nothing else, be it the first of a plain scalar or a further one. */
export const isPlainText = (content: string, isFirst = true): boolean =>
  (!isFirst || plainStart.test(content)) && !content.includes(': ') && !content.endsWith(':');

/** Where a plain scalar ends on its line, before blanks and a comment. */
export function plainEnd({ text, at, end }: Pick<YamlLines, 'text' | 'at' | 'end'>): number {
  const comment = text.slice(at, end).indexOf(' #');
  return endBeforeBlanks(text, comment < 0 ? end : at + comment);
}

/** Without the blanks at its end. An expression would look at a row of blanks in the middle again and again. */
export const withoutBlanks = (line: string): string => line.slice(0, endBeforeBlanks(line, line.length));

function endBeforeBlanks(text: string, from: number): number {
  let end = from;
  while (text.charCodeAt(end - 1) === space) end -= 1;
  return end;
}

export function plain(start: number, end: number, content: string): Scalar | undefined {
  const value = plainValue(content);
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : scalar(start, end, value, 'plain');
}

export const scalar = (start: number, end: number, value: Scalar['value'], style: ScalarStyle): Scalar => ({
  kind: 'scalar',
  start,
  end,
  value,
  style,
  tagged: false,
});
