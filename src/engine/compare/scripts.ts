import { limits } from '../../../schemas/limits.ts';
import type { Comparison, ScriptAddresses } from '../../rule/compare.ts';
import { addressesIn } from '../script/addresses.ts';
import { tokensOf } from '../script/tokens.ts';
import type { Pair } from './pairs.ts';

const noAddresses: ScriptAddresses = { hosts: [], plain: [], scopes: [] };

/** The addresses that a script contacts in each version. A script far above the platform's limit is not read. */
export function addressesOf({ before, after }: Pair): ReturnType<Comparison['addresses']> {
  const scripts = [before, after].map(({ noun, node }) => (noun === 'script' && typeof node === 'string' ? node : ''));
  const isRead = scripts.every((script) => script.length <= 2 * limits.script.max);
  const [base = noAddresses, head = noAddresses] = isRead ? scripts.map((script) => addressesIn(tokensOf(script))) : [];
  return { base, head };
}
