import { type HolderKind, holderOf } from '../holders.ts';

/**
 * The keywords that rules search for and that most schemas have. Each has its own bit; there is room for 62. Source: JSON
 * Schema draft-07, 2019-09 and 2020-12, and the platform's `x-zui`.
 */
export const common: readonly string[] = [
  ...['type', 'properties', 'required', 'additionalProperties', 'title', 'description', 'x-zui', 'items', 'nullable'],
  ...['enum', 'const', 'default', 'example', 'examples', 'pattern', 'format', 'allOf', 'anyOf', 'oneOf', 'not'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'patternProperties', 'propertyNames'],
  ...['$ref', '$schema', '$id', 'id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$recursiveAnchor', '$recursiveRef'],
  ...['definitions', '$defs', 'if', 'then', 'else', 'contains', 'prefixItems', 'additionalItems', 'dependencies'],
  ...['dependentSchemas', 'dependentRequired', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
];

/**
 * A set of common keywords, one bit each, split into two numbers of 31 bits because V8 stores these without a heap
 * allocation.
 */
export interface Bits {
  readonly low: number;
  readonly high: number;
}

interface Keyword extends Bits {
  /** How the keyword holds subschemas; undefined if it holds none. */
  readonly holder: HolderKind | undefined;
}

const bits = 31;
const byName: ReadonlyMap<string, Keyword> = new Map(
  common.map((name, at) => [
    name,
    { low: at < bits ? 1 << at : 0, high: at < bits ? 0 : 1 << (at - bits), holder: holderOf(name) },
  ]),
);

/** Returns a common keyword by name; undefined for any other name. */
export const keywordNamed = (name: string): Keyword | undefined => byName.get(name);

/** A set of keywords to search for. */
export interface Keywords extends Bits {
  readonly names: readonly string[];
  /** The names that are not common keywords. */
  readonly others: readonly string[];
}

/** Whether two sets share a common keyword. */
export const haveCommon = (one: Bits, other: Bits): boolean =>
  (one.low & other.low) !== 0 || (one.high & other.high) !== 0;

export function keywords(...names: readonly string[]): Keywords {
  let [low, high] = [0, 0];
  for (const name of names) {
    low |= byName.get(name)?.low ?? 0;
    high |= byName.get(name)?.high ?? 0;
  }
  return { names, low, high, others: names.filter((name) => !byName.has(name)) };
}

/** Keywords that give a schema a name which references can point to. */
export const naming = keywords('$id', 'id', '$anchor', '$dynamicAnchor');
