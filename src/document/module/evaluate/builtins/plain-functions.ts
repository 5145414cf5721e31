import { ownOf } from '../../../../data/objects.ts';
import { bounds } from '../../../bounds.ts';
import { costOfAll, overspent, textCost } from '../../value/cost.ts';
import { callable, list, literal, opaque, text, tooLong, whyOf } from '../../value/make.ts';
import type { Callable, Literal, Origin, Tracker, Value } from '../../value/value.ts';

export type Primitive = Literal['value'];

/** A pure JavaScript function from primitives to a primitive or a list of strings: it is actually called. */
export interface Plain {
  readonly run: (...args: readonly never[]) => unknown;
  /** The number of arguments that it uses. */
  readonly takes: number;
  /** The primitive that it is a method of. */
  readonly on?: Primitive;
  /** Its cost in steps, in addition to reading its arguments. */
  readonly cost?: (args: readonly Primitive[]) => number;
  /** The greatest possible length of its result, in UTF-16 units. */
  readonly longest?: (args: readonly Primitive[]) => number;
}

export function plainFunction(plain: Plain, name: Origin, caller: Tracker): Callable {
  return callable(name, (args, origin) => {
    const given = args.slice(0, plain.takes);
    for (const arg of given) caller.consume(arg);
    const unknown = given.find((arg) => arg.kind !== 'literal');
    if (unknown !== undefined) return opaque(whyOf(unknown, 'it is given something other than plain values'), origin);
    const values = given.map((arg) => (arg.kind === 'literal' ? arg.value : undefined));
    const on = typeof plain.on === 'string' ? textCost(plain.on.length) : 0;
    const unpaid = overspent(caller, on + costOfAll(given) + (plain.cost?.(values) ?? 0), origin);
    if (unpaid !== undefined) return unpaid;
    if ((plain.longest?.(values) ?? 0) > bounds.length) return opaque(tooLong, origin);
    return called(plain, values, origin, caller);
  });
}

function called({ run, on }: Plain, values: readonly Primitive[], origin: Origin, caller: Tracker): Value {
  try {
    const result: Primitive | readonly string[] = Reflect.apply(run, on, values);
    if (typeof result === 'string') return overspent(caller, textCost(result.length), origin) ?? text(result, origin);
    if (typeof result !== 'object' || result === null) return literal(result, origin);
    const parts = () => result.map((part) => literal(part, origin));
    return overspent(caller, result.length, origin) ?? list(parts(), origin);
  } catch {
    return opaque('it throws', origin);
  }
}

type Member = (name: string, place: Origin) => Value;

/** The members of a built-in object: its numbers, and the pure functions that `takes` lists with their arguments. */
export const plainMembers =
  (title: string, owner: object, takes: Readonly<Record<string, number>>, caller: Tracker): Member =>
  (name, place) => {
    const member: unknown = Object.hasOwn(owner, name) ? Reflect.get(owner, name) : undefined;
    const looksAt = ownOf(takes, name);
    if (typeof member === 'number') return literal(member, place);
    if (!isFunction(member) || looksAt === undefined)
      return opaque(`\`${title}.${name}\` needs the code to be run`, place);
    return plainFunction({ run: member, takes: looksAt }, place, caller);
  };

const isFunction = (value: unknown): value is Plain['run'] => typeof value === 'function';
