import * as z from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { isFunction, memberOf } from './part.ts';

const isZod4 = (schema: unknown): schema is z.ZodType => memberOf(schema, '_zod') !== undefined;

/** Returns the JSON Schema of a schema whose SDK has no converter. */
export function convertZod(schema: unknown): unknown {
  if (isZod4(schema)) return z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  const own = memberOf(schema, 'toJSONSchema') ?? memberOf(schema, 'toJsonSchema');
  if (isFunction(own)) return own.call(schema, { target: 'jsonSchema7' });
  if (typeof memberOf(memberOf(schema, '_def'), 'typeName') !== 'string') throw new Error('it is not a Zod schema.');
  // The converter types its parameter with the classes of its own copy of Zod 3.
  return zodToJsonSchema(schema as never, { target: 'jsonSchema7' });
}
