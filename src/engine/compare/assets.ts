import type { AssetComparison, AssetName } from '../../rule/compare.ts';
import type { AssetFacts } from '../../rule/facts.ts';
import type { Manifest } from '../../rule/nodes.ts';

/** What the files hold that two versions name. */
export interface BothAssets {
  readonly base: AssetFacts;
  readonly head: AssetFacts;
}

const names: readonly AssetName[] = ['icon', 'readme'];

/**
 * The icon and the readme where they are not what they were: the same file may hold something else, and a file that was
 * moved the same. Where it is not known what either holds, its name is all there is to go by.
 */
export function* changedAssets(
  base: Manifest,
  head: Manifest,
  assets: BothAssets | undefined,
): Generator<Omit<AssetComparison, 'options'>> {
  for (const name of names) {
    const [once, now] = [base[name], head[name]];
    const held = [bytesOf(once, assets?.base), bytesOf(now, assets?.head)] as const;
    if (held[0] && held[1] ? areSame(held[0], held[1]) : once === now) continue;
    const change = once === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    const place = { path: [name], on: 'value' } as const;
    yield { name, change, at: place, was: place };
  }
}

function bytesOf(value: string | undefined, facts: AssetFacts | undefined): Uint8Array | undefined {
  const asset = value === undefined ? undefined : facts?.read(value);
  return asset && 'bytes' in asset ? asset.bytes : undefined;
}

const areSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
