import { listed } from '../../../data/listed.ts';
import { type Data, isObject } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { isType, types } from '../../../rule/schema/types.ts';

/** A value that is invalid for a keyword. */
export interface WrongValue {
  readonly path: Path;
  readonly value: unknown;
  /** The expected value, in words. */
  readonly expected: string;
  /** The allowed words. */
  readonly words?: readonly string[];
}

/** The values that a keyword, or a part of its value, may have. */
export interface KeywordKind {
  /** Returns whether a value is valid. Most are, and this check is cheaper than `wrong`. */
  readonly fits: (value: unknown) => boolean;
  /** Yields the invalid parts of a value. */
  readonly wrongValues: (value: unknown, path: Path) => Iterable<WrongValue>;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const simpleKind = (expected: string, fits: KeywordKind['fits'], words?: readonly string[]): KeywordKind => ({
  fits,
  *wrongValues(value, path) {
    if (!fits(value)) yield { path, value, expected, ...(words && { words }) };
  },
});

function allPropertiesFit(map: Data, { fits }: KeywordKind): boolean {
  for (const name in map) if (!fits(map[name])) return false;
  return true;
}

/** Checks holes, too, which `every` skips. */
function allItemsFit(list: readonly unknown[], { fits }: KeywordKind): boolean {
  for (const item of list) if (!fits(item)) return false;
  return true;
}

const mapOf = (expected: string, kind: KeywordKind): KeywordKind => ({
  fits: (value) => isObject(value) && allPropertiesFit(value, kind),
  *wrongValues(value, path) {
    if (!isObject(value)) yield { path, value, expected };
    else for (const name of Object.keys(value)) yield* kind.wrongValues(value[name], [...path, name]);
  },
});

const listOf = (expected: string, kind: KeywordKind, { empty }: { readonly empty: boolean }): KeywordKind => ({
  fits: (value) => Array.isArray(value) && (empty || value.length > 0) && allItemsFit(value, kind),
  *wrongValues(value, path) {
    if (!Array.isArray(value) || (!empty && value.length === 0)) yield { path, value, expected };
    else for (const [index, item] of value.entries()) yield* kind.wrongValues(item, [...path, index]);
  },
});

/** A list without duplicates: a repeated item is wrong at its own position. */
const setOf = (expected: string, kind: KeywordKind, options: { readonly empty: boolean }): KeywordKind => {
  const list = listOf(expected, kind, options);
  return {
    fits: (value) =>
      list.fits(value) && Array.isArray(value) && (value.length < 2 || new Set(value).size === value.length),
    *wrongValues(value, path) {
      yield* list.wrongValues(value, path);
      const seen = new Set<unknown>();
      for (const [index, item] of Array.isArray(value) ? value.entries() : []) {
        if (seen.has(item)) yield { path: [...path, index], value: item, expected: 'each name once' };
        seen.add(item);
      }
    },
  };
};

/** One kind for lists, and another for all other values. */
const listOrSingle = (listed: KeywordKind, other: KeywordKind): KeywordKind => {
  const kindFor = (value: unknown) => (Array.isArray(value) ? listed : other);
  return {
    fits: (value) => kindFor(value).fits(value),
    wrongValues: (value, path) => kindFor(value).wrongValues(value, path),
  };
};

const singleType = simpleKind(
  listed(
    types.map((name) => `\`${name}\``),
    'or',
  ),
  isType,
  types,
);
const typeList = setOf('one or more types', singleType, { empty: false });

export const text = simpleKind('a string', (value) => typeof value === 'string');
export const flag = simpleKind('`true` or `false`', (value) => typeof value === 'boolean');
export const flags = mapOf('flags by address', flag);
export const number = simpleKind('a number', isNumber);
export const positive = simpleKind('a number above 0', (value) => isNumber(value) && value > 0);
export const count = simpleKind(
  'a whole number of 0 or more',
  (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
);
export const list = simpleKind('a list', Array.isArray);
export const names = setOf('a list of names', text, { empty: true });
export const namesByName = mapOf('lists of names by property', names);
export const type = listOrSingle(typeList, singleType);
export const schema = simpleKind('a schema', (value) => isObject(value) || typeof value === 'boolean');
export const schemas = mapOf('schemas by name', schema);
export const schemaList = listOf('a list of schemas, at least one', schema, { empty: false });
export const items = listOrSingle(schemaList, schema);
export const dependencies = mapOf('schemas or lists of names, by property', listOrSingle(names, schema));
