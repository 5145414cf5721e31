import type { JsonSchema } from '../../../nodes.ts';
import { nothing } from '../../../problems.ts';
import { isSchema } from '../../../schema/schemas-within.ts';
import { isType, type JsonType } from '../../../schema/types.ts';
import { gapFor, isBounded } from './limits.ts';

/** Returns the types that a schema allows; undefined if it declares none, or has an invalid `type`. */
export function typesOf({ type, nullable }: JsonSchema): ReadonlySet<JsonType> | undefined {
  const types = [type].flat();
  if (!types.every(isType) || types.length === 0) return undefined;
  const allowed = new Set(types);
  if (allowed.has('number')) allowed.add('integer');
  if (nullable === true) allowed.add('null');
  return allowed;
}

/** Returns the lists of values that a schema allows; `const` counts as a list of one. */
export const listsOf = (schema: JsonSchema): readonly (readonly unknown[])[] => [
  ...(Object.hasOwn(schema, 'const') ? [[schema.const]] : []),
  ...(Array.isArray(schema.enum) ? [schema.enum] : []),
];

/** Whether a schema certainly refuses a value. */
export function refuses(schema: JsonSchema, value: unknown): boolean {
  if (typesOf(schema)?.has(typeOf(value)) === false) return true;
  if (listsOf(schema).some((list) => !list.includes(value) && !list.some((other) => isSameValue(other, value))))
    return true;
  const type = typeof value;
  if ((type !== 'number' && type !== 'string') || !isBounded(type, schema)) return false;
  return gapFor(type, [schema, exactBounds(value)], false) !== undefined;
}

/** Returns the indexes of the values in an `enum` that the schema's own `type` excludes. */
export function excludedEnumIndexes(schema: JsonSchema): readonly number[] {
  const allowed = schema.$ref === undefined && Array.isArray(schema.enum) ? typesOf(schema) : undefined;
  if (allowed === undefined) return nothing;
  return (schema.enum as readonly unknown[]).flatMap((value, at) => (allowed.has(typeOf(value)) ? [] : [at]));
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}

/** Builds a schema for exactly this number, or for strings of exactly this length in code points, as JSON Schema counts. */
function exactBounds(value: unknown): JsonSchema {
  if (typeof value === 'number') return { minimum: value, maximum: value };
  const { length } = [...String(value)];
  return { minLength: length, maxLength: length };
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSameValue(item, b[at]));
  if (!isSchema(a) || !isSchema(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key], b[key]))
  );
}
