import type { JsonSchema } from '../../../nodes.ts';
import { isSchema } from '../../../schema/schemas-within.ts';

/** A bound, and the keyword that sets it. */
interface Bound {
  readonly keyword: string;
  readonly value: number;
  /** Whether the bound itself is excluded. */
  readonly strict?: boolean;
}

/** Two bounds with no value between them. */
export interface Gap {
  readonly low: Bound;
  readonly high: Bound;
  /** The `multipleOf` that no value between the bounds satisfies, if there are other numbers between them. */
  readonly divisor?: number;
}

/** The types that can have bounds. */
export const boundedTypes = ['number', 'string', 'array', 'object'] as const;
export type Bounded = (typeof boundedTypes)[number];

/** Returns the bounds of a type that leave no value, if all the schemas apply together. */
export function gapFor(type: Bounded, schemas: readonly JsonSchema[], wholeNumbers: boolean): Gap | undefined {
  if (!schemas.some((schema) => mayHaveUpperBound(type, schema))) return undefined;
  const high = strictest(schemas.flatMap(upperBounds[type]), (a, b) => a < b);
  // Few schemas have an upper bound, so the lower one is computed only then.
  const low = high && strictest(schemas.flatMap(lowerBounds[type]), (a, b) => a > b);
  if (low === undefined || high === undefined) return undefined;
  const isNothing = low.value > high.value || (low.value === high.value && (low.strict || high.strict));
  if (isNothing || (wholeNumbers && !haveMultiple(low, high, 1))) return { low, high };
  const divisor =
    type === 'number' ? divisorsOf(schemas).find((divisor) => !haveMultiple(low, high, divisor)) : undefined;
  return divisor === undefined ? undefined : { low, high, divisor };
}

/** Whether there is a multiple of an integer between two bounds. */
function haveMultiple(low: Bound, high: Bound, divisor: number): boolean {
  const [first, last] = [low.value / divisor, high.value / divisor];
  const least = low.strict ? Math.floor(first) + 1 : Math.ceil(first);
  return least <= (high.strict ? Math.ceil(last) - 1 : Math.floor(last));
}

/** Fractions are left out: floating-point division is not exact. */
const divisorsOf = (schemas: readonly JsonSchema[]): readonly number[] =>
  schemas.flatMap(({ multipleOf: divisor }) =>
    Number.isSafeInteger(divisor) && Number(divisor) > 0 ? [Number(divisor)] : [],
  );

/**
 * Keywords of which a single schema needs one to leave no value. `required` is not among them: the required properties fit
 * into the declared ones.
 */
export const boundKeywords = [
  'maxProperties',
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'contains',
] as const;

/** Whether a schema has both lower and upper bounds. */
export const canBeEmpty = (schema: JsonSchema): boolean =>
  boundKeywords.some((keyword) => schema[keyword] !== undefined) &&
  boundedTypes.some((type) => mayHaveUpperBound(type, schema));

function strictest(bounds: readonly Bound[], isStricter: (a: number, b: number) => boolean): Bound | undefined {
  return bounds.reduce<Bound | undefined>((strictestBound, bound) => {
    if (strictestBound === undefined || isStricter(bound.value, strictestBound.value)) return bound;
    return bound.value === strictestBound.value && bound.strict ? bound : strictestBound;
  }, undefined);
}

type BoundsOf = (schema: JsonSchema) => readonly Bound[];

const boundsFrom =
  (...keywords: readonly string[]): BoundsOf =>
  (schema) =>
    keywords.flatMap((keyword) => {
      const value = schema[keyword];
      return typeof value === 'number' ? [{ keyword, value, strict: keyword.startsWith('exclusive') }] : [];
    });

/** Keywords for the lower and upper bounds of numbers and string lengths. */
const lowerKeywords = { number: ['minimum', 'exclusiveMinimum'], string: ['minLength'] } as const;
const upperKeywords = { number: ['maximum', 'exclusiveMaximum'], string: ['maxLength'] } as const;

/** Whether a schema bounds numbers or string lengths. Most do not. */
export const isBounded = (type: 'number' | 'string', schema: JsonSchema): boolean =>
  [...lowerKeywords[type], ...upperKeywords[type]].some((keyword) => schema[keyword] !== undefined);

const lowerBounds: Readonly<Record<Bounded, BoundsOf>> = {
  number: boundsFrom(...lowerKeywords.number),
  string: boundsFrom(...lowerKeywords.string),
  array: (schema) => [...boundsFrom('minItems')(schema), ...containedIn(schema)],
  object: (schema) => [...boundsFrom('minProperties')(schema), ...requiredOf(schema)],
};

const upperBounds: Readonly<Record<Bounded, BoundsOf>> = {
  number: boundsFrom(...upperKeywords.number),
  string: boundsFrom(...upperKeywords.string),
  array: (schema) => [...boundsFrom('maxItems')(schema), ...listedIn(schema)],
  object: (schema) => [...boundsFrom('maxProperties')(schema), ...definedIn(schema)],
};

/** Keywords that set an upper bound, by type. */
const upperBoundKeywords: Readonly<Record<Bounded, readonly string[]>> = {
  ...upperKeywords,
  array: ['maxItems', 'items', 'prefixItems'],
  object: ['maxProperties', 'additionalProperties'],
};

/** Whether a schema may set an upper bound for a type. */
const mayHaveUpperBound = (type: Bounded, schema: JsonSchema): boolean =>
  upperBoundKeywords[type].some((keyword) => schema[keyword] !== undefined);

/** Whether a schema allows only the properties that it declares. */
const isClosed = ({ patternProperties, additionalProperties }: JsonSchema): boolean =>
  additionalProperties === false && patternProperties === undefined;

const propertiesOf = ({ properties }: JsonSchema): JsonSchema => (isSchema(properties) ? properties : {});

/**
 * The lower bound on the number of properties that `required` sets. Required properties that are not allowed are reported by
 * another rule.
 */
function requiredOf(schema: JsonSchema): readonly Bound[] {
  const requiredNames = new Set(Array.isArray(schema.required) ? schema.required : []);
  if (requiredNames.size === 0) return [];
  const isDefined = (name: unknown) => typeof name === 'string' && Object.hasOwn(propertiesOf(schema), name);
  return [
    { keyword: 'required', value: isClosed(schema) ? [...requiredNames].filter(isDefined).length : requiredNames.size },
  ];
}

/**
 * The lower bound that `contains` sets: one item, unless `minContains` is 0. Higher values of `minContains` count only in
 * newer drafts.
 */
const containedIn: BoundsOf = ({ contains, minContains }) =>
  contains !== undefined && minContains !== 0 ? [{ keyword: 'contains', value: 1 }] : [];

/** The upper bound on the number of properties that a closed object sets. */
const definedIn: BoundsOf = (schema) =>
  isClosed(schema) ? [{ keyword: 'properties', value: Object.keys(propertiesOf(schema)).length }] : [];

/** The upper bound on the number of items that a closed tuple, or `items: false`, sets. */
function listedIn({ items, prefixItems, additionalItems }: JsonSchema): readonly Bound[] {
  if ((Array.isArray(items) ? additionalItems : items) !== false) return [];
  const isPrefixed = !Array.isArray(items) && Array.isArray(prefixItems);
  const tuple = isPrefixed ? prefixItems : items;
  return [{ keyword: isPrefixed ? 'prefixItems' : 'items', value: Array.isArray(tuple) ? tuple.length : 0 }];
}
