import { closest } from '../../../data/closest.ts';
import { ownOf } from '../../../data/objects.ts';
import type { WrongValue } from './kinds.ts';

/** What other languages call the types of JSON Schema. */
const synonyms: Readonly<Record<string, string>> = {
  bool: 'boolean',
  dict: 'object',
  double: 'number',
  float: 'number',
  int: 'integer',
  list: 'array',
  map: 'object',
  none: 'null',
  str: 'string',
  text: 'string',
};

/** The word of several that was meant; none where more than a word is written, such as `string[]`. */
export function meantWord(value: unknown, words: readonly string[] | undefined): string | undefined {
  if (words === undefined || typeof value !== 'string' || /[^\w\s-]/.test(value)) return undefined;
  const synonym = ownOf(synonyms, value.toLowerCase());
  return synonym !== undefined && words.includes(synonym) ? synonym : closest(value, words);
}

/** What to write instead, where a value tells what was meant but no word. */
export function adviceOn({ value, expected, words }: WrongValue, keyword: string): string {
  if (keyword === 'required' && typeof value === 'boolean') {
    return '; a field is required by its name in the `required` of the object that it is part of';
  }
  if (keyword === '$ref' && value === null) return '; in YAML, what begins with `#` needs quotes';
  if (typeof value !== 'string') return '';
  if (words !== undefined && value.includes('|')) return '; several types are a list, such as `["string", "null"]`';
  if (words !== undefined && /\[\]$|^(?:array|list)\s*</i.test(value))
    return '; the type of a list is `array`, and `items` says of what';
  if (expected !== 'a schema') return '';
  if (/^(?:true|false)$/.test(value)) return `, or \`${value}\` without quotes`;
  return /^(?:array|boolean|integer|null|number|object|string)$/.test(value)
    ? `, such as \`{ "type": "${value}" }\``
    : '';
}

/** Those that people write in other ways. Source: JSON Schema draft-07 and 2019-09. */
const formats = 'date-time date time duration email hostname ipv4 ipv6 uri uri-reference regex uuid json-pointer'.split(
  ' ',
);

const letters = (format: string): string => format.toLowerCase().replace(/[^a-z\d]/g, '');

/** The format that was meant by one of the same letters, which validators do not know. */
export const meantFormat = (format: unknown): string | undefined =>
  typeof format !== 'string' || formats.includes(format)
    ? undefined
    : formats.find((known) => letters(known) === letters(format));
