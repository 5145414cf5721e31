import type { Value } from '../../../value/value.ts';
import { type ConversionOptions, toJsonSchema } from '../json-schema/to-json-schema.ts';
import type { SchemaHost } from '../schema.ts';
import { readSchema } from './read-schema.ts';
import { writeSchema } from './write-schema.ts';

/**
 * Returns an interface's schema as an integration sees it: the CLI converts it to JSON Schema, reads that, and writes it as
 * code.
 */
export const repackage = (schema: Value, host: SchemaHost, options: ConversionOptions = {}): Value =>
  writeSchema(readSchema(toJsonSchema(schema, host, options), host));
