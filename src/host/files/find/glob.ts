import picomatch from 'picomatch';
import { attempt } from '../../../data/attempt.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { globBudget } from './glob-budget.ts';
import { parsePattern, type StepBudget, TooManySteps, testInSteps } from './pattern-steps.ts';

/** Matches a path against a glob. Throws a KnownError if that takes too many steps. */
export type Glob = (path: string) => boolean;

/** The limit for one match: a path has at most 4 KB, and a glob that people write has at most a hundred parts. */
const maxSteps = 1_000_000;
/** Steps per match that do not count against the shared budget, because the number of manifests is unlimited. */
const freeSteps = 10_000;
const maxShownLength = 60;

/**
 * Compiles a glob with picomatch's syntax. The author of the glob or of the file names may be hostile: matching is
 * bounded by steps and does not use the engine's regular expressions, which some globs keep busy forever. Globs that
 * share a budget are bounded by it in total.
 * @throws KnownError if the glob is invalid.
 */
export function globOf(text: string, shared: StepBudget = globBudget()): Glob {
  const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
  const refuse = (what: string) =>
    new KnownError({ message: `The glob \`${shown}\` ${what}.`, hint: 'Write a simpler one, or several.' });
  if (text === '') throw new KnownError({ message: 'A glob is empty and matches no file.' });
  // Whatever a hostile glob does to the parser, it is invalid then.
  const pattern = attempt(() => parsePattern(picomatch.makeRe(text, { dot: true }).source));
  if (pattern === undefined) throw refuse('is too long, nests too deep, or has invalid syntax');
  return (path) => {
    if (path === '') return false;
    if (path === text) return true;
    const stepLimit = Math.min(maxSteps, freeSteps + Math.max(0, shared.steps));
    const budget = { steps: stepLimit };
    try {
      return testInSteps(pattern, path, budget);
    } catch (error) {
      if (error instanceof TooManySteps || error instanceof RangeError) throw refuse('takes too many steps');
      throw error;
    } finally {
      shared.steps -= Math.max(0, stepLimit - budget.steps - freeSteps);
    }
  };
}
