import type { Bump, Change, Comparison, Noun } from '../../index.ts';

/** Builds a visitor that reports an added node. */
export const additionOf = <M extends Noun>(message: M, bump: Bump = 'minor') =>
  function* ({ change, key, owner, at }: Pick<Comparison, 'change' | 'key' | 'owner' | 'at'>): Generator<Change<M>> {
    if (change !== 'added') return;
    yield { message, data: { key, owner: owner.label }, bump, at: at.key() };
  };
