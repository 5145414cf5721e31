import { isSchema, type JsonSchema } from '../../index.ts';

/** Whether a schema accepts `null`. The target of a `$ref` is assumed to accept it. */
export function takesNull(schema: unknown): boolean {
  return isSchema(schema) ? ownTakesNull(schema) && wrappedTakeNull(schema) : schema !== false;
}

function ownTakesNull(schema: JsonSchema): boolean {
  const { nullable, $ref, type, enum: values } = schema;
  if (nullable === true || $ref !== undefined) return true;
  if (type !== undefined && ![type].flat().includes('null')) return false;
  if (Array.isArray(values) && !values.includes(null)) return false;
  return !('const' in schema) || schema.const === null;
}

const wrappedTakeNull = ({ anyOf, oneOf, allOf }: JsonSchema): boolean =>
  [anyOf, oneOf].every((branches) => !Array.isArray(branches) || branches.some(takesNull)) &&
  (!Array.isArray(allOf) || allOf.every(takesNull));
