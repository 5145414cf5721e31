import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/open-text.ts';
import { Silences } from '../../../src/engine/findings/silences.ts';
import { lintToFix } from '../../../src/engine/lint.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';
import type { Facts } from '../../../src/rule/facts.ts';
import { defineRule } from '../../../src/rule/index.ts';
import type { Rule, Visit } from '../../../src/rule/rule.ts';

const manifest = `name: berths
version: 1.0.0
actions:
  book:
    title: Book a berth
    input: { schema: { type: object, properties: { berth: { type: string } } } }
  cancel: { title: Cancel }
`;

/** How often a rule is shown actions when the very same manifest is checked three times; what stands around may differ. */
async function asked(look: (visit: Visit<'action'>) => unknown, facts: Facts = {}) {
  let visits = 0;
  const rule: Rule = defineRule({
    id: 'berth-known',
    summary: 'Berths are known.',
    presets: {},
    messages: { unknown: 'Unknown.' },
    *action(visit) {
      visits += 1;
      if (look(visit) === 'say it') yield { message: 'unknown', at: visit.at() };
    },
  });
  const plan: Plan = {
    rules: [{ rule, severity: 'error', options: {} }],
    severityOf: () => 'off',
    urlOf: () => undefined,
  };
  const document = await openDocument('berths.integration.yaml', manifest);
  const silences = new Silences();
  const found: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { result } = await lintToFix(document, plan, facts, silences);
    found.push(result.diagnostics.length);
  }
  return { visits, found };
}

it('does not ask a rule again that saw a node alone and said nothing of it', async () => {
  const looks: ((visit: Visit<'action'>) => unknown)[] = [
    ({ node }) => node.title,
    ({ key, at, owner, options, form, language, generated, depth, complete, root }) =>
      [key, at('title'), owner, options, form, language, generated, depth, complete, root('actions')].length,
    // Taken, and not used.
    ({ facts, isWhole, canSay }) => [facts, isWhole, canSay].length,
  ];
  for (const look of looks) expect(await asked(look)).toEqual({ visits: 2, found: [0, 0, 0] });
});

it('asks a rule again that has something to say', async () => {
  expect(await asked(({ key }) => (key === 'book' ? 'say it' : ''))).toEqual({ visits: 4, found: [1, 1, 1] });
});

it('asks a rule again that saw more', async () => {
  const schemas = { faults: () => [], violation: () => undefined };
  const looks: ((visit: Visit<'action'>) => unknown)[] = [
    ({ manifest }) => manifest,
    ({ node, ...others }) => [node, others],
    ({ facts }) => facts.schemas?.faults({}),
    ({ facts: { assets } }) => assets,
    ({ isWhole, root }) => isWhole(root('version')),
    // A node that is no schema may be whole or not, without being another.
    ({ isWhole, at }) => isWhole(at('title')),
    ({ canSay, at }) => canSay(at('title')),
  ];
  const facts = { schemas, assets: { read: () => undefined, isThere: () => true } };
  for (const look of looks) expect(await asked(look, facts)).toEqual({ visits: 6, found: [0, 0, 0] });
});
