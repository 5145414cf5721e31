import { bounds } from '../../../bounds.ts';

/** Real schemas stay below a twentieth of it. */
const most = 20_000;

/** Schemas may stand inside each other over and over: what comes of them is bounded. */
export interface Budget {
  left: number;
}

export const newBudget = (): Budget => ({ left: most });

/** Why there is no going on; undefined while there is. */
export function spend(budget: Budget, level: number): string | undefined {
  budget.left -= 1;
  if (level > bounds.depth) return `schemas nest more than ${bounds.depth} levels deep`;
  return budget.left < 0 ? `this comes to more than ${most} schemas` : undefined;
}
