import picomatch from 'picomatch';
import { attempt } from '../../../data/attempt.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { globBudget } from './glob-budget.ts';
import { parsePattern, type StepBudget, TooManySteps, testInSteps } from './pattern-steps.ts';

/** Holds a path against a glob. Throws a KnownError where that takes too long. */
export type Glob = (path: string) => boolean;

/** A path is 4 KB at most, and a glob that people write has a hundred parts. */
const mostSteps = 1_000_000;
/** So many cost nothing of what several globs share: there are more manifests than anybody could count for. */
const usualSteps = 10_000;
const longestShown = 60;

/**
 * What a glob means, as picomatch reads it. Whoever wrote it may be hostile, as may be who named the files: it is held
 * against a path in so many steps, and not by the machine's own search, which some globs keep busy for ever. Globs that
 * share a budget take no more than that in all.
 * @throws KnownError for what is no glob.
 */
export function globOf(text: string, shared: StepBudget = globBudget()): Glob {
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  const refuse = (what: string) =>
    new KnownError({ message: `The glob \`${shown}\` ${what}.`, hint: 'Write a simpler one, or several.' });
  if (text === '') throw new KnownError({ message: 'A glob is empty and matches no file.' });
  // Whatever a hostile glob does to a parser, it is no glob then.
  const pattern = attempt(() => parsePattern(picomatch.makeRe(text, { dot: true }).source));
  if (pattern === undefined) throw refuse('is too long, nests too deep, or holds what no glob has');
  return (path) => {
    if (path === '') return false;
    if (path === text) return true;
    const most = Math.min(mostSteps, usualSteps + Math.max(0, shared.steps));
    const budget = { steps: most };
    try {
      return testInSteps(pattern, path, budget);
    } catch (error) {
      if (error instanceof TooManySteps || error instanceof RangeError) throw refuse('takes too many steps');
      throw error;
    } finally {
      shared.steps -= Math.max(0, most - budget.steps - usualSteps);
    }
  };
}
