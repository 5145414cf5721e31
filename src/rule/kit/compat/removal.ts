import type { Change, Comparison } from '../../index.ts';

/** Yields a change if a node was removed or renamed. */
export function* removalOf(
  { change, key, formerKey, owner, at, was }: Pick<Comparison, 'change' | 'key' | 'formerKey' | 'owner' | 'at' | 'was'>,
  requirement: Pick<Change, 'bump' | 'breaks'>,
): Generator<Change<'removed' | 'renamed'>> {
  if (change !== 'removed' && change !== 'renamed') return;
  const data = { key, former: formerKey, owner: owner.label };
  yield { message: change, data, at: at.key(), was: was.key(), ...requirement };
}
