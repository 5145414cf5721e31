import type { JsonSchema } from '../../nodes.ts';
import { isSchema } from '../../schema/schemas-within.ts';

/** Whether a schema accepts only objects; undefined if this is not certain. */
export function takesObjectsOnly(schema: unknown): boolean | undefined {
  if (!isSchema(schema)) return undefined;
  const { type, const: only, enum: values, allOf } = schema;
  // For a nullable object, another keyword may still exclude `null`.
  if (type !== undefined && !isNullableObject(schema)) return isObject(type);
  if (only !== undefined) return isSchema(only);
  if (Array.isArray(values)) return values.every(isSchema);
  if (isMalformed(allOf)) return undefined;
  const verdicts = [...listOf(allOf).map(takesObjectsOnly), alternatives(schema.anyOf), alternatives(schema.oneOf)];
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) || schema.$ref !== undefined || schema.if !== undefined ? undefined : false;
}

/** Fast: called for every schema of a manifest. */
const isObject = (type: JsonSchema['type']): boolean =>
  Array.isArray(type) ? type.every((name) => name === 'object') : type === 'object';

/** Whether the type is `object`, and `nullable` adds `null`. */
export const isNullableObject = ({ type, nullable }: JsonSchema): boolean =>
  nullable === true && type !== undefined && isObject(type);

/** An absent list constrains nothing. */
function alternatives(list: unknown): boolean | undefined {
  if (isMalformed(list)) return undefined;
  const verdicts = listOf(list).map(takesObjectsOnly);
  if (verdicts.length === 0) return false;
  return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
}

/** Whether a keyword that needs a non-empty list of schemas has another value; `schema-valid` reports that. */
const isMalformed = (list: unknown): boolean => list !== undefined && !(Array.isArray(list) && list.length > 0);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a schema has keywords for objects, which suggests that it describes one. */
export const isObjectLike = ({ properties, required, additionalProperties }: JsonSchema): boolean =>
  isSchema(properties) || required !== undefined || additionalProperties !== undefined;

/** Whether a schema has subschemas for the same value, one of which may be for another type. */
export const hasParts = ({ allOf, anyOf, oneOf }: JsonSchema): boolean => (allOf ?? anyOf ?? oneOf) !== undefined;
