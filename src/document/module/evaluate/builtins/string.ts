import { ownOf } from '../../../../data/objects.ts';
import { bounds } from '../../../bounds.ts';
import { costOfAll, overspent, textCost } from '../../value/cost.ts';
import { callable, list, literal, opaque, text, tooLong, whyOf } from '../../value/make.ts';
import type { Caller, Literal, Origin, Value } from '../../value/value.ts';
import { replaced, searchCost } from './replace.ts';

type Primitive = Literal['value'];

/** A property or method of a string or number; undefined where it has none of that name. */
export function stringMember({ value }: Literal, name: string, origin: Origin, caller: Caller): Value | undefined {
  if (typeof value === 'number' && name === 'toString') return method(String(value), (it) => it, origin, caller);
  if (value === null || value === undefined) return opaque(`\`${name}\` of \`${value}\` throws`, origin);
  if (typeof value !== 'string') return opaque(`\`${name}\` of a ${typeof value} needs the code to be run`, origin);
  if (name === 'length') return literal(value.length, origin);
  if (/^\d+$/.test(name)) return literal(value[Number(name)], origin);
  const known = ownOf(methods, name);
  if (known !== undefined) return method(value, known, origin, caller, searching.has(name));
  return name in String.prototype ? opaque(`\`${name}\` of a string needs the code to be run`, origin) : undefined;
}

type Method = (on: string, args: readonly Primitive[]) => Primitive | readonly string[] | typeof excess;

/** In place of a text that would be longer than any that is read. */
const excess = Symbol('excess');

function method(on: string, run: Method, name: Origin, caller: Caller, searches = false): Value {
  return callable(name, (args, origin) => {
    const search = searches ? searchCost(on, args[0]) : 0;
    const unpaid = overspent(caller, textCost(on.length) + costOfAll(args) + search, origin);
    if (unpaid !== undefined) return unpaid;
    const unknown = args.find((arg) => arg.kind !== 'literal');
    if (unknown !== undefined)
      return opaque(whyOf(unknown, 'a string method is given something other than strings'), origin);
    const result = run(
      on,
      args.map((arg) => (arg.kind === 'literal' ? arg.value : undefined)),
    );
    if (result === excess) return opaque(tooLong, origin);
    if (typeof result === 'string') return overspent(caller, textCost(result.length), origin) ?? text(result, origin);
    if (!isTexts(result)) return literal(result, origin);
    const parts = () => result.map((part) => literal(part, origin));
    return overspent(caller, result.length, origin) ?? list(parts(), origin);
  });
}

const isTexts = (value: Primitive | readonly string[]): value is readonly string[] => Array.isArray(value);

const str = (value: Primitive): string => String(value);
const num = (value: Primitive): number | undefined => (value === undefined ? undefined : Number(value));
/** More parts than any array of a definition has. */
const most = 10_000;
/** Longer than what any text may be, so that the caller finds it too long without its being made. */
const bounded = (length: number): number => Math.min(length, bounds.length + 1);

/** Methods that look for their first argument in the text. */
const searching: ReadonlySet<string> = new Set(['replace', 'replaceAll', 'split', 'includes', 'indexOf']);

const methods: Readonly<Record<string, Method>> = {
  trim: (on) => on.trim(),
  trimStart: (on) => on.trimStart(),
  trimEnd: (on) => on.trimEnd(),
  toUpperCase: (on) => on.toUpperCase(),
  toLowerCase: (on) => on.toLowerCase(),
  toString: (on: string) => on,
  valueOf: (on: string) => on,
  concat(on, args) {
    const parts = [on, ...args.map(str)];
    return parts.reduce((sum, part) => sum + part.length, 0) > bounds.length ? excess : parts.join('');
  },
  replace: (on, [from, to]) => replaced(on, str(from), str(to), 'first') ?? excess,
  replaceAll: (on, [from, to]) => replaced(on, str(from), str(to), 'all') ?? excess,
  split: (on, [separator, limit]) =>
    separator === undefined ? [on] : on.split(str(separator), Math.min(num(limit) ?? most, most)),
  slice: (on, [from, to]) => on.slice(num(from), num(to)),
  substring: (on, [from, to]) => on.substring(num(from) ?? 0, num(to)),
  charAt: (on, [place]) => on.charAt(num(place) ?? 0),
  at: (on, [place]) => on.at(num(place) ?? 0),
  includes: (on, [part]) => on.includes(str(part)),
  startsWith: (on, [part]) => on.startsWith(str(part)),
  endsWith: (on, [part]) => on.endsWith(str(part)),
  indexOf: (on, [part]) => on.indexOf(str(part)),
  padStart: (on, [length, fill]) => on.padStart(bounded(num(length) ?? 0), fill === undefined ? ' ' : str(fill)),
  padEnd: (on, [length, fill]) => on.padEnd(bounded(num(length) ?? 0), fill === undefined ? ' ' : str(fill)),
  repeat: (on, [times]) =>
    on.repeat(Math.max(0, Math.min(num(times) ?? 0, bounded(Number.POSITIVE_INFINITY) / on.length))),
};
