import { ownOf } from '../../../../data/objects.ts';
import { compareTexts } from '../../../../data/sorted.ts';
import { bounds } from '../../../bounds.ts';
import { costOf, costOfAll, overspent, textCost, tooManySteps } from '../../value/cost.ts';
import { isHole } from '../../value/items.ts';
import {
  callable,
  isIndex,
  isUndefined,
  keyOf,
  list,
  literal,
  numberOf,
  opaque,
  text,
  tooLong,
  truthOf,
  whyOf,
} from '../../value/make.ts';
import type { ArrayValue, Callable, Origin, Tracker, Value } from '../../value/value.ts';
import { mapped } from './array-functions.ts';
import type { Primitive } from './plain-functions.ts';

interface Use {
  readonly on: ArrayValue;
  readonly args: readonly Value[];
  readonly origin: Origin;
  readonly caller: Tracker;
}

/** A property or method of an array. */
export function arrayMember(on: ArrayValue, name: string, origin: Origin, caller: Tracker): Value {
  const method = ownOf(methods, name);
  if (method !== undefined) {
    return callable(origin, (args, place) => {
      // Every method visits all items, and perhaps those of its arguments.
      const cost = 1 + costOf(on) + costOfAll(args);
      const unpaid = overspent(caller, cost, place);
      if (unpaid !== undefined) return unpaid;
      const hole = on.items.find(isHole);
      return hole ? caller.blame(holed, hole.origin, place) : method({ on, args, origin: place, caller });
    });
  }
  if (name in Array.prototype && name !== 'length')
    return opaque(`\`${name}\` of an array needs the code to be run`, origin);
  if (on.rest !== undefined) return opaque(on.rest, origin);
  if (name === 'length') return literal(on.items.length, origin);
  return (isIndex(name) ? on.items[Number(name)] : undefined) ?? literal(undefined, origin);
}

const holed = 'an array has an empty slot';

const reversed = (use: Use): Value => withNumbers(use, () => list(use.on.items.toReversed(), use.origin));

const methods: Readonly<Record<string, (use: Use) => Value>> = {
  map: (use) => called(use, (results) => list(results, use.origin, use.on.rest)),
  flatMap: (use) => called(use, (results) => flat(results, use)),
  flat: (use) => (use.args.length > 0 ? unknown(use) : flat(use.on.items, use)),
  filter: (use) => tested(use, (kept) => list(kept, use.origin)),
  find: (use) => tested(use, (kept) => kept[0] ?? literal(undefined, use.origin)),
  findLast: (use) => tested(use, (kept) => kept.at(-1) ?? literal(undefined, use.origin)),
  findIndex: (use) => tested(use, (_, places) => literal(places[0] ?? -1, use.origin)),
  findLastIndex: (use) => tested(use, (_, places) => literal(places.at(-1) ?? -1, use.origin)),
  forEach: (use) => called(use, () => literal(undefined, use.origin)),
  some: (use) => tested(use, (kept) => literal(kept.length > 0, use.origin)),
  every: (use) => tested(use, (kept) => literal(kept.length === use.on.items.length, use.origin)),
  reduce,
  concat: (use) => flat([use.on, ...use.args], use),
  join,
  includes: (use) => within(use, (values, args) => values.includes(...args)),
  indexOf: (use) => within(use, (values, args) => values.indexOf(...args)),
  lastIndexOf: (use) => within(use, (values, args) => values.lastIndexOf(...args)),
  slice: (use) => withNumbers(use, (from, to) => list(use.on.items.slice(from, to), use.origin)),
  at: (use) => withNumbers(use, (place) => use.on.items.at(place ?? 0) ?? literal(undefined, use.origin)),
  toSorted: sorted,
  sort: sorted,
  toReversed: reversed,
  reverse: reversed,
};

/** Opaque, because the array or an argument is not known, or because the method is not evaluated. */
function unknown({ on, args, origin }: Use): Value {
  const unclear = [...args, ...on.items].find(({ kind }) => kind === 'opaque') ?? literal(undefined, origin);
  return opaque(on.rest ?? whyOf(unclear, 'an array method needs the code to be run'), origin);
}

function callback({ args: [fn] }: Use): Callable | undefined {
  return fn?.kind === 'function' ? fn : undefined;
}

function called(use: Use, then: (results: readonly Value[]) => Value): Value {
  const { on, args, origin, caller } = use;
  const fn = callback(use);
  if (fn === undefined)
    return opaque(args[0] === undefined ? 'no callback is given' : whyOf(args[0], 'a callback is not known'), origin);
  return then(mapped(on, (item, index) => caller.call(fn, [item, index, on], origin), origin).items);
}

/** Calls `then` with the items that pass the test, and their indices; opaque if a result of the test is not known. */
function tested(use: Use, then: (kept: readonly Value[], places: readonly number[]) => Value): Value {
  if (use.on.rest !== undefined) return unknown(use);
  return called(use, (results) => {
    const doubt = results.find((result) => truthOf(result) === undefined);
    if (doubt !== undefined) return opaque(whyOf(doubt, 'a test is not known'), use.origin);
    const isKept = (_: unknown, index: number) => truthOf(results[index] ?? literal(false, use.origin));
    return then(use.on.items.filter(isKept), [...results.keys()].filter(isKept));
  });
}

function flat(values: readonly Value[], { origin, caller, on }: Use): Value {
  const items: Value[] = [];
  let rest = on.rest;
  for (const value of values) {
    if (value.kind === 'opaque') rest ??= value.why;
    else if (value.kind !== 'array') items.push(value);
    else {
      if (!caller.spend(value.items.length)) return opaque(tooManySteps, origin);
      if (value.items.some(isHole)) rest ??= holed;
      for (const item of value.items) items.push(item);
      rest ??= value.rest;
    }
  }
  return list(items, origin, rest);
}

function reduce(use: Use): Value {
  const { on, args, origin, caller } = use;
  const fn = callback(use);
  if (fn === undefined || on.rest !== undefined) return unknown(use);
  const [first, ...others] = args[1] === undefined ? on.items : [args[1], ...on.items];
  const skipped = args[1] === undefined ? 1 : 0;
  return others.reduce<Value>(
    (result, item, index) => caller.call(fn, [result, item, literal(index + skipped, origin), on], origin),
    first ?? opaque('an empty array is reduced', origin),
  );
}

function join(use: Use): Value {
  const [given] = use.args;
  for (const item of use.on.items) use.caller.consume(item);
  const separator = given === undefined || isUndefined(given) ? ',' : keyOf(given);
  const parts = use.on.items.map((item) => (item.kind === 'literal' ? String(item.value ?? '') : undefined));
  if (use.on.rest !== undefined || separator === undefined || parts.includes(undefined)) return unknown(use);
  const length = parts.reduce((sum, part) => sum + (part?.length ?? 0) + separator.length, 0);
  if (length > bounds.length + separator.length) return opaque(tooLong, use.origin);
  return overspent(use.caller, textCost(length), use.origin) ?? text(parts.join(separator), use.origin);
}

type Search = (values: readonly unknown[], args: [wanted: Primitive, from?: number]) => boolean | number;

/** Searches for a literal. Items of other kinds are equal to none. */
function within(use: Use, search: Search): Value {
  const { on, args, origin, caller } = use;
  const [wanted, from] = args;
  for (const value of [...args, ...on.items]) caller.consume(value);
  const start = from && numberOf(from);
  const known = on.rest === undefined && on.items.every((item) => item.kind !== 'opaque');
  if (wanted?.kind !== 'literal' || !known || (from && start === undefined)) return unknown(use);
  if (!caller.spend(costOf(on) * costOf(wanted))) return opaque(tooManySteps, origin);
  const values = on.items.map((item) => (item.kind === 'literal' ? item.value : item));
  return literal(search(values, start === undefined ? [wanted.value] : [wanted.value, start]), origin);
}

function withNumbers(use: Use, then: (...numbers: readonly (number | undefined)[]) => Value): Value {
  const numbers = use.args.map((arg) =>
    arg.kind === 'literal' && typeof arg.value === 'number' ? arg.value : undefined,
  );
  return use.on.rest !== undefined || numbers.includes(undefined) ? unknown(use) : then(...numbers);
}

/** Sorted by a comparison function or, without one, by text; `undefined` comes last. */
function sorted(use: Use): Value {
  const { items, rest } = use.on;
  const isByText = isUndefined(use.args[0]);
  if (rest !== undefined || items.some((item) => (isByText ? keyOf(item) === undefined : item.kind === 'opaque')))
    return unknown(use);
  // Sorting compares each item about log2(n) times.
  const cost = (items.length + costOfAll(items)) * Math.ceil(Math.log2(items.length + 1));
  if (!use.caller.spend(cost)) return opaque(tooManySteps, use.origin);
  const present = items.filter((item) => !isUndefined(item));
  const byText = (a: Value, b: Value) => compareTexts(keyOf(a) ?? '', keyOf(b) ?? '');
  const ordered = isByText ? present.toSorted(byText) : inOrderOf(use, present);
  return 'kind' in ordered ? ordered : list([...ordered, ...items.filter(isUndefined)], use.origin);
}

/** Sorted by a function of the definition; opaque if the result of a comparison is not known. */
function inOrderOf(use: Use, items: readonly Value[]): readonly Value[] | Value {
  const { origin, caller } = use;
  const fn = callback(use);
  if (fn === undefined) return unknown(use);
  let doubt: Value | undefined;
  const ordered = items.toSorted((a, b) => {
    const result = doubt ?? caller.call(fn, [a, b], origin);
    if (result.kind === 'literal') return Number(result.value);
    doubt = result;
    return 0;
  });
  return doubt === undefined ? ordered : opaque(whyOf(doubt, 'a comparison is not known'), origin);
}
