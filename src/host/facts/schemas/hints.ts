import { closest } from '../../../data/closest.ts';
import { ownOf } from '../../../data/objects.ts';
import type { WrongValue } from './kinds.ts';

/** Names of other languages for the types of JSON Schema. */
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

/** Returns the word of a list that was meant; undefined for anything but a word, such as `string[]`. */
export function closestWord(value: unknown, words: readonly string[] | undefined): string | undefined {
  if (words === undefined || typeof value !== 'string' || /[^\w\s-]/.test(value)) return undefined;
  const synonym = ownOf(synonyms, value.toLowerCase());
  return synonym !== undefined && words.includes(synonym) ? synonym : closest(value, words);
}

/** Returns what to write instead, if a value shows what was meant but is not a misspelled word. */
export function hintFor({ value, expected, words }: WrongValue, keyword: string): string {
  if (keyword === 'required' && typeof value === 'boolean') {
    return '; a field is required by its name in the `required` of the object that it is part of';
  }
  if (keyword === '$ref' && value === null) return '; in YAML, a value that begins with `#` needs quotes';
  if (typeof value !== 'string') return '';
  if (words !== undefined && value.includes('|')) return '; several types are a list, such as `["string", "null"]`';
  if (words !== undefined && /\[\]$|^(?:array|list)\s*</i.test(value))
    return '; the type of a list is `array`, and `items` is the schema of its items';
  if (expected !== 'a schema') return '';
  if (/^(?:true|false)$/.test(value)) return `, or \`${value}\` without quotes`;
  return /^(?:array|boolean|integer|null|number|object|string)$/.test(value)
    ? `, such as \`{ "type": "${value}" }\``
    : '';
}

/** The formats that people misspell. Source: JSON Schema draft-07 and 2019-09. */
const formats = 'date-time date time duration email hostname ipv4 ipv6 uri uri-reference regex uuid json-pointer'.split(
  ' ',
);

const lettersOf = (format: string): string => format.toLowerCase().replace(/[^a-z\d]/g, '');

/** Returns the format with the same letters as one that validators do not know. */
export const closestFormat = (format: unknown): string | undefined =>
  typeof format !== 'string' || formats.includes(format)
    ? undefined
    : formats.find((known) => lettersOf(known) === lettersOf(format));
