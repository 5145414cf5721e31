import type { JsonSchema } from '../../nodes.ts';
import { isSchema } from '../../subschemas.ts';

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
}

/** The types that bounds are about. */
export const bounded = ['number', 'string', 'array', 'object'] as const;
export type Bounded = (typeof bounded)[number];

/** Keywords by type: the number that each holds is the least or the most. */
const keywords: Readonly<Record<Bounded, { readonly low: readonly string[]; readonly high: readonly string[] }>> = {
  number: { low: ['minimum', 'exclusiveMinimum'], high: ['maximum', 'exclusiveMaximum'] },
  string: { low: ['minLength'], high: ['maxLength'] },
  array: { low: ['minItems'], high: ['maxItems'] },
  object: { low: ['minProperties'], high: ['maxProperties'] },
};

/** The bounds for values of a type that leave nothing in between, where all the schemas hold at once. */
export function gapFor(type: Bounded, schemas: readonly JsonSchema[], wholeNumbers: boolean): Gap | undefined {
  const bounds = schemas.map((schema) => boundsOf(schema, type));
  const low = strictest(
    bounds.flatMap((one) => one.low),
    (a, b) => a > b,
  );
  const high = strictest(
    bounds.flatMap((one) => one.high),
    (a, b) => a < b,
  );
  if (low === undefined || high === undefined) return undefined;
  const touching = low.value === high.value && (low.strict || high.strict);
  const betweenIntegers = wholeNumbers && Math.ceil(low.value) > Math.floor(high.value);
  return low.value > high.value || touching || betweenIntegers ? { low, high } : undefined;
}

function strictest(bounds: readonly Bound[], isStricter: (a: number, b: number) => boolean): Bound | undefined {
  return bounds.reduce<Bound | undefined>((most, bound) => {
    if (most === undefined || isStricter(bound.value, most.value)) return bound;
    return bound.value === most.value && bound.strict ? bound : most;
  }, undefined);
}

function boundsOf(
  schema: JsonSchema,
  type: Bounded,
): { readonly low: readonly Bound[]; readonly high: readonly Bound[] } {
  const read = (keyword: string): readonly Bound[] => {
    const value = schema[keyword];
    return typeof value === 'number' ? [{ keyword, value, strict: keyword.startsWith('exclusive') }] : [];
  };
  const { low, high } = keywords[type];
  const implied = type === 'object' ? ofProperties(schema) : type === 'array' ? ofItems(schema) : { low: [], high: [] };
  return { low: [...low.flatMap(read), ...implied.low], high: [...high.flatMap(read), ...implied.high] };
}

/** As many properties as are required; as few as are allowed. Another rule tells of what is required and not allowed. */
function ofProperties({ required, properties, patternProperties, additionalProperties }: JsonSchema) {
  const isClosed = additionalProperties === false && patternProperties === undefined;
  const names = isSchema(properties) ? properties : {};
  const wanted = new Set(Array.isArray(required) ? required : []);
  const low = [...wanted].filter((name) => !isClosed || (typeof name === 'string' && Object.hasOwn(names, name)));
  return {
    low: wanted.size > 0 ? [{ keyword: 'required', value: low.length }] : [],
    high: isClosed ? [{ keyword: 'properties', value: Object.keys(names).length }] : [],
  };
}

/** As few items as a tuple has that is not to have more. */
function ofItems({ items, prefixItems, additionalItems }: JsonSchema) {
  const isClosed = Array.isArray(items) ? additionalItems === false : items === false && Array.isArray(prefixItems);
  const [keyword, tuple] = Array.isArray(items) ? ['items', items] : ['prefixItems', prefixItems];
  return { low: [], high: isClosed && Array.isArray(tuple) ? [{ keyword: String(keyword), value: tuple.length }] : [] };
}
