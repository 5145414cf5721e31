import { endAt, matchAt } from '../../../data/match-at.ts';
import type { Key, Scalar, ScalarStyle } from '../../tree.ts';
import { plainValue } from '../plain.ts';
import type { YamlLines } from './lines.ts';

const space = 0x20;

/** Inside brackets, where more characters have a special meaning. */
const words = /(?:-(?=\d))?[A-Za-z0-9_$/][\w$./-]*(?: [\w$./-]+)*/y;
const name = /[A-Za-z0-9_$/][^\s:#]*(?: [^\s:#]+)*/y;
const double = /"((?:[^"\\\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)"/y;
const single = /'((?:[^'\r\n]|'')*)'(?!')/y;

/**
 * Reads a string in quotes that ends on its line; returns undefined, like all functions here, if only the full parser can
 * decide.
 */
export function quotedAt(text: string, start: number): Scalar | undefined {
  const isDouble = text[start] === '"';
  const match = matchAt(isDouble ? double : single, text, start);
  if (match === undefined) return undefined;
  const [all, inside = ''] = match;
  const style = isDouble ? 'double' : 'single';
  return scalar(start, start + all.length, unquoted(inside, style), style);
}

/** Decodes the text between quotes. A double-quoted string has only the escapes that YAML and JSON share. */
export function unquoted(inside: string, style: 'double' | 'single'): string {
  if (style === 'single') return inside.replaceAll("''", "'");
  return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}

/** Reads the name of a property, up to the colon after it. */
export function nameAt(text: string, start: number, inBrackets = false): Key | undefined {
  const mark = text[start];
  if (mark === '"' || mark === "'") {
    const quoted = quotedAt(text, start);
    return quoted && keyOf(String(quoted.value), quoted.style, start, quoted.end);
  }
  const end = endAt(inBrackets ? words : name, text, start);
  return end === undefined ? undefined : keyOf(text.slice(start, end), 'plain', start, end);
}

/** On its line, a colon may follow at most 1,024 characters. Source: YAML 1.2.2, section 7.4.2. */
const longestName = 1000;

const keyOf = (name: string, style: ScalarStyle, start: number, end: number): Key | undefined =>
  end - start > longestName ? undefined : { name, style, start, end };

/** Reads a plain scalar of ordinary words, or a number, inside brackets. */
export function wordsAt(text: string, start: number): Scalar | undefined {
  const end = endAt(words, text, start);
  return end === undefined ? undefined : plain(start, end, text.slice(start, end));
}

/** First characters that always start a plain scalar, whatever follows. */
const plainStart = /^(?:[\w./$(^~+=;\\\u00a1-\uffff]|-[\w.])/;

/** True if the whole line is part of a plain scalar: its first line, or a further one. */
export const isPlainText = (content: string, isFirst = true): boolean =>
  (!isFirst || plainStart.test(content)) && !content.includes(': ') && !content.endsWith(':');

/** Returns the end of a plain scalar on its line, before white space and a comment. */
export function plainEnd({ text, at, end }: Pick<YamlLines, 'text' | 'at' | 'end'>): number {
  const comment = text.slice(at, end).indexOf(' #');
  return endBeforeBlanks(text, comment < 0 ? end : at + comment);
}

/** Removes spaces at the end. A regular expression would backtrack over each run of spaces in the middle. */
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
