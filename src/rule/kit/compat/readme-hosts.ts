import { named } from '../../../data/in-code.ts';
import { listed } from '../../../data/listed.ts';
import type { AssetComparison } from '../../compare.ts';

/** The number of hosts that a message names; the others are only counted. */
const maxHosts = 5;

/** Describes the hosts that a readme newly links to, as the continuation of a sentence; undefined if there are none. */
export function newHosts({ base, head }: ReturnType<AssetComparison['hosts']>): string | undefined {
  const before = new Set(base);
  const newHostNames = head.filter((host) => !before.has(host));
  const left = newHostNames.length - maxHosts;
  const more = left > 0 ? [`${left} more ${left === 1 ? 'host' : 'hosts'}`] : [];
  return newHostNames.length === 0
    ? undefined
    : `leads to ${listed([...newHostNames.slice(0, maxHosts).map(named), ...more], 'and')}`;
}
