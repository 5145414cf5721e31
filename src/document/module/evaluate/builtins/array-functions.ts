import { ownOf } from '../../../../data/objects.ts';
import { costOfAll, overspent } from '../../value/cost.ts';
import { itemsIn } from '../../value/items.ts';
import { callable, isUndefined, list, literal, numberOf, opaque, whyOf } from '../../value/make.ts';
import type { ArrayValue, Opaque, Origin, Tracker, Value } from '../../value/value.ts';

type Static = (args: readonly Value[], origin: Origin, caller: Tracker) => Value;

/** The functions of `Array`. */
const statics: Readonly<Record<string, Static>> = {
  from,
  isArray: ([subject], origin) =>
    subject?.kind === 'opaque' ? opaque(subject.why, origin) : literal(subject?.kind === 'array', origin),
  of: (items, origin, caller) => overspent(caller, items.length, origin) ?? list(items, origin),
};

export function arrayStatic(name: string, origin: Origin, caller: Tracker): Value {
  const known = ownOf(statics, name);
  if (known === undefined) return opaque(`\`Array.${name}\` needs the code to be run`, origin);
  return callable(origin, (args, place) => overspent(caller, costOfAll(args), place) ?? known(args, place, caller));
}

function from([subject, fn]: readonly Value[], origin: Origin, caller: Tracker): Value {
  const given = itemsOf(subject ?? literal(undefined, origin), caller);
  if (given.kind === 'opaque') return given;
  if (isUndefined(fn)) return list(given.items, origin, given.rest);
  if (fn?.kind !== 'function') return opaque(whyOf(fn ?? given, 'a callback is not known'), origin);
  return mapped(given, (item, index) => caller.call(fn, [item, index], origin), origin);
}

/** The items of an array or a string, or the number of `undefined` items that `{ length: … }` states. */
function itemsOf(subject: Value, caller: Tracker): ArrayValue | Opaque {
  const own = subject.kind === 'object' && subject.rest === undefined ? subject.entries : undefined;
  const length = own?.size === 1 ? numberOf(own.get('length')?.value) : undefined;
  if (length === undefined) return itemsIn(subject, 'it is not an array', caller);
  const nothing = literal(undefined, subject.origin);
  const times = () => Array.from({ length }, () => nothing);
  return overspent(caller, Math.max(0, length) || 0, subject.origin) ?? list(times(), subject.origin);
}

/** The results of `make` for each item and its index, which is opaque if there may be more items than are known. */
export function mapped(
  { items, rest }: Pick<ArrayValue, 'items' | 'rest'>,
  make: (item: Value, index: Value) => Value,
  origin: Origin,
): ArrayValue {
  const place = (index: number) => (rest === undefined ? literal(index, origin) : opaque(rest, origin));
  return list(
    items.map((item, index) => make(item, place(index))),
    origin,
    rest,
  );
}
