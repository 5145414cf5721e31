import type { Value } from '../../../value/value.ts';
import type { SchemaHost } from '../schema.ts';

/** Reads what stands inside a schema. */
export interface InnerSchemaReader {
  readonly host: SchemaHost;
  /** What it says in `x-zui` is applied if that of the schema around it is; not so within what is `wrapped`. */
  readonly told: (schema: Value, within?: { readonly wrapped: boolean }) => Value;
  /** What it says in `x-zui` is lost. */
  readonly untold: (schema: Value) => Value;
}
