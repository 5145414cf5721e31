import type { Dice } from '../document/arbitraries.ts';
import { diceOf } from '../document/arbitraries.ts';
import { type Case, type Kind, seedOf } from './case.ts';
import { command, configuration } from './kinds/configurations.ts';
import { baseline, bytes, layout } from './kinds/files.ts';
import { data, definition, printed, text } from './kinds/manifests.ts';
import { repositories } from './kinds/repositories.ts';

/** The percentage of cases of each kind. */
const kinds: readonly (readonly [name: string, share: number, kind: Kind])[] = [
  ['data', 25, data],
  ['text', 18, text],
  ['definition', 18, definition],
  ['printed', 10, printed],
  ['bytes', 8, bytes],
  ['configuration', 8, configuration],
  ['baseline', 4, baseline],
  ['repository', 3, repositories],
  ['layout', 3, layout],
  ['command', 3, command],
];

/** Returns the case with this number: the same for the same seed, on every machine. */
export function caseOf(seed: number, number: number): Case & { readonly kind: string } {
  const dice = diceOf(seedOf(seed, number));
  // The first numbers of similar seeds are similar.
  for (let skipped = 0; skipped < 4; skipped++) dice(2);
  const [kind, make] = chosen(dice);
  return { kind, ...make(dice) };
}

function chosen(dice: Dice): readonly [string, Kind] {
  let left = dice(kinds.reduce((sum, [, share]) => sum + share, 0));
  for (const [name, share, kind] of kinds) {
    if (left < share) return [name, kind];
    left -= share;
  }
  throw new Error('The shares do not add up.');
}
