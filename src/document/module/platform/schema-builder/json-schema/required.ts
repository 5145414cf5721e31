import { list, literal, opaque } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import type { Judgement } from '../accepts.ts';

/** A property, for computing `required`. */
export interface Presence {
  readonly name: string;
  readonly key: Origin;
  /** Whether it may be omitted. */
  readonly optional: Judgement;
}

/** Returns the value of `required`, or undefined if every property may be omitted. */
export function requiredOf(
  properties: readonly Presence[],
  rest: string | undefined,
  origin: Origin,
): Value | undefined {
  const required = properties
    .filter(({ optional }) => optional.answer === false)
    .map(({ name, key }) => literal(name, key));
  const unknown = properties.find(({ optional }) => optional.answer === undefined);
  const why = rest ?? (unknown && (unknown.optional.why ?? `whether \`${unknown.name}\` may be left out is not known`));
  if (required.length === 0) return why === undefined ? undefined : opaque(why, origin);
  return list(required, origin, why);
}
