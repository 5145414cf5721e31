import { listed } from '../../data/listed.ts';
import { addressesIn } from '../script/addresses.ts';
import { tokensOf } from '../script/tokens.ts';

/** Longer scripts are not read: the platform takes 2,000 characters. */
const longest = 4000;

/** Where a script leads now, and what it asks for there, that it did not before, as the rest of a sentence; undefined for nothing. */
export function newReach(before: string, after: string): string | undefined {
  if (Math.max(before.length, after.length) > longest) return undefined;
  const [once, now] = [addressesIn(tokensOf(before)), addressesIn(tokensOf(after))];
  const isBare = (host: string) => now.plain.includes(host) && !once.plain.includes(host);
  const hosts = now.hosts.filter((host) => !once.hosts.includes(host) || isBare(host));
  const scopes = now.scopes.filter((scope) => !once.scopes.includes(scope));
  const placed = hosts.map((host) => `\`${host}\`${isBare(host) ? ' without encryption' : ''}`);
  const asked = scopes.map((scope) => `\`${scope}\``);
  const parts = [
    ...(hosts.length > 0 ? [`leads to ${listed(placed, 'and')}`] : []),
    ...(scopes.length > 0 ? [`asks for the ${scopes.length === 1 ? 'scope' : 'scopes'} ${listed(asked, 'and')}`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', and ');
}
