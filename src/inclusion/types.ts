import type { Data } from '../data/objects.ts';

/** The types of values as a bit set. A number is either an integer or a fraction, so that the types are disjoint. */
export const bits = { null: 1, boolean: 2, integer: 4, fraction: 8, string: 16, array: 32, object: 64 } as const;

export const anyType = 127;
export const numeric = bits.integer | bits.fraction;

const bitsByName = new Map<unknown, number>([...Object.entries(bits), ['number', numeric]]);

/** Returns the types that a schema's own `type`, `nullable`, `const` and `enum` allow. */
export function typesOf(schema: Data): number {
  const { type, nullable } = schema;
  let types = anyType;
  if (type !== undefined) {
    types = (Array.isArray(type) ? type : [type]).reduce((all, name) => all | (bitsByName.get(name) ?? 0), 0);
    if (nullable === true) types |= bits.null;
  }
  const values = enumeratedValuesOf(schema);
  return values ? types & values.reduce<number>((all, value) => all | typeOf(value), 0) : types;
}

/** Returns the types of the values of a schema: with an integer `multipleOf`, no fraction is left. */
export const valueTypesOf = (schema: Data): number =>
  Number.isSafeInteger(schema.multipleOf) ? typesOf(schema) & ~bits.fraction : typesOf(schema);

/** Returns the values of `const` or `enum`; undefined if a schema has neither. */
export function enumeratedValuesOf(schema: Data): readonly unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

export function typeOf(value: unknown): number {
  if (value === null) return bits.null;
  if (Array.isArray(value)) return bits.array;
  if (typeof value === 'number') return Number.isInteger(value) ? bits.integer : bits.fraction;
  return bitsByName.get(typeof value) ?? bits.object;
}

/** Returns the names of types; both kinds of number are `number`. */
export function typeNames(types: number): readonly string[] {
  const names = Object.keys(bits).filter((name) => (types & (bitsByName.get(name) ?? 0)) !== 0);
  if ((types & numeric) !== numeric) return names.map((name) => (name === 'fraction' ? 'number' : name));
  return names.filter((name) => name !== 'integer').map((name) => (name === 'fraction' ? 'number' : name));
}

/** Splits a bit set into single types; the two kinds of number stay together. */
export const splitTypes = (types: number): readonly number[] =>
  [bits.null, bits.boolean, numeric, bits.string, bits.array, bits.object]
    .map((type) => type & types)
    .filter((type) => type !== 0);
