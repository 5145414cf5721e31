import type { JsonSchema } from '../../nodes.ts';
import { isSchema } from '../../schema/schemas-within.ts';

/** Whether it takes nothing but objects; undefined where that is not certain. */
export function takesObjectsOnly(schema: unknown): boolean | undefined {
  if (!isSchema(schema)) return undefined;
  const { type, const: only, enum: values, allOf } = schema;
  // What lets `null` pass beside an object may have it refused by what else it says.
  if (type !== undefined && !isNullableObject(schema)) return isObject(type);
  if (only !== undefined) return isSchema(only);
  if (Array.isArray(values)) return values.every(isSchema);
  if (isMalformed(allOf)) return undefined;
  const verdicts = [...listOf(allOf).map(takesObjectsOnly), alternatives(schema.anyOf), alternatives(schema.oneOf)];
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) || schema.$ref !== undefined || schema.if !== undefined ? undefined : false;
}

/** Asked of every schema of a manifest. */
const isObject = (type: JsonSchema['type']): boolean =>
  Array.isArray(type) ? type.every((name) => name === 'object') : type === 'object';

/** Whether its type is that of objects, and `nullable` adds that of `null`. */
export const isNullableObject = ({ type, nullable }: JsonSchema): boolean =>
  nullable === true && type !== undefined && isObject(type);

/** Those of a list that is not there confine nothing. */
function alternatives(list: unknown): boolean | undefined {
  if (isMalformed(list)) return undefined;
  const verdicts = listOf(list).map(takesObjectsOnly);
  if (verdicts.length === 0) return false;
  return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
}

/** What should be a list of schemas, and is none: `schema-valid` tells that. */
const isMalformed = (list: unknown): boolean => list !== undefined && !(Array.isArray(list) && list.length > 0);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether it says something of objects, and so is meant for them. */
export const isObjectLike = ({ properties, required, additionalProperties }: JsonSchema): boolean =>
  isSchema(properties) || required !== undefined || additionalProperties !== undefined;

/** Whether it has schemas for the same value inside, of which one may be for another type. */
export const hasParts = ({ allOf, anyOf, oneOf }: JsonSchema): boolean => (allOf ?? anyOf ?? oneOf) !== undefined;
