import { list, whyOf } from '../../value/make.ts';
import type { ArrayValue, Value } from '../../value/value.ts';
import { fieldsOf } from './fields.ts';

/**
 * Returns the values of a TypeScript enum, or of an object used as one, in order. For a numeric member, an enum also has a
 * reverse mapping from the number to the name, which is not a value.
 */
export function enumerators(given: Value): ArrayValue {
  const { entries, rest } = fieldsOf(given);
  const isNumber = (value: Value | undefined) => value?.kind === 'literal' && typeof value.value === 'number';
  const values = [...entries.values()].map(({ value }) => value);
  const unclear = values.find((value) => value.kind !== 'literal');
  if (unclear !== undefined)
    return list([], given.origin, rest ?? whyOf(unclear, 'a member of this enum is not known'));
  const own = values.filter(
    (value) => !(value.kind === 'literal' && isNumber(entries.get(String(value.value))?.value)),
  );
  return list(own, given.origin, rest);
}
