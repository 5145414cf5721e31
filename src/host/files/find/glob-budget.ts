import type { StepBudget } from './pattern-steps.ts';

/** The steps that globs of a run may take in all, beyond those that a glob takes which people write. */
export const globBudget = (): StepBudget => ({ steps: 10_000_000 });
