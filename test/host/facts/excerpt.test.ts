import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { excerptFor } from '../../../src/host/facts/schemas/excerpt.ts';
import type { JsonSchema } from '../../../src/rule/nodes.ts';
import { isSchema } from '../../../src/rule/schema/schemas-within.ts';
import { createRandomSchema, RandomChoices } from '../../inclusion/random-schemas.ts';
import { RandomValues } from '../../inclusion/random-values.ts';

const parcel: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    weight: { type: 'number' },
    from: { type: 'object', properties: { town: { type: 'string' }, street: { type: 'string' } } },
    stops: { type: 'array', items: { type: 'object', properties: { town: {}, at: {} } } },
    kind: { type: 'string', default: 'letter' },
    to: { anyOf: [{ type: 'string' }, { type: 'object', properties: { town: {}, street: {} } }] },
  },
  required: ['id', 'weight'],
  additionalProperties: false,
};

test('properties that no value has are left out, and all requirements stay', () => {
  const values = [
    { id: 'a', from: { town: 'b' } },
    { stops: [{ at: 1 }, { town: 'c' }], to: { street: 'd' } },
  ];
  expect(excerptFor(parcel, values, { useDefaults: true })).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string' },
      from: { type: 'object', properties: { town: { type: 'string' } } },
      stops: { type: 'array', items: { type: 'object', properties: { town: {}, at: {} } } },
      kind: { type: 'string', default: 'letter' },
      to: { anyOf: [{ type: 'string' }, { type: 'object', properties: { street: {} } }] },
    },
    required: ['id', 'weight'],
    additionalProperties: false,
  });
  expect(excerptFor(parcel, ['text'], { useDefaults: true })).toMatchObject({
    properties: { kind: { default: 'letter' } },
  });
  expect(excerptFor(parcel, ['text'], { useDefaults: false })).toMatchObject({
    properties: {},
    required: ['id', 'weight'],
  });
  expect(excerptFor(parcel, values, { useDefaults: false }).properties).not.toHaveProperty('kind');
});

test('a schema with references to its parts stays complete', () => {
  const referring = { ...parcel, definitions: { town: {} }, allOf: [{ $ref: '#/definitions/town' }] };
  expect(excerptFor(referring, [{}], { useDefaults: false })).toBe(referring);
});

const withoutReferences = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema, (key, value) => (['$ref', 'definitions'].includes(key) ? undefined : value)));

test.each([false, true])(
  'a value is valid against the excerpt as against the whole, with defaults filled in: %s',
  (useDefaults) => {
    const ajv = () => new Ajv({ strict: false, logger: false, ownProperties: true, useDefaults });
    const verdicts = { met: 0, refused: 0 };
    for (let seed = 0; seed < 150; seed++) {
      const chance = new RandomChoices(seed);
      const schema = withoutReferences(createRandomSchema(chance));
      if (!isSchema(schema)) continue;
      const values = [1, 2, 3].map(() => new RandomValues(schema, chance, { undeclared: true }).createOne());
      const part = excerptFor(schema, values, { useDefaults });
      const [whole, excerpt] = [ajv().compile(schema), ajv().compile(part)];
      for (const value of values) {
        const isMet = whole(structuredClone(value));
        expect({ seed, value, isMet: excerpt(structuredClone(value)) }).toEqual({ seed, value, isMet });
        verdicts[isMet ? 'met' : 'refused'] += 1;
      }
    }
    expect(Math.min(verdicts.met, verdicts.refused)).toBeGreaterThan(50);
  },
);

test('the properties of many values are visited once, not once per property of the schema', () => {
  let times = 0;
  const getOwnPropertyDescriptor = (target: object, name: string) => {
    times += 1;
    return Reflect.getOwnPropertyDescriptor(target, name);
  };
  const names = Array.from({ length: 500 }, (_, index) => `a${index}`);
  const values = names.map((name) => new Proxy({ [name]: 'text' }, { getOwnPropertyDescriptor }));
  const text: JsonSchema = { type: 'string' };
  const schema = { type: 'object', properties: Object.fromEntries([...names, 'other'].map((name) => [name, text])) };
  expect(Object.keys(excerptFor(schema, values, { useDefaults: false }).properties ?? {})).toEqual(names);
  expect(times).toBeLessThan(values.length * 10);
});
