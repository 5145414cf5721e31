import { partOf } from '../data/path.ts';
import { BudgetSpent, SearchBudget } from './budget.ts';
import { Context } from './context.ts';
import type { Difference, InclusionOptions, PartialDifference, SchemaPart } from './difference.ts';
import { accepts } from './evaluate/accepts.ts';
import { Inclusion } from './include/include.ts';
import { type PlacedSchema, sideOf } from './node.ts';
import { CanonicalNumbers } from './same.ts';

export type { Difference, InclusionOptions, SchemaPart } from './difference.ts';
export { matches } from './match.ts';

/** Steps that one comparison may take: real schemas take some thousand. */
const mostSteps = 200_000;

/**
 * What keeps `sub` from being included in `sup`: every value of `sub` is a value of `sup` if and only if the list is
 * empty. Each difference is told once, as deep inside as it is. Total: whatever the schemas are, it neither throws nor
 * takes more than so many steps; where these do not suffice, one difference says so.
 */
export function differencesOf(
  sub: SchemaPart,
  sup: SchemaPart,
  options: InclusionOptions = {},
  numbers: CanonicalNumbers = new CanonicalNumbers(),
): readonly Difference[] {
  const [narrow, wide] = [nodeOf('narrow', sub), nodeOf('wide', sup)];
  const budget = new SearchBudget(mostSteps);
  const context = new Context(budget, numbers, wide.side, [sub.root, sup.root], options);
  const told: Difference[] = [];
  try {
    const all = new Inclusion(context).include({ nodes: [narrow], home: narrow }, wide);
    for (const one of all) told.push(verified(one, narrow, wide, context));
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    told.push({ kind: 'unknown', reason: 'too-large', data: {}, narrow: narrow.path, wide: wide.path, value: [] });
  }
  return told;
}

type DirectionOptions = Pick<InclusionOptions, 'guesses' | 'undeclared'>;

/**
 * What keeps each of two versions of a schema from being included in the other, asked for by itself: what both say is looked
 * at once. Who gave values to the first may have left to its defaults what has none in the second.
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

/** Breaking is what a value of the whole shows; what one may show is a guess. */
function verified(one: PartialDifference, narrow: PlacedSchema, wide: PlacedSchema, context: Context): Difference {
  const { witness, ...rest } = one;
  if (witness && accepts(wide, witness.value, context) === false) {
    const verdict = accepts(narrow, witness.value, context);
    if (verdict === true) return { ...rest, kind: 'breaking', witness: witness.value };
    if (verdict === undefined && context.options.guesses) return { ...rest, kind: 'unknown', guess: witness.value };
  }
  return { ...rest, kind: 'unknown' };
}
