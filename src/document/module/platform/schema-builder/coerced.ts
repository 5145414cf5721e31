import { literal, opaque, truthOf } from '../../value/make.ts';
import type { Literal, Value } from '../../value/value.ts';
import type { SchemaKind, SchemaNode } from './schema.ts';

const coercions: Partial<Record<SchemaKind, (value: Literal['value']) => Literal['value']>> = {
  string: String,
  number: Number,
  boolean: Boolean,
};

/** Returns the value after the coercion of a schema such as `z.coerce.string()`. */
export function coerced(node: SchemaNode, value: Value): Value {
  if (!('coerce' in node) || node.coerce === undefined) return value;
  const convert = coercions[node.kind];
  if (value.kind !== 'literal' || convert === undefined || truthOf(node.coerce) === undefined) {
    return opaque('this is coerced', value.origin);
  }
  return literal(convert(value.value), value.origin);
}
