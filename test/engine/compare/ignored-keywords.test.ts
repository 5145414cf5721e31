import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../../src/data/objects.ts';
import { withoutIgnoredKeywords } from '../../../src/engine/compare/ignored-keywords.ts';

const options = { strict: false, validateSchema: false } as const;
const of2019 = 'https://json-schema.org/draft/2019-09/schema';
const of2020 = 'https://json-schema.org/draft/2020-12/schema';

const parcel = {
  type: 'object',
  properties: { code: { type: 'string' }, stops: { type: 'array', items: { type: 'string' } } },
  required: ['code'],
};
const stops = (more: Data) => ({ ...parcel, properties: { ...parcel.properties, stops: { type: 'array', ...more } } });

describe('keywords that a draft ignores are left out of a comparison', () => {
  test.each<readonly [draft: string, written: Data, expected: Data]>([
    ['draft-07', { ...parcel, dependentRequired: { code: ['weight'] } }, parcel],
    ['draft-07', { ...parcel, dependentSchemas: { code: { required: ['weight'] } } }, parcel],
    ['draft-07', { ...parcel, unevaluatedProperties: false }, parcel],
    ['draft-07', { allOf: [true, { ...parcel, unevaluatedProperties: false }] }, { allOf: [true, parcel] }],
    ['draft-07', stops({ contains: { const: 'Lyon' }, minContains: 2 }), stops({ contains: { const: 'Lyon' } })],
    ['draft-07', stops({ prefixItems: [{ minLength: 4 }], unevaluatedItems: false }), stops({})],
    [of2019, stops({ prefixItems: [{ minLength: 4 }] }), stops({})],
    [
      of2020,
      stops({ prefixItems: [{ type: 'string' }], additionalItems: false }),
      stops({ prefixItems: [{ type: 'string' }] }),
    ],
  ])('%s: %j', (draft, written, expected) => {
    const named = draft === 'draft-07' ? {} : { $schema: draft };
    expect(withoutIgnoredKeywords({ ...named, ...written })).toEqual({ ...named, ...expected });
    const Validator = { [of2019]: Ajv2019, [of2020]: Ajv2020 }[draft] ?? Ajv;
    for (const value of [{ code: 'P1' }, { code: 'P1', weight: 2 }, { code: 'P1', stops: ['Lyon'] }])
      expect(new Validator(options).validate(written, value)).toBe(true);
  });

  test.each<readonly [name: string, schema: Data]>([
    ['what counts', { $schema: of2020, ...parcel, dependentRequired: { code: ['weight'] } }],
    ['of a draft that is not known', { $schema: 'https://parcel-desk.example/draft', unevaluatedProperties: false }],
  ])('%s stays as it is', (_, schema) => {
    expect(withoutIgnoredKeywords(schema)).toBe(schema);
  });

  test('names that look like keywords, and data, stay', () => {
    const named = { properties: { prefixItems: parcel }, default: { prefixItems: 2 }, required: ['prefixItems'] };
    expect(withoutIgnoredKeywords({ ...named, prefixItems: [] })).toEqual(named);
  });
});
