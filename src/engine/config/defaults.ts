import { isObject, ownOf } from '../../data/objects.ts';
import type { OptionSchema } from '../../rule/options.ts';

/** Fills in the defaults of options that already fit their schema. */
export function withDefaults({ properties, default: otherwise }: OptionSchema, given: unknown = otherwise): unknown {
  if (properties === undefined || !isObject(given)) return given;
  const filled = Object.entries(properties).map(([name, schema]) => [name, withDefaults(schema, ownOf(given, name))]);
  return Object.fromEntries(filled);
}
