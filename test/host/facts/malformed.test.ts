import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordsOf } from '../../../src/host/facts/schemas/keywords.ts';
import { malformedKeywords } from '../../../src/host/facts/schemas/malformed.ts';
import type { JsonSchemaDraft } from '../../../src/rule/schema/draft.ts';

const options = { strict: false, validateFormats: false, logger: false } as const;

/** Validators for the meta-schemas, from ajv. */
const oracles: Readonly<Record<JsonSchemaDraft, Ajv>> = {
  'draft-07': new Ajv(options),
  '2019-09': new Ajv2019(options),
  '2020-12': new Ajv2020(options),
};

const value = fc.oneof(
  fc.constantFrom('string', 'object', 'strng', '', '^a', 'a', true, false, null, 0, 1, -1, 2.5, [], ['a'], ['a', 'a']),
  fc.constantFrom(
    ['string', 'null'],
    ['string', 'string'],
    [5],
    {},
    { a: 5 },
    { a: {} },
    { a: ['b'] },
    [{}],
    [true, 5],
  ),
);

/** Generates schemas whose keywords have arbitrary values. */
const schemaOf = (draft: JsonSchemaDraft) =>
  fc.letrec<{ schema: Record<string, unknown> }>((tie) => {
    // Keywords with `$` are also checked as URIs.
    const names = [...keywordsOf(draft).keys()].filter((name) => !name.startsWith('$'));
    const entry = fc.tuple(fc.constantFrom(...names), fc.oneof({ depthSize: 'small' }, value, tie('schema')));
    const inside = fc.dictionary(fc.constantFrom('a', 'type'), tie('schema'), { maxKeys: 2 });
    return {
      schema: fc
        .tuple(fc.array(entry, { maxLength: 4 }), fc.option(inside, { nil: undefined, depthIdentifier: 'schema' }))
        .map(([entries, properties]) => ({ ...Object.fromEntries(entries), ...(properties && { properties }) })),
    };
  }).schema;

describe.each(Object.keys(oracles) as JsonSchemaDraft[])('a schema of %s', (draft) => {
  it('is malformed exactly if its meta-schema rejects it', { timeout: 60_000 }, () => {
    const holds = fc.property(schemaOf(draft), (schema) => {
      const accepted = oracles[draft].validateSchema(schema) === true;
      expect(malformedKeywords(schema, draft).length === 0, JSON.stringify(schema)).toBe(accepted);
    });
    fc.assert(holds, { numRuns: 1500, seed: 20250601 });
  });
});

it('has a location, and a did-you-mean', () => {
  expect(malformedKeywords({ properties: { a: { type: ['string', 'nul'] }, b: 5 }, allOf: [7] }, 'draft-07')).toEqual([
    { path: ['properties', 'b'], fact: '`b` of `properties` is `5`; expected a schema' },
    { path: ['allOf', 0], fact: '`allOf[0]` is `7`; expected a schema' },
    {
      path: ['properties', 'a', 'type', 1],
      fact: '`type[1]` is `nul`; expected `array`, `boolean`, `integer`, `null`, `number`, `object` or `string`',
      meant: 'null',
    },
  ]);
});

it('has a limited number of reported faults', () => {
  const properties = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`p${index}`, { type: 7 }]));
  expect(malformedKeywords({ properties }, 'draft-07')).toHaveLength(20);
});
