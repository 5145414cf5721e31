import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/open-text.ts';
import { CleanRuleCache, type RuleContext } from '../../../src/engine/findings/clean-rule-cache.ts';
import { lintToFix } from '../../../src/engine/lint.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';
import { createNode, type ManifestNode } from '../../../src/engine/walk/node.ts';
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

/**
 * Returns how often a rule visits actions when the same manifest is checked three times. Anything outside of the node may have
 * changed in between.
 */
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
  const silences = new CleanRuleCache();
  const found: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { result } = await lintToFix(document, plan, facts, silences);
    found.push(result.diagnostics.length);
  }
  return { visits, found };
}

it('does not run a rule again that read only the node and reported nothing', async () => {
  const looks: ((visit: Visit<'action'>) => unknown)[] = [
    ({ node }) => node.title,
    ({ key, at, owner, options, form, language, generated, depth, complete, root }) =>
      [key, at('title'), owner, options, form, language, generated, depth, complete, root('actions')].length,
    // Read, but not used.
    ({ facts, isWhole, canSay }) => [facts, isWhole, canSay].length,
  ];
  for (const look of looks) expect(await asked(look)).toEqual({ visits: 2, found: [0, 0, 0] });
});

it('runs a rule again that reported something', async () => {
  expect(await asked(({ key }) => (key === 'book' ? 'say it' : ''))).toEqual({ visits: 4, found: [1, 1, 1] });
});

it('runs a rule again that read more', async () => {
  const schemas = { faults: () => [], violation: () => undefined };
  const looks: ((visit: Visit<'action'>) => unknown)[] = [
    ({ manifest }) => manifest,
    ({ node, ...others }) => [node, others],
    ({ facts }) => facts.schemas?.faults({}),
    ({ facts: { assets } }) => assets,
    ({ facts }) => ({ ...facts }),
    ({ isWhole, root }) => isWhole(root('version')),
    // For a node that is no schema, `isWhole` may change although the node is the same.
    ({ isWhole, at }) => isWhole(at('title')),
    ({ canSay, at }) => canSay(at('title')),
  ];
  const facts = { schemas, assets: { read: () => undefined, isThere: () => true } };
  for (const look of looks) expect(await asked(look, facts)).toEqual({ visits: 6, found: [0, 0, 0] });
});

const rule: Rule = { id: 'berth-known', summary: 'Berths are known.', presets: {}, messages: {} };
const active = { rule, severity: 'error', options: {} } as const;
const owner = { kind: 'entity', name: 'berth', label: 'entity `berth`' } as const;
const path = ['entities', 'berth', 'schema'];
const schema: ManifestNode = createNode('schema', { node: { type: 'object' }, path, owner });
const context: RuleContext = { manifest: {}, facts: {}, isWhole: () => true, canSay: () => true };

/** Whether a rule skips the next node after it reported nothing for this one. */
function isSpared(
  [node, complete]: readonly [ManifestNode, boolean],
  [next, isComplete]: readonly [ManifestNode, boolean] = [node, complete],
  look: (watched: RuleContext) => unknown = () => {},
): boolean {
  const silences = new CleanRuleCache();
  const watched = silences.watched(context);
  silences.setNode(node, complete);
  silences.beginRule();
  look(watched);
  silences.recordClean(active);
  return silences.setNode(next, isComplete).has(active);
}

it.each<[string, boolean, Partial<ManifestNode>, boolean?]>([
  ['it is the same object', true, {}],
  ['it is an equal object', false, { node: { type: 'object' } }],
  ['it is a node of another kind', false, { noun: 'field' }],
  ['it is at another name', false, { path: ['entities', 'quay', 'schema'] }],
  ['it has a shorter path', false, { path: ['entities', 'berth'] }],
  ['it has a longer path', false, { path: [...path, 'properties', 'quay'] }],
  ['an interface now generates it', false, { generated: true }],
  ['it has another depth', false, { depth: 1 }],
  ['it is no longer fully known', false, {}, false],
])('a rule skips a node the second time if %s: %j', (_, expected, more, complete = true) => {
  expect(isSpared([schema, true], [{ ...schema, ...more }, complete])).toBe(expected);
});

it('never skips a string, of which there may be equal ones', () => {
  const script: ManifestNode = createNode('script', { node: '.body', path: ['identifier', 'extractScript'], owner });
  expect(isSpared([script, true])).toBe(false);
});

const place = (...steps: string[]) => ({ path: steps, on: 'value' }) as const;

it.each<[string, boolean, Partial<ManifestNode>, boolean, readonly string[]]>([
  ['inside of a schema', true, {}, true, [...path, 'required']],
  ['of the schema itself', true, {}, true, path],
  [
    'inside of a field',
    true,
    { noun: 'field', path: [...path, 'properties', 'quay'] },
    true,
    [...path, 'properties', 'quay', 'title'],
  ],
  ['beside a field', false, { noun: 'field', path: [...path, 'properties', 'quay'] }, true, [...path, 'required']],
  ['of an object around the schema', false, {}, true, path.slice(0, 2)],
  ['of another entity', false, {}, true, ['entities', 'quay', 'schema']],
  ['inside of a schema that is partly known', false, {}, false, [...path, 'required']],
  ['inside of a node that is not a schema', false, { noun: 'entity' }, true, [...path, 'title']],
])('a rule that asks whether a path %s is fully known skips it again: %j', (_, expected, more, complete, steps) => {
  const node: ManifestNode = { ...schema, ...more };
  expect(isSpared([node, complete], [node, complete], ({ isWhole }) => isWhole(place(...steps)))).toBe(expected);
});

it('reports correctly whether a path is fully known, whether or not that is recorded', () => {
  const silences = new CleanRuleCache();
  const { isWhole, canSay } = silences.watched({ ...context, isWhole: () => false, canSay: () => false });
  // There is no current node.
  expect([isWhole(place(...path)), canSay(place(...path))]).toEqual([false, false]);
  silences.setNode(schema, true);
  expect([isWhole(place(...path, 'required')), isWhole(place('entities'))]).toEqual([true, false]);
});
