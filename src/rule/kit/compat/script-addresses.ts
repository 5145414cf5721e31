import { named } from '../../../data/in-code.ts';
import { listed } from '../../../data/listed.ts';
import type { ScriptAddresses } from '../../compare.ts';

/**
 * Describes the hosts that a script newly links to and the scopes that it newly requests, as the continuation of a sentence;
 * undefined if there are none.
 */
export function newAddresses(base: ScriptAddresses, head: ScriptAddresses): string | undefined {
  const isNewlyPlain = (host: string) => head.plain.includes(host) && !base.plain.includes(host);
  const hosts = head.hosts.filter((host) => !base.hosts.includes(host) || isNewlyPlain(host));
  const scopes = head.scopes.filter((scope) => !base.scopes.includes(scope));
  const hostTexts = hosts.map((host) => `${named(host)}${isNewlyPlain(host) ? ' without encryption' : ''}`);
  const scopeTexts = scopes.map(named);
  const parts = [
    ...(hosts.length > 0 ? [`leads to ${listed(hostTexts, 'and')}`] : []),
    ...(scopes.length > 0
      ? [`asks for the ${scopes.length === 1 ? 'scope' : 'scopes'} ${listed(scopeTexts, 'and')}`]
      : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', and ');
}
