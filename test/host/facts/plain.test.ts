import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expressionOf } from '../../../src/host/facts/patterns/expressions.ts';
import { isClearlyValid, samplesOf } from '../../../src/host/facts/schemas/plain.ts';

const berth = { description: 'Where the ship lies', 'x-zui': { title: 'Berth' } };

test.each([
  [{ ...berth, type: 'string' }, 'A4', true],
  [{ ...berth, type: 'string', enum: ['A4', 'B1'] }, 'B1', true],
  [{ ...berth, type: 'string', enum: ['A4', 'B1'] }, 'C2', false],
  [{ type: 'boolean', default: false }, false, true],
  [{ type: 'number' }, 2.5, true],
  [{ type: 'integer' }, 2.5, false],
  [{ type: 'string' }, 4, false],
  [{ type: 'string', minLength: 1, maxLength: 2 }, 'A4', true],
  [{ type: 'string', minLength: 3 }, 'A4', false],
  [{ type: 'string', maxLength: 1 }, 'A4', false],
  [{ type: 'string', minLength: 2 }, '⚓🚢', false],
  [{ type: 'string', pattern: '\\.pdf$' }, 'berths.pdf', true],
  [{ type: 'string', pattern: '\\.pdf$' }, 'berths.txt', false],
  [{ type: 'string', pattern: '^(?:A|B)\\d+$' }, 'A4', false],
  [{ type: 'string', pattern: 'A\\' }, 'A\\', false],
  [{ type: 'string', pattern: 'A\\-4' }, 'A-4', true],
  [{ type: 'string', pattern: '' }, 'A4', true],
  [{ type: 'string', pattern: '.'.repeat(3000) }, 'A'.repeat(1000), false],
  [{ type: 'string', pattern: 'A' }, 'A'.repeat(2000), false],
  [{ type: 'string', format: 'uri' }, 'https://quay.example:8080/berths/a-4', true],
  [{ type: 'string', format: 'uri' }, 'quay.example', false],
  [{ type: 'string', format: 'email' }, 'quay@example.org', false],
  [{ minLength: 1 }, 4, false],
  [{ format: 'uri' }, 4, false],
  [{ type: ['string', 'null'] }, 'A4', false],
  [{ type: 'array' }, [], true],
  [{ type: 'array', items: { type: 'string' } }, [], true],
  [{ type: 'array', items: { type: 'string' } }, ['A4'], false],
  [{ type: 'array', minItems: 1 }, [], false],
  [{ type: 'object', properties: { berth }, additionalProperties: false }, {}, true],
  [{ type: 'object', required: ['berth'] }, {}, false],
  [{ type: 'object' }, [], false],
  [{ type: 'number', minimum: 1, maximum: 20 }, 20, true],
  [{ type: 'number', minimum: 1, exclusiveMaximum: 20 }, 20, false],
  [{ type: 'number', minimum: 1, exclusiveMaximum: true }, 20, false],
  [{ minimum: 1 }, 'A4', false],
  [{ anyOf: [{ type: 'string', pattern: '^A+' }, { type: 'null' }], ...berth }, null, true],
  [{ anyOf: [{ type: 'string', pattern: '^A+' }, { type: 'null' }], ...berth }, 'A4', false],
  [{ type: 'constructor' }, 'A4', false],
  [{}, 'A4', true],
  [true, 'A4', false],
])('%j obviously matches %j: %s', (schema, value, verdict) => {
  expect(isClearlyValid(schema, value)).toBe(verdict);
});

const values = fc.oneof(
  fc.constantFrom(null, true, 'A4', 0, 1, 2.5, 20),
  fc.stringMatching(/^https?:\/\/[\w.-]{0,4}(?::\d{0,2})?[\w./:%-]{0,4}$/),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
  fc.constant([]),
  fc.constant({}),
  fc.constant(['A4']),
);
const limit = fc.constantFrom(0, 1, 2.5, 20);
const asking = {
  type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'null'),
  enum: fc.array(values, { minLength: 1, maxLength: 3 }),
  minimum: limit,
  maximum: limit,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  minLength: limit,
  maxLength: limit,
  pattern: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('A', '^A4$', '\\d', '.\\.', 'A+', '^.$', '\\u{41}')),
  format: fc.constantFrom('uri', 'email', 'quay'),
  minItems: fc.constantFrom(0, 1),
  required: fc.constantFrom([], ['berth']),
  additionalProperties: fc.boolean(),
};
const part = fc.record(asking, { requiredKeys: [] });
const schemas = fc.record(
  {
    ...asking,
    items: part,
    properties: fc.record({ berth: part }),
    anyOf: fc.array(part, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

test('what matches obviously is also valid for a validator', () => {
  const validator = new Ajv({
    strict: false,
    logger: false,
    code: { regExp: Object.assign(expressionOf, { code: 'expressionOf' }) },
  });
  formats.default(validator);
  const property = fc.property(schemas, values, (schema, value) => {
    if (isClearlyValid(schema, value)) expect(validator.validate(schema, value)).toBe(true);
  });
  fc.assert(property, { numRuns: 2000 });
});

test('the values of a schema are its default and its examples', () => {
  expect(samplesOf({ default: false, example: 'A4', examples: ['B1', null] })).toEqual([false, 'A4', 'B1', null]);
  expect(samplesOf({ examples: 'A4' })).toEqual(['A4']);
  expect(samplesOf({ type: 'string' })).toEqual([]);
});
