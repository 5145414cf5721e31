import type { Change, Comparison, Target } from '../../index.ts';
import { firstIndexes } from '../first-indexes.ts';

type Visit = Comparison<'user'> | Comparison<'conversation'>;

/** Yields the tags that became required, or are no longer required, for a creation that is enabled in both versions. */
export function* requiredTags(
  { before, after, at, was }: Visit,
  thing: string,
): Generator<Change<'added' | 'dropped'>> {
  if (!before.creation?.enabled || !after.creation?.enabled) return;
  const { requiredTags: oldTags = [] } = before.creation;
  const { requiredTags: newTags = [] } = after.creation;
  for (const [tag, index] of missingIn(newTags, oldTags)) {
    const places = {
      at: itemOf(at('creation', 'requiredTags'), index),
      was: itemOf(was('creation', 'requiredTags'), oldTags.length),
    };
    yield { message: 'added', data: { tag, thing }, bump: 'major', breaks: 'caller', ...places };
  }
  for (const [tag, index] of missingIn(oldTags, newTags)) {
    const places = {
      at: itemOf(at('creation', 'requiredTags'), newTags.length),
      was: itemOf(was('creation', 'requiredTags'), index),
    };
    yield { message: 'dropped', data: { tag, thing }, bump: 'minor', ...places };
  }
}

const itemOf = ({ path, on }: Target, index: number): Target => ({ path: [...path, index], on });

/** Returns the tags of one list that are missing in the other, once each; none if the other has an unknown item. */
function missingIn(tags: readonly (string | undefined)[], others: readonly (string | undefined)[]) {
  const known = firstIndexes(others);
  if (known.has(undefined)) return [];
  const found = [...firstIndexes(tags)].filter(([tag]) => !known.has(tag));
  return found.flatMap(([tag, index]) => (tag === undefined ? [] : [[tag, index] as const]));
}
