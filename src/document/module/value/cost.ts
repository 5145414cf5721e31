import { opaque } from './make.ts';
import type { Caller, Opaque, Origin, Value } from './value.ts';

/** Why nothing more is known once the steps are spent that one reading has. */
export const tooManySteps = 'it takes too many steps to evaluate';

/** UTF-16 units that are copied, compared or searched in one step. */
const unitsInStep = 32;

/** What it costs, in steps, to make or to go through a text of so many UTF-16 units. */
export const textCost = (length: number): number => Math.ceil(length / unitsInStep);

/** What it costs, in steps, to copy a value or to go through it: its own entries or items, not what is inside them. */
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

/** Pays for what is done next; where it costs more than there is, what stands in place of the result. */
export const overspent = (caller: Pick<Caller, 'spend'>, cost: number, origin: Origin): Opaque | undefined =>
  caller.spend(cost) ? undefined : opaque(tooManySteps, origin);
