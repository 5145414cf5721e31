import type { Budget } from './pattern-steps.ts';

/** The steps that globs of a run may take in all, beyond those that a glob takes which people write. */
export const globBudget = (): Budget => ({ steps: 10_000_000 });
