import type { AssetComparison, AssetName } from '../../rule/compare.ts';
import type { AssetFacts } from '../../rule/facts.ts';
import type { Manifest } from '../../rule/nodes.ts';

/** What the icon and the readme of a version hold. */
export type HeldAssets = Pick<AssetFacts, 'read'>;

export interface BothAssets {
  readonly base: HeldAssets;
  readonly head: HeldAssets;
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

function bytesOf(value: string | undefined, facts: HeldAssets | undefined): Uint8Array | undefined {
  const asset = value === undefined ? undefined : facts?.read(value);
  return asset && 'bytes' in asset ? asset.bytes : undefined;
}

function areSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  // A picture has as many bytes as a call for each would be felt.
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}
