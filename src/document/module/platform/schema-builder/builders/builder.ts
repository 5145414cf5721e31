import { opaque } from '../../../value/make.ts';
import { reportMistake } from '../../../value/report-mistake.ts';
import type { Caller, Origin, Value } from '../../../value/value.ts';
import type { SchemaHost } from '../schema.ts';
import { expectArgument, noArgument } from '../unexpected.ts';

/** A function of `z`: computes a value from its arguments. `origin` is the whole call. */
export type Builder = (args: readonly Value[], origin: Origin, host: SchemaHost) => Value;

/** Returns a required argument. Its absence is reported, unless a more specific mistake is reported already. */
export function argument(args: readonly Value[], index: number, origin: Origin, caller: Caller): Value {
  const given = args[index];
  if (given !== undefined) return given;
  return reportMistake(
    { id: 'value-unexpected', message: 'An argument is missing here.', why: noArgument, at: origin },
    caller,
  );
}

/** Returns an argument that must be present and a schema. */
export function schemaAt(index: number, args: readonly Value[], origin: Origin, host: SchemaHost): Value {
  expectArgument(args[index], origin, host);
  return args[index] ?? opaque(noArgument, origin);
}
