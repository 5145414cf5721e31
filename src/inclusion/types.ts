import type { Data } from '../data/objects.ts';

/** Types of values as a set of bits. A number is an integer or a fraction, so that no two of them have a value in common. */
export const bits = { null: 1, boolean: 2, integer: 4, fraction: 8, string: 16, array: 32, object: 64 } as const;

export const anyType = 127;
export const numeric = bits.integer | bits.fraction;

const named = new Map<unknown, number>([...Object.entries(bits), ['number', numeric]]);

/** What a schema's own `type`, `nullable`, `const` and `enum` leave of the types. */
export function typesOf(schema: Data): number {
  const { type, nullable } = schema;
  let types = anyType;
  if (type !== undefined) {
    types = (Array.isArray(type) ? type : [type]).reduce((all, name) => all | (named.get(name) ?? 0), 0);
    if (nullable === true) types |= bits.null;
  }
  const values = valuesOf(schema);
  return values ? types & values.reduce<number>((all, value) => all | typeOf(value), 0) : types;
}

/** The types that values of a schema have: no fraction is a multiple of a whole number. */
export const typesLeftBy = (schema: Data): number =>
  Number.isSafeInteger(schema.multipleOf) ? typesOf(schema) & ~bits.fraction : typesOf(schema);

/** The values of `const` or `enum`. */
export function valuesOf(schema: Data): readonly unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

export function typeOf(value: unknown): number {
  if (value === null) return bits.null;
  if (Array.isArray(value)) return bits.array;
  if (typeof value === 'number') return Number.isInteger(value) ? bits.integer : bits.fraction;
  return named.get(typeof value) ?? bits.object;
}

/** The names of types: `number` for both of its kinds. */
export function typeNames(types: number): readonly string[] {
  const names = Object.keys(bits).filter((name) => (types & (named.get(name) ?? 0)) !== 0);
  if ((types & numeric) !== numeric) return names.map((name) => (name === 'fraction' ? 'number' : name));
  return names.filter((name) => name !== 'integer').map((name) => (name === 'fraction' ? 'number' : name));
}

/** Each type by itself; the two kinds of number together. */
export const typesIn = (types: number): readonly number[] =>
  [bits.null, bits.boolean, numeric, bits.string, bits.array, bits.object]
    .map((type) => type & types)
    .filter((type) => type !== 0);
