import type { Ignore } from 'ignore';
import { once } from '../../../data/once.ts';
import { parsePattern, type StepBudget, TooManySteps, testInSteps } from './pattern-steps.ts';

/** As the library keeps them: it asks the expression of each. */
interface Rule {
  readonly body: string;
  readonly regex: Pick<RegExp, 'source' | 'ignoreCase' | 'test'>;
}

/** Ways through a path that the machine's own search takes in no time. */
const fewWays = 10_000;

/** For all that is asked of one list. */
const mostSteps = 10_000_000;

/** Any number of folders: each time that a pattern says so, a search tries all for each of those before. */
const anyFolders = /\*\*\//g;
const timesIn = (pattern: string): number => pattern.match(anyFolders)?.length ?? 0;

/**
 * Has the library find out in a bounded number of steps whether patterns that say so several times are about a path of
 * many folders. What takes more steps than there are for a list ignores nothing.
 */
export function inSteps(ignore: Ignore): Ignore {
  const { _rules } = ignore as unknown as { readonly _rules: { readonly _rules: readonly Rule[] } };
  const budget: StepBudget = { steps: mostSteps };
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
  const hasFewWays = (path: string) => path.split('/').length ** times <= fewWays;
  return { test: (path) => (hasFewWays(path) ? regex.test(path) : testOrPass(path)) };
}
