import { costOf, overspent } from './cost.ts';
import { list, literal, opaque, whyOf } from './make.ts';
import type { ArrayValue, Caller, Opaque, Value } from './value.ts';

/** Whether a place in an array was left out: most methods pass it over, which they do not do with `undefined`. */
export const isHole = (value: Value): boolean => value.kind === 'literal' && value.hole === true;

/** What a value gives one after the other, as where it is spread into an array. */
export function itemsIn(value: Value, fallback: string, caller: Pick<Caller, 'spend'>): ArrayValue | Opaque {
  if (value.kind === 'array') {
    const unpaid = overspent(caller, costOf(value), value.origin);
    if (unpaid !== undefined) return unpaid;
    return value.items.some(isHole) ? { ...value, items: value.items.map(filled) } : value;
  }
  if (value.kind !== 'literal' || typeof value.value !== 'string') return opaque(whyOf(value, fallback), value.origin);
  const characters = value.value;
  const parts = () => [...characters].map((character) => literal(character, value.origin));
  return overspent(caller, characters.length, value.origin) ?? list(parts(), value.origin);
}

const filled = (item: Value): Value => (isHole(item) ? literal(undefined, item.origin) : item);
