import { costOf, overspent } from './cost.ts';
import { list, literal, opaque, whyOf } from './make.ts';
import type { ArrayValue, Opaque, Tracker, Value } from './value.ts';

/** True for a hole of a sparse array: most methods skip holes, but not `undefined`. */
export const isHole = (value: Value): boolean => value.kind === 'literal' && value.hole === true;

/** Returns the items of an iterable that is spread into an array; holes become `undefined`. */
export function itemsIn(
  value: Value,
  fallback: string,
  caller: Pick<Tracker, 'spend' | 'consume'>,
): ArrayValue | Opaque {
  if (value.kind === 'array') {
    const unpaid = overspent(caller, costOf(value), value.origin);
    if (unpaid !== undefined) return unpaid;
    return value.items.some(isHole) ? { ...value, items: value.items.map(filled) } : value;
  }
  if (value.kind !== 'literal' || typeof value.value !== 'string') return opaque(whyOf(value, fallback), value.origin);
  const characters = value.value;
  caller.consume(value);
  const parts = () => [...characters].map((character) => literal(character, value.origin));
  return overspent(caller, characters.length, value.origin) ?? list(parts(), value.origin);
}

const filled = (item: Value): Value => (isHole(item) ? literal(undefined, item.origin) : item);
