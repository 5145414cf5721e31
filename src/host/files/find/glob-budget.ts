import type { StepBudget } from './pattern-steps.ts';

/** Creates the step budget that the globs of a run share, on top of the usual steps of each match. */
export const globBudget = (): StepBudget => ({ steps: 10_000_000 });
