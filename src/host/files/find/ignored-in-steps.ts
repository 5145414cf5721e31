import type { Ignore } from 'ignore';
import { once } from '../../../data/once.ts';
import { parsePattern, type StepBudget, TooManySteps, testInSteps } from './pattern-steps.ts';

/** A rule as the library stores it: it calls the `test` of each. */
interface Rule {
  readonly body: string;
  readonly regex: Pick<RegExp, 'source' | 'ignoreCase' | 'test'>;
}

/** The number of ways to match a path up to which the engine's own regular expressions are fast. */
const maxNativeWays = 10_000;

/** The step budget for all queries to one list. */
const maxSteps = 10_000_000;

/** Any number of folders. For each further occurrence, backtracking tries all folders for each previous choice. */
const anyFolders = /\*\*\//g;
const timesIn = (pattern: string): number => pattern.match(anyFolders)?.length ?? 0;

/**
 * Bounds the steps that the library takes to match patterns with several `**` against deep paths. A pattern that would
 * exceed the budget of its list ignores nothing.
 */
export function withStepBudget(ignore: Ignore): Ignore {
  const { _rules } = ignore as unknown as { readonly _rules: { readonly _rules: readonly Rule[] } };
  const budget: StepBudget = { steps: maxSteps };
  for (const rule of _rules._rules) {
    const times = timesIn(rule.body);
    if (times > 1) Object.defineProperty(rule, 'regex', { value: bounded(rule.regex, times, budget) });
  }
  return ignore;
}

function bounded(regex: Rule['regex'], times: number, budget: StepBudget): Pick<RegExp, 'test'> {
  const pattern = once(() => parsePattern(regex.source));
  const testOrPass = (path: string): boolean => {
    try {
      return testInSteps(pattern(), path, budget, regex.ignoreCase);
    } catch (error) {
      if (error instanceof TooManySteps || error instanceof RangeError) return false;
      throw error;
    }
  };
  const hasFewWays = (path: string) => path.split('/').length ** times <= maxNativeWays;
  return { test: (path) => (hasFewWays(path) ? regex.test(path) : testOrPass(path)) };
}
