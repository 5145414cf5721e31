import { partOf } from '../data/path.ts';
import { BudgetSpent, SearchBudget } from './budget.ts';
import { CanonicalNumbers } from './canonical-numbers.ts';
import { Context } from './context.ts';
import type { Difference, InclusionOptions, PartialDifference, SchemaPart } from './difference.ts';
import { accepts } from './evaluate/accepts.ts';
import { InclusionSearch } from './include/include.ts';
import { type PlacedSchema, sideOf } from './node.ts';

export type { Difference, InclusionOptions, SchemaPart } from './difference.ts';
export { matches } from './patterns/match.ts';

/** The maximum number of steps of one comparison; real schemas take a few thousand. */
const maxSteps = 200_000;

/**
 * Returns the differences that keep `sub` from being included in `sup`: the list is empty if and only if every value of `sub`
 * is a value of `sup`. Each difference is reported once, as deep inside the schemas as possible. Total: for any input it
 * neither throws nor exceeds a fixed number of steps; if these do not suffice, the difference `too-large` says so.
 */
export function differencesOf(
  sub: SchemaPart,
  sup: SchemaPart,
  options: InclusionOptions = {},
  numbers: CanonicalNumbers = new CanonicalNumbers(),
): readonly Difference[] {
  const [narrow, wide] = [nodeOf('narrow', sub), nodeOf('wide', sup)];
  const budget = new SearchBudget(maxSteps);
  const context = new Context(budget, numbers, wide.side, [sub.root, sup.root], options);
  const differences: Difference[] = [];
  try {
    const all = new InclusionSearch(context).include({ nodes: [narrow], home: narrow }, wide);
    for (const one of all) differences.push(verify(one, narrow, wide, context));
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    differences.push({
      kind: 'unknown',
      reason: 'too-large',
      data: {},
      narrow: narrow.path,
      wide: wide.path,
      value: [],
    });
  }
  return differences;
}

type DirectionOptions = Pick<InclusionOptions, 'guesses' | 'undeclared'>;

/**
 * Compares two versions of a schema in both directions, each computed on request; the analysis of the schemas is shared. From
 * the first to the second, whoever provided values for the first may have left out properties whose default the second
 * removes.
 */
export function differencesBetween(first: SchemaPart, second: SchemaPart) {
  const numbers = new CanonicalNumbers();
  return {
    ofFirst: (options: DirectionOptions = {}) =>
      differencesOf(first, second, { defaulted: 'omitted', ...options }, numbers),
    ofSecond: (options: DirectionOptions = {}) => differencesOf(second, first, options, numbers),
  };
}

function nodeOf(name: 'narrow' | 'wide', part: SchemaPart): PlacedSchema {
  const side = sideOf(name, part);
  return { side, schema: partOf(side.root, part.path), path: part.path };
}

/**
 * Verifies a difference for the whole: it is breaking if `sub` accepts its witness and `sup` refuses it, and a guess if `sub`
 * may accept it.
 */
function verify(one: PartialDifference, narrow: PlacedSchema, wide: PlacedSchema, context: Context): Difference {
  const { witness, ...rest } = one;
  if (witness && accepts(wide, witness.value, context) === false) {
    const verdict = accepts(narrow, witness.value, context);
    if (verdict === true) return { ...rest, kind: 'breaking', witness: witness.value };
    if (verdict === undefined && context.options.guesses) return { ...rest, kind: 'unknown', guess: witness.value };
  }
  return { ...rest, kind: 'unknown' };
}
