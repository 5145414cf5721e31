import { opaque } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import type { SchemaHost } from '../schema.ts';
import { expectArgument, noArgument } from '../unexpected.ts';

/** What a function of `z` makes of its arguments; `origin` is the whole call. */
export type Builder = (args: readonly Value[], origin: Origin, host: SchemaHost) => Value;

export const argument = (args: readonly Value[], index: number, origin: Origin): Value =>
  args[index] ?? opaque(noArgument, origin);

/** An argument that has to be a schema, and has to be there. */
export function schemaAt(index: number, args: readonly Value[], origin: Origin, host: SchemaHost): Value {
  expectArgument(args[index], origin, host);
  return argument(args, index, origin);
}
