import type { JsonSchema } from '../../../nodes.ts';
import { isSchema } from '../../../schema/schemas-within.ts';

/** A bound that a schema sets, by the keyword that sets it. */
interface Bound {
  readonly keyword: string;
  readonly value: number;
  /** Whether the bound itself is out. */
  readonly strict?: boolean;
}

/** Two bounds with nothing in between. */
export interface Gap {
  readonly low: Bound;
  readonly high: Bound;
  /** What each number has to be a multiple of, where there are others in between. */
  readonly step?: number;
}

/** The types that bounds are about. */
export const bounded = ['number', 'string', 'array', 'object'] as const;
export type Bounded = (typeof bounded)[number];

/** The bounds for values of a type that leave nothing in between, where all the schemas hold at once. */
export function gapFor(type: Bounded, schemas: readonly JsonSchema[], wholeNumbers: boolean): Gap | undefined {
  if (!schemas.some((schema) => isAbove(type, schema))) return undefined;
  const high = strictest(schemas.flatMap(highest[type]), (a, b) => a < b);
  // Few schemas have any.
  const low = high && strictest(schemas.flatMap(lowest[type]), (a, b) => a > b);
  if (low === undefined || high === undefined) return undefined;
  const isNothing = low.value > high.value || (low.value === high.value && (low.strict || high.strict));
  if (isNothing || (wholeNumbers && !haveMultiple(low, high, 1))) return { low, high };
  const step = type === 'number' ? stepsOf(schemas).find((of) => !haveMultiple(low, high, of)) : undefined;
  return step === undefined ? undefined : { low, high, step };
}

/** Whether two bounds have a multiple of a whole number in between. */
function haveMultiple(low: Bound, high: Bound, of: number): boolean {
  const [first, last] = [low.value / of, high.value / of];
  const least = low.strict ? Math.floor(first) + 1 : Math.ceil(first);
  return least <= (high.strict ? Math.ceil(last) - 1 : Math.floor(last));
}

/** Fractions are not exact. */
const stepsOf = (schemas: readonly JsonSchema[]): readonly number[] =>
  schemas.flatMap(({ multipleOf: of }) => (Number.isSafeInteger(of) && Number(of) > 0 ? [Number(of)] : []));

/** What one schema by itself has where it leaves nothing in between: what it requires fits into what it defines. */
export const leaving = [
  'maxProperties',
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'contains',
] as const;

/** Whether it has bounds of both kinds: what asks for much, and what allows little. */
export const canLeaveNothing = (schema: JsonSchema): boolean =>
  leaving.some((keyword) => schema[keyword] !== undefined) && bounded.some((type) => isAbove(type, schema));

function strictest(bounds: readonly Bound[], isStricter: (a: number, b: number) => boolean): Bound | undefined {
  return bounds.reduce<Bound | undefined>((most, bound) => {
    if (most === undefined || isStricter(bound.value, most.value)) return bound;
    return bound.value === most.value && bound.strict ? bound : most;
  }, undefined);
}

type BoundsOf = (schema: JsonSchema) => readonly Bound[];

const set =
  (...keywords: readonly string[]): BoundsOf =>
  (schema) =>
    keywords.flatMap((keyword) => {
      const value = schema[keyword];
      return typeof value === 'number' ? [{ keyword, value, strict: keyword.startsWith('exclusive') }] : [];
    });

/** Keywords that set what numbers, or the length of texts, are at least, and at most. */
const least = { number: ['minimum', 'exclusiveMinimum'], string: ['minLength'] } as const;
const greatest = { number: ['maximum', 'exclusiveMaximum'], string: ['maxLength'] } as const;

/** Whether a schema bounds numbers, or the length of texts: most do not. */
export const isBounded = (type: 'number' | 'string', schema: JsonSchema): boolean =>
  [...least[type], ...greatest[type]].some((keyword) => schema[keyword] !== undefined);

const lowest: Readonly<Record<Bounded, BoundsOf>> = {
  number: set(...least.number),
  string: set(...least.string),
  array: (schema) => [...set('minItems')(schema), ...containedIn(schema)],
  object: (schema) => [...set('minProperties')(schema), ...requiredOf(schema)],
};

const highest: Readonly<Record<Bounded, BoundsOf>> = {
  number: set(...greatest.number),
  string: set(...greatest.string),
  array: (schema) => [...set('maxItems')(schema), ...listedIn(schema)],
  object: (schema) => [...set('maxProperties')(schema), ...definedIn(schema)],
};

/** What says so. */
const above: Readonly<Record<Bounded, readonly string[]>> = {
  ...greatest,
  array: ['maxItems', 'items', 'prefixItems'],
  object: ['maxProperties', 'additionalProperties'],
};

/** Whether a schema may have a bound above the values of a type. */
const isAbove = (type: Bounded, schema: JsonSchema): boolean =>
  above[type].some((keyword) => schema[keyword] !== undefined);

/** Where no other properties are allowed than those that are defined. */
const isClosed = ({ patternProperties, additionalProperties }: JsonSchema): boolean =>
  additionalProperties === false && patternProperties === undefined;

const namesIn = ({ properties }: JsonSchema): JsonSchema => (isSchema(properties) ? properties : {});

/** As many properties as are required. Another rule tells of what is required and not allowed. */
function requiredOf(schema: JsonSchema): readonly Bound[] {
  const wanted = new Set(Array.isArray(schema.required) ? schema.required : []);
  if (wanted.size === 0) return [];
  const isDefined = (name: unknown) => typeof name === 'string' && Object.hasOwn(namesIn(schema), name);
  return [{ keyword: 'required', value: isClosed(schema) ? [...wanted].filter(isDefined).length : wanted.size }];
}

/** One item, where some draft does not ask for none: how many else depends on the draft. */
const containedIn: BoundsOf = ({ contains, minContains }) =>
  contains !== undefined && minContains !== 0 ? [{ keyword: 'contains', value: 1 }] : [];

/** As few properties as are allowed. */
const definedIn: BoundsOf = (schema) =>
  isClosed(schema) ? [{ keyword: 'properties', value: Object.keys(namesIn(schema)).length }] : [];

/** As few items as a tuple has that is not to have more; none where items are not to be. */
function listedIn({ items, prefixItems, additionalItems }: JsonSchema): readonly Bound[] {
  if ((Array.isArray(items) ? additionalItems : items) !== false) return [];
  const isPrefixed = !Array.isArray(items) && Array.isArray(prefixItems);
  const tuple = isPrefixed ? prefixItems : items;
  return [{ keyword: isPrefixed ? 'prefixItems' : 'items', value: Array.isArray(tuple) ? tuple.length : 0 }];
}
