import { isContainer } from '../../data/objects.ts';
import type { Manuscript, Writer } from '../edit/manuscript.ts';
import type { ScalarStyle } from '../tree.ts';
import { plainValue } from './plain.ts';

/** Writes scalars, and collections in brackets. */
export const yamlWriter: Writer = {
  spreads: false,
  name: (name, like) => stringText(name, like, true),
  value: (value, like) => inlineText(value, like, true),
};

export function inlineText(value: unknown, like?: ScalarStyle, inBrackets = false): string {
  if (typeof value === 'string') return stringText(value, like, inBrackets);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => inlineText(item, 'plain', true)).join(', ')}]`;
  const properties = Object.entries(value).map(
    ([name, part]) => `${stringText(name, 'plain', true)}: ${inlineText(part, 'plain', true)}`,
  );
  return `{${properties.join(', ')}}`;
}

/** True for a non-empty object or array, which is written on lines of its own. */
export const isSpacious = (value: unknown): value is object => isContainer(value) && Object.keys(value).length > 0;

type LayoutStyle = Pick<Manuscript, 'lineBreak' | 'step'>;

/** Returns what follows the `:` of a property or the `-` of an item that is indented by `margin`. */
export function announcedText(
  layout: LayoutStyle,
  value: unknown,
  margin: string,
  isItem: boolean,
  like?: ScalarStyle,
): string {
  if (!isSpacious(value)) return ` ${inlineText(value, like)}`;
  const { lineBreak, step } = layout;
  const inner = margin + (isItem ? '  ' : step);
  const lines = Array.isArray(value)
    ? value.map((item) => `-${announcedText(layout, item, inner, true)}`)
    : Object.entries(value).map(([name, part]) => `${stringText(name)}:${announcedText(layout, part, inner, false)}`);
  const block = lines.join(lineBreak + inner);
  return isItem ? ` ${block}` : `${lineBreak}${inner}${block}`;
}

/** Writes a string of several lines as a literal block; returns undefined if it would need an indentation indicator. */
export function literalText(
  { lineBreak }: LayoutStyle,
  value: unknown,
  margin: string | undefined,
  comment: string,
): string | undefined {
  if (margin === undefined || typeof value !== 'string' || !/^\S/.test(value) || /\n\n$|^[ \t]+$/m.test(value))
    return undefined;
  if (!isPrintable(value.replace(/[\n\t]/g, ''))) return undefined;
  const lines = value.replace(/\n$/, '').split('\n');
  const header = value.endsWith('\n') ? '|' : '|-';
  return [header + comment, ...lines.map((line) => (line === '' ? '' : margin + line))].join(lineBreak);
}

export function stringText(text: string, like: ScalarStyle = 'plain', inBrackets = false): string {
  if (like === 'single' && isPrintable(text)) return `'${text.replaceAll("'", "''")}'`;
  return like !== 'double' && isPrintable(text) && isPlain(text, inBrackets) ? text : quoted(text);
}

/** True if the text has only visible characters and spaces: letters, marks, numbers, punctuation and symbols. */
const isPrintable = (text: string): boolean => !/[\p{C}\u2028\u2029]/u.test(text);

/** Plain scalars that YAML 1.1 does not read as strings. */
const ambiguous = /^(?:yes|no|on|off|\d+(?::\d+)+|\d{4}-\d\d?-\d\d?.*)$/i;

/** True if a text keeps its meaning without quotes. If in doubt, false. */
function isPlain(text: string, inBrackets: boolean): boolean {
  if (!/^[\p{L}\p{N}_$/(]/u.test(text) || /:(?![\p{L}\p{N}/])|\s#|\s$/u.test(text)) return false;
  return !(inBrackets && /[,[\]{}]/.test(text)) && !ambiguous.test(text) && plainValue(text) === text;
}

/** Writes a JSON string, which is also valid YAML; escapes the control characters that JSON leaves alone, too. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7F-\x9F\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
