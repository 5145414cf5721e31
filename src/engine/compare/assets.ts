import { textOf } from '../../rule/asset.ts';
import type { AssetComparison, AssetName } from '../../rule/compare.ts';
import type { AssetFacts } from '../../rule/facts.ts';
import type { Manifest } from '../../rule/nodes.ts';
import { webAddressesIn } from '../web-addresses.ts';

/** The contents of a version's icon and readme. */
export type VersionAssets = Pick<AssetFacts, 'read'>;

export interface BothAssets {
  readonly base: VersionAssets;
  readonly head: VersionAssets;
}

const names: readonly AssetName[] = ['icon', 'readme'];

/**
 * The icon and the readme if their contents differ: a file may change under the same name, or move with the same contents. If
 * either's contents are unknown, their names are compared.
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
    const hosts = () => ({ base: hostsIn(held[0]), head: hostsIn(held[1]) });
    yield { name, change, at: place, was: place, hosts };
  }
}

function bytesOf(value: string | undefined, facts: VersionAssets | undefined): Uint8Array | undefined {
  const asset = value === undefined ? undefined : facts?.read(value);
  return asset && 'bytes' in asset ? asset.bytes : undefined;
}

function hostsIn(bytes: Uint8Array | undefined): readonly string[] {
  const text = bytes && textOf(bytes);
  return text === undefined ? [] : [...new Set(Array.from(webAddressesIn(text), ({ hostname }) => hostname))].sort();
}

/** Whether two files are equal except for line endings: git may check out other ones than were committed. */
function areSame(a: Uint8Array, b: Uint8Array): boolean {
  let [here, there] = [0, 0];
  // Inlined: an image has so many bytes that a call for each would be slow.
  while (here < a.length && there < b.length) {
    if (a[here] === 13 && a[here + 1] === 10) here += 1;
    if (b[there] === 13 && b[there + 1] === 10) there += 1;
    if (a[here] !== b[there]) return false;
    here += 1;
    there += 1;
  }
  return here === a.length && there === b.length;
}
