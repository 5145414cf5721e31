import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/open-text.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';
import { gatherFacts } from '../../../src/host/facts/gather.ts';
import { defineRule, type FactName } from '../../../src/rule/index.ts';

const planOf = (...needs: readonly FactName[]): Plan => ({
  rules: [
    {
      rule: defineRule({ id: 'parcel-weighed', summary: 'It is.', presets: {}, messages: {}, needs }),
      severity: 'error',
      options: undefined,
    },
  ],
  severityOf: () => 'error',
  urlOf: () => undefined,
});

const options = { cwd: '/nowhere', notice: () => {} };

it('gathers the facts that rules need, and no others', async () => {
  const document = await openDocument('integration.yaml', 'name: parcels');
  expect(await gatherFacts(document, planOf(), options)).toEqual({});
  expect(Object.keys(await gatherFacts(document, planOf('assets', 'patterns'), options))).toEqual([
    'assets',
    'patterns',
  ]);
});

it('gathers nothing for a manifest that could not be read', async () => {
  const document = await openDocument('integration.json', '{');
  expect(await gatherFacts(document, planOf('schemas', 'scripts'), options)).toEqual({});
});

it('accepts a manifest of any shape', async () => {
  const text =
    '{ "schema": { "default": 1, "schema": [5] }, "identifier": 5, "configurations": { "a": { "schema": null } } }';
  const document = await openDocument('integration.json', text);
  const facts = await gatherFacts(document, planOf('schemas', 'patterns', 'scripts', 'assets'), options);
  expect(Object.keys(facts)).toHaveLength(4);
});
