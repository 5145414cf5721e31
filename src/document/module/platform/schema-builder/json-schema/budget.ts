import { bounds } from '../../../../bounds.ts';
import { tooManySteps } from '../../../value/cost.ts';
import type { Caller } from '../../../value/value.ts';

/** Real schemas stay below a tenth of this limit. */
const maximumSteps = 5_000;

/** The cost of converting one schema, in evaluation steps. */
const steps = 20;

/** The evaluator that counts the steps. */
export type Payer = Pick<Caller, 'spend'>;

/** Limits the number of schemas that are converted, as they may be nested recursively. */
export interface ConversionBudget {
  readonly payer: Payer;
  left: number;
}

export const newBudget = (payer: Payer): ConversionBudget => ({ payer, left: maximumSteps });

/** Deducts schemas, and `further` steps, from the budget. If it is exhausted, returns why the conversion ends. */
export function spend(budget: ConversionBudget, count: number, further = 0): string | undefined {
  budget.left -= count;
  if (budget.left < 0) return `this expands to more than ${maximumSteps} schemas`;
  return budget.payer.spend(count * steps + further) ? undefined : tooManySteps;
}

export const tooDeep = (level: number): string | undefined =>
  level > bounds.depth ? `schemas nest more than ${bounds.depth} levels deep` : undefined;
