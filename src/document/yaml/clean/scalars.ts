import type { Key, Scalar, Style } from '../../tree.ts';
import { plainValue } from '../plain.ts';

/** What is read from one place; undefined where only the whole grammar can tell. */
type Found<T> = T | undefined;

const words = /(?:-(?=\d))?[A-Za-z0-9_$/][\w$./-]*(?: [\w$./-]+)*/y;
const double = /"((?:[^"\\\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)"/y;
const single = /'((?:[^'\r\n]|'')*)'/y;

/** A string in quotes that ends on its line. */
export function quotedAt(text: string, start: number): Found<Scalar> {
  const isDouble = text[start] === '"';
  const quoted = isDouble ? double : single;
  quoted.lastIndex = start;
  const match = quoted.exec(text);
  if (match === null) return undefined;
  const [all, inside = ''] = match;
  return scalar(
    start,
    start + all.length,
    isDouble ? unescaped(inside) : inside.replaceAll("''", "'"),
    all[0] === '"' ? 'double' : 'single',
  );
}

/** The escapes that YAML has in common with JSON. */
const unescaped = (inside: string): string => (inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside);

/** The name of a property, up to the colon that a blank or the end of the line follows. */
export function nameAt(text: string, start: number): Found<Key> {
  const mark = text[start];
  const key = mark === '"' || mark === "'" ? quotedAt(text, start) : plainNameAt(text, start);
  if (key === undefined || key.end - start > longestName) return undefined;
  return { name: String(key.value), style: key.style, start, end: key.end };
}

/** What stands before a colon on its line is at most 1,024 signs. Source: YAML 1.2.2, section 7.4.2. */
const longestName = 1000;

function plainNameAt(text: string, start: number): Found<Scalar> {
  words.lastIndex = start;
  const match = words.exec(text);
  return match === null ? undefined : scalar(start, start + match[0].length, match[0], 'plain');
}

/** A plain scalar of ordinary words, or a number, inside brackets. */
export function wordsAt(text: string, start: number): Found<Scalar> {
  const name = plainNameAt(text, start);
  return name && plain(start, name.end, String(name.value));
}

/** First signs that make a plain scalar whatever follows. */
const plainStart = /^(?:[\w./$(^~+=;\\\u00a1-\uffff]|-[\w.])/;

/** A plain scalar on the rest of a line, without the comment behind it. */
export function plainAt(text: string, start: number, end: number): Found<Scalar> {
  const line = text.slice(start, end);
  if (!plainStart.test(line)) return undefined;
  const comment = line.indexOf(' #');
  let length = comment < 0 ? line.length : comment;
  while (line[length - 1] === ' ') length -= 1;
  const content = line.slice(0, length);
  if (content.includes(': ') || content.endsWith(':')) return undefined;
  return plain(start, start + content.length, content);
}

function plain(start: number, end: number, content: string): Found<Scalar> {
  const value = plainValue(content);
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : scalar(start, end, value, 'plain');
}

export const scalar = (start: number, end: number, value: Scalar['value'], style: Style): Scalar => ({
  kind: 'scalar',
  start,
  end,
  value,
  style,
  tagged: false,
});
