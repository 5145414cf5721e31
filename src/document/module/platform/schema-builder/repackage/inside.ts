import type { Value } from '../../../value/value.ts';
import type { SchemaHost } from '../schema.ts';

/** Reads inner schemas. */
export interface InnerSchemaReader {
  readonly host: SchemaHost;
  /** Applies its `x-zui` if that of the schema around it is applied; not inside a schema that is `wrapped`. */
  readonly readWhole: (schema: Value, within?: { readonly wrapped: boolean }) => Value;
  /** Ignores its `x-zui`. */
  readonly readBare: (schema: Value) => Value;
}
