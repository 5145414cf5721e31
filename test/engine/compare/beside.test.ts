import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { compatRules } from '../../../rules/compat/index.ts';
import type { Data } from '../../../src/data/objects.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { compareDocuments } from '../../../src/engine/compare/compare.ts';
import { schemasOf } from '../../../src/engine/compare/schemas.ts';
import { createAcceptance } from '../../../src/host/facts/schemas/accepts.ts';
import { matches } from '../../../src/inclusion/index.ts';
import type { JsonSchema } from '../../../src/rule/nodes.ts';
import { changeRandomly, createRandomSchema, RandomChoices } from '../../inclusion/random-schemas.ts';
import { withoutContains } from '../../inclusion/without-contains.ts';

const accepts = await createAcceptance(matches)({ mentions: () => false });
const text = { type: 'string' };
const closed = (properties: Data, ...others: readonly string[]) => ({
  type: 'object',
  properties,
  required: ['kept', ...others],
  additionalProperties: false,
});

const octet = '25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9]';

/** Schemas that are the same in both versions, for which a valid value is hard to find or to confirm. */
const siblings: Readonly<Record<string, JsonSchema>> = {
  'a fraction': { type: 'number', multipleOf: 0.01 },
  'the edge of a word': { ...text, pattern: '\\bparcel\\b' },
  'a look back': { ...text, pattern: '^(?<!a)b' },
  'what was found': { ...text, pattern: '^(["\']).*\\1$' },
  'two patterns': { ...text, allOf: [{ pattern: '^projects/' }, { pattern: '/topics/' }] },
  'a password': { ...text, pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w\\s]).{8,}$' },
  'a format that is not known': { ...text, format: 'ulid' },
  'an address of one host': { ...text, format: 'uri', pattern: '^https://hooks\\.slack\\.com/' },
  'a mail address of one house': { ...text, format: 'email', pattern: '@acme\\.com$' },
  'a mail address to one name': { ...text, format: 'email', pattern: '^support@' },
  'an address of four numbers': { ...text, format: 'ipv4', pattern: `^(?:(?:${octet})\\.){3}(?:${octet})$` },
  'many ways to go on': { ...text, pattern: '^(?:a?b?c?){3}(?:[0-9]+|x*){2}$' },
  'a long mail address': { ...text, format: 'email', minLength: 20 },
  'a certain item': { type: 'array', contains: { const: 'x' } },
  'items that are unlike': {
    type: 'array',
    minItems: 3,
    uniqueItems: true,
    items: { type: 'object', properties: { id: { ...text, format: 'uuid' } }, required: ['id'] },
  },
  'names of a pattern': { type: 'object', minProperties: 1, propertyNames: { pattern: '^[A-Z]{2}$' } },
};

const plan = {
  rules: Object.values(compatRules).map((rule) => ({ rule, severity: 'error' as const, options: {} })),
  severityOf: () => 'error' as const,
  urlOf: () => undefined,
};

const places: readonly (readonly [string, string, (schema: Data) => Data])[] = [
  ['what is given', 'compat/input-narrowed', (schema) => ({ actions: { track: { input: { schema } } } })],
  ['what is taken', 'compat/output-widened', (schema) => ({ actions: { track: { output: { schema } } } })],
  ['events', 'compat/output-widened', (schema) => ({ events: { delivered: { schema } } })],
  ['states', 'compat/stored-changed', (schema) => ({ states: { last: { type: 'integration', schema } } })],
];

describe.each(places)('in %s', (_, rule, manifestOf) => {
  test.each(Object.entries(siblings))('a break is reported beside %s', async (_name, kept) => {
    const version = (schema: Data) => openDocument('integration.json', JSON.stringify(manifestOf(schema)));
    const before = await version(closed({ kept, size: text, weight: { type: 'number', minimum: 2 } }));
    const after = await version(closed({ kept, size: { type: 'number' }, weight: { type: 'number', minimum: 1 } }));
    const { diagnostics } = await compareDocuments(before, after, plan, { acceptance: async () => accepts });
    expect(diagnostics.map((one) => one.rule)).toContain(rule);
    expect(diagnostics.map((one) => one.rule)).not.toContain('compat/schema-undecided');
  });
});

test('partly unknown schemas are not guessed at: a validator would treat them as accepting anything', () => {
  const schema = (size: Data) => closed({ kept: { ...text, format: 'ulid' }, size, at: {} }, 'at');
  const told = (...unknowns: Parameters<typeof schemasOf>[1]['base']['unknowns'][number][]) => {
    const [before, after] = [schema(text), schema({ type: 'number' })].map((node) => ({ node, path: [] }));
    const pair = { before, after } as unknown as Parameters<typeof schemasOf>[0];
    return schemasOf(pair, { base: { unknowns }, head: { unknowns: [] } }, { accepts }).lost.map(({ kind }) => kind);
  };
  expect(told()).toEqual(['breaking']);
  expect(told({ path: ['properties', 'at'], extent: 'value', why: 'It is read.' } as never)).toEqual(['unknown']);
});

test('an example found by guessing is confirmed by a validator', () => {
  const ajv = addFormats.default(new Ajv({ strict: false, validateSchema: false, logger: false, ownProperties: true }));
  const plain = (schema: Data) => withoutContains(schema) as Data;
  const figures = { breaking: 0, wrong: [] as unknown[], fewer: 0 };
  const kinds = Object.values(siblings);
  for (let seed = 1; seed <= 100; seed += 1) {
    const chance = new RandomChoices(seed * 7919 + 11);
    const { definitions, ...before } = createRandomSchema(chance);
    const { definitions: others, ...after } = changeRandomly({ ...before, definitions }, chance);
    const kept = kinds[seed % kinds.length] ?? {};
    const [alone, beside] = [{}, { kept }].map((more) => {
      const base = {
        ...closed({ inner: before, ...more }, 'inner'),
        required: ['inner', ...Object.keys(more)],
        definitions,
      };
      const head = { ...base, properties: { inner: after, ...more }, definitions: others };
      const pair = { before: { node: base, path: [] }, after: { node: head, path: [] } };
      const none = { unknowns: [] };
      const { lost, gained } = schemasOf(pair as never, { base: none, head: none }, { accepts });
      return { base, head, lost, gained };
    });
    if (!alone || !beside) throw new Error('There are two.');
    for (const { base, head, lost, gained } of [alone, beside]) {
      const shown = [...lost, ...gained].filter(({ kind }) => kind === 'breaking');
      figures.breaking += shown.length;
      for (const { witness } of shown) {
        const [inside, outside] = witness?.accepted === 'base' ? [base, head] : [head, base];
        const [within, beyond] = [inside, outside].map((one) => ajv.validate(plain(one), witness?.value));
        if (!within || beyond) figures.wrong.push({ seed, base, head, witness });
      }
    }
    const breaks = ({ lost, gained }: typeof alone) =>
      [...lost, ...gained].filter(({ kind }) => kind === 'breaking').length;
    if (breaks(beside) < breaks(alone)) figures.fewer += 1;
    expect([beside.lost.length, beside.gained.length]).toEqual([alone.lost.length, alone.gained.length]);
  }
  expect(figures.wrong).toEqual([]);
  expect(figures.fewer).toBe(0);
  expect(figures.breaking).toBeGreaterThan(100);
});
