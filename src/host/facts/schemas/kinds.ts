import { isObject } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';

/** A value that a keyword cannot hold. */
export interface Wrong {
  readonly path: Path;
  readonly value: unknown;
  /** What it can hold, as people call it. */
  readonly expected: string;
  /** The words to choose from. */
  readonly words?: readonly string[];
}

/** What a keyword, or a part of it, may hold: yields what it may not. */
export type Kind = (value: unknown, path: Path) => Iterable<Wrong>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const one = (expected: string, accepts: (value: unknown) => boolean, words?: readonly string[]): Kind =>
  function* (value, path) {
    if (!accepts(value)) yield { path, value, expected, ...(words && { words }) };
  };

const mapOf = (expected: string, kind: Kind): Kind =>
  function* (value, path) {
    if (!isObject(value)) yield { path, value, expected };
    else for (const name of Object.keys(value)) yield* kind(value[name], [...path, name]);
  };

const listOf = (expected: string, kind: Kind, { empty }: { readonly empty: boolean }): Kind =>
  function* (value, path) {
    if (!Array.isArray(value) || (!empty && value.length === 0)) yield { path, value, expected };
    else for (const [index, item] of value.entries()) yield* kind(item, [...path, index]);
  };

/** A list whose items differ: a repeated one is wrong where it stands. */
const setOf = (expected: string, kind: Kind, options: { readonly empty: boolean }): Kind => {
  const list = listOf(expected, kind, options);
  return function* (value, path) {
    yield* list(value, path);
    const seen = new Set<unknown>();
    for (const [index, item] of Array.isArray(value) ? value.entries() : []) {
      if (seen.has(item)) yield { path: [...path, index], value: item, expected: 'each name once' };
      seen.add(item);
    }
  };
};

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const;
const oneType = one(
  types
    .map((name) => `\`${name}\``)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1'),
  (value) => types.some((name) => name === value),
  types,
);
const someTypes = setOf('one or more types', oneType, { empty: false });

export const text = one('a string', (value) => typeof value === 'string');
export const flag = one('`true` or `false`', (value) => typeof value === 'boolean');
export const flags = mapOf('flags by address', flag);
export const number = one('a number', isNumber);
export const positive = one('a number above 0', (value) => isNumber(value) && value > 0);
export const count = one(
  'a whole number of 0 or more',
  (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
);
export const list = one('a list', Array.isArray);
export const names = setOf('a list of names', text, { empty: true });
export const namesByName = mapOf('lists of names by property', names);
export const type: Kind = (value, path) => (Array.isArray(value) ? someTypes : oneType)(value, path);
export const schema = one('a schema', (value) => isObject(value) || typeof value === 'boolean');
export const schemas = mapOf('schemas by name', schema);
export const schemaList = listOf('a list of schemas, at least one', schema, { empty: false });
export const items: Kind = (value, path) => (Array.isArray(value) ? schemaList : schema)(value, path);
export const dependencies = mapOf('schemas or lists of names, by property', (value, path) =>
  (Array.isArray(value) ? names : schema)(value, path),
);
