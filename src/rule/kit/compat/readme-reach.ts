import { named } from '../../../data/in-code.ts';
import { listed } from '../../../data/listed.ts';
import type { AssetComparison } from '../../compare.ts';

/** More hosts than these are not named. */
const most = 5;

/** Where a readme leads now that it did not before, as the rest of a sentence; undefined for nowhere. */
export function newHosts({ base, head }: ReturnType<AssetComparison['hosts']>): string | undefined {
  const before = new Set(base);
  const fresh = head.filter((host) => !before.has(host));
  const left = fresh.length - most;
  const more = left > 0 ? [`${left} more ${left === 1 ? 'host' : 'hosts'}`] : [];
  return fresh.length === 0 ? undefined : `leads to ${listed([...fresh.slice(0, most).map(named), ...more], 'and')}`;
}
