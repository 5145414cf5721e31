import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/open-text.ts';
import type { Plan } from '../../../src/engine/plan.ts';
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

it('finds out what rules need, and nothing else', async () => {
  const document = await openDocument('integration.yaml', 'name: parcels');
  expect(await gatherFacts(document, planOf(), options)).toEqual({});
  expect(Object.keys(await gatherFacts(document, planOf('assets', 'patterns'), options))).toEqual([
    'assets',
    'patterns',
  ]);
});

it('has nothing to say of a manifest that could not be read', async () => {
  const document = await openDocument('integration.json', '{');
  expect(await gatherFacts(document, planOf('schemas', 'scripts'), options)).toEqual({});
});

it('takes a manifest of any shape', async () => {
  const text =
    '{ "schema": { "default": 1, "schema": [5] }, "identifier": 5, "configurations": { "a": { "schema": null } } }';
  const document = await openDocument('integration.json', text);
  const facts = await gatherFacts(document, planOf('schemas', 'patterns', 'scripts', 'assets'), options);
  expect(Object.keys(facts)).toHaveLength(4);
});

it('costs a bounded time for schemas that are made to cost much', { timeout: 60_000 }, async () => {
  const loop = {
    $ref: '#/definitions/a',
    definitions: { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } },
  };
  const wide = { anyOf: Array.from({ length: 5000 }, (_, index) => ({ const: index, default: -1 })), default: 'x' };
  const slow = { pattern: '^(a+)+$', default: `${'a'.repeat(60)}!` };
  const states = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`s${index}`, { schema: [loop, wide, slow][index % 3] }]),
  );
  const document = await openDocument('integration.json', JSON.stringify({ states }));
  const { schemas, patterns } = await gatherFacts(document, planOf('schemas', 'patterns'), options);
  const start = performance.now();
  for (const { schema = {} } of Object.values(states)) {
    schemas?.faults(schema);
    schemas?.violation(schema, [], 'default' in schema ? schema.default : 5);
    patterns?.exponentialPart('[a-z]*'.repeat(300));
  }
  expect(performance.now() - start).toBeLessThan(20_000);
});
