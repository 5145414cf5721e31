import { list, literal, opaque } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import type { Answer } from '../checks.ts';

/** A property, as far as `required` is concerned. */
export interface Presence {
  readonly name: string;
  readonly key: Origin;
  readonly optional: Answer;
}

/** The value of `required`, or undefined where every property may be left out. */
export function requiredOf(
  properties: readonly Presence[],
  rest: string | undefined,
  origin: Origin,
): Value | undefined {
  const required = properties.filter(({ optional }) => optional === false).map(({ name, key }) => literal(name, key));
  const unknown = properties.find(({ optional }) => optional === undefined);
  const why = rest ?? (unknown && `whether \`${unknown.name}\` may be left out is not known`);
  if (required.length === 0) return why === undefined ? undefined : opaque(why, origin);
  return list(required, origin, why);
}
