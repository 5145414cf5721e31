import { definitionFixes } from './fixes/definitions.ts';
import type { Mending } from './fixes/mend.ts';
import { plantedFixes } from './fixes/planted.ts';
import { realFixes } from './fixes/real.ts';
import { renamedKeys } from './fixes/renamed-keys.ts';
import type { Outcome } from './outcome.ts';
import { definitionsAtHand, noCheckout } from './platform.ts';
import { modelFaults } from './seeded/model.ts';
import { ruleFaults } from './seeded/table.ts';

export const name = 'a fix changes what it says, and not another byte';

export async function check(shared: string): Promise<Outcome> {
  const faults = [...modelFaults('definition'), ...modelFaults('record'), ...(await ruleFaults()), ...renamedKeys];
  const definitions = definitionsAtHand();
  const planted = await tally('faults planted in JSON and YAML', plantedFixes(shared, faults));
  const parts = [planted, await tally('older manifests in JSON and YAML', realFixes(shared))];
  if (definitions) {
    const fixable = faults.filter(({ rule, form }) => form === 'definition' && planted.rules.has(rule));
    parts.push(await tally('faults planted in TypeScript', definitionFixes(definitions, fixable)));
  }
  const wrong = parts.flatMap((part) => part.wrong);
  const lines = [...wrong, ...parts.map((part) => part.count), ...(definitions ? [] : [noCheckout])];
  return { ok: wrong.length === 0, lines };
}

/** What is wrong with fixes, and how many there were of each rule. */
async function tally(name: string, mendings: AsyncIterable<Mending>) {
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  for await (const { label, fixed, complaints } of mendings) {
    wrong.push(...complaints.map((complaint) => `${label}: ${complaint}`));
    for (const rule of fixed) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const each = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([rule, count]) => `${rule} ${count}`);
  const rules = new Set(counts.keys());
  return { wrong, rules, count: `${name}: ${all} fixes of ${counts.size} rules: ${each.join(', ')}` };
}
