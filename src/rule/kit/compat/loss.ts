import type { Change, Comparison } from '../../index.ts';

/** That something is no longer there under the name that it had. */
export function* lossOf(
  { change, key, formerKey, owner, at, was }: Pick<Comparison, 'change' | 'key' | 'formerKey' | 'owner' | 'at' | 'was'>,
  asks: Pick<Change, 'bump' | 'breaks'>,
): Generator<Change<'removed' | 'renamed'>> {
  if (change !== 'removed' && change !== 'renamed') return;
  const data = { key, former: formerKey, owner: owner.label };
  yield { message: change, data, at: at.key(), was: was.key(), ...asks };
}
