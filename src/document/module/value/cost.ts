import { opaque } from './make.ts';
import type { Caller, Opaque, Origin, Value } from './value.ts';

/** The reason why further values are unknown when the steps of one reading are spent. */
export const tooManySteps = 'it takes too many steps to evaluate';

/** UTF-16 units that are copied, compared or searched in one step. */
const unitsInStep = 32;

/** Returns the cost, in steps, of creating or scanning a string of this many UTF-16 units. */
export const textCost = (length: number): number => Math.ceil(length / unitsInStep);

/** Returns the cost, in steps, of copying or traversing a value: its own entries or items, not nested ones. */
export function costOf(value: Value): number {
  switch (value.kind) {
    case 'literal':
      return typeof value.value === 'string' ? textCost(value.value.length) : 0;
    case 'object':
      return value.entries.size;
    case 'array':
      return value.items.length;
    case 'namespace':
      return value.names()?.length ?? 0;
    case 'function':
      return value.statics === undefined ? 0 : costOf(value.statics);
    default:
      return 0;
  }
}

export const costOfAll = (values: readonly Value[]): number => values.reduce((cost, value) => cost + costOf(value), 0);

/** Spends the steps of the next operation; if they exceed the budget, returns the value that replaces the result. */
export const overspent = (caller: Pick<Caller, 'spend'>, cost: number, origin: Origin): Opaque | undefined =>
  caller.spend(cost) ? undefined : opaque(tooManySteps, origin);
