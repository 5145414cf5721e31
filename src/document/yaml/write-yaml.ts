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

/** An object or array that is worth lines of its own. */
export const isSpacious = (value: unknown): value is object => isContainer(value) && Object.keys(value).length > 0;

type Manner = Pick<Manuscript, 'lineBreak' | 'step'>;

/** What follows the `:` of a property or the `-` of an item that is indented by `margin`. */
export function announcedText(
  manner: Manner,
  value: unknown,
  margin: string,
  isItem: boolean,
  like?: ScalarStyle,
): string {
  if (!isSpacious(value)) return ` ${inlineText(value, like)}`;
  const { lineBreak, step } = manner;
  const inner = margin + (isItem ? '  ' : step);
  const lines = Array.isArray(value)
    ? value.map((item) => `-${announcedText(manner, item, inner, true)}`)
    : Object.entries(value).map(([name, part]) => `${stringText(name)}:${announcedText(manner, part, inner, false)}`);
  const block = lines.join(lineBreak + inner);
  return isItem ? ` ${block}` : `${lineBreak}${inner}${block}`;
}

/** A text of several lines as a literal block; undefined where one would need more than its indentation. */
export function literalText(
  { lineBreak }: Manner,
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

/** Letters, marks, numbers, punctuation, symbols and blanks: nothing that a reader could trip over. */
const isPrintable = (text: string): boolean => !/[\p{C}\u2028\u2029]/u.test(text);

/** Texts that are no strings to the readers of YAML 1.1. */
const ambiguous = /^(?:yes|no|on|off|\d+(?::\d+)+|\d{4}-\d\d?-\d\d?.*)$/i;

/** Whether a text means itself without quotes. Errs on the side of quotes. */
function isPlain(text: string, inBrackets: boolean): boolean {
  if (!/^[\p{L}\p{N}_$/(]/u.test(text) || /:(?![\p{L}\p{N}/])|\s#|\s$/u.test(text)) return false;
  return !(inBrackets && /[,[\]{}]/.test(text)) && !ambiguous.test(text) && plainValue(text) === text;
}

/** A string of JSON is one of YAML; the control characters that JSON leaves alone are escaped, too. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7F-\x9F\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
