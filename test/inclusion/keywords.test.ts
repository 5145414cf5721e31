import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { type Data, isObject } from '../../src/data/objects.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import { prepared } from '../../src/host/facts/schemas/prepare.ts';
import { differencesOf } from '../../src/inclusion/index.ts';
import { withoutContains } from './without-contains.ts';

type Case = readonly [sub: unknown, sup: unknown, ...expected: readonly string[]];

const text = { type: 'string' };
const matching = (pattern: string) => ({ type: 'string', pattern });
const number = { type: 'number' };
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const object = (properties: Data, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});
const open = (properties: Data) => ({ type: 'object', properties, additionalProperties: true });
const list = (items: unknown) => ({ type: 'array', items });
const nestedIn = (levels: number, inner: unknown): unknown =>
  levels === 0 ? inner : object({ in: nestedIn(levels - 1, inner) }, 'in');
const variant = (kind: string, properties: Data = {}) => object({ kind: { const: kind }, ...properties }, 'kind');
const keyed = (names: unknown, value: unknown) => ({
  type: 'object',
  propertyNames: names,
  additionalProperties: value,
});
const countries = { type: 'string', enum: ['de', 'fr'] };
const linksHaveAddress = {
  if: { properties: { kind: { const: 'link' } }, required: ['kind'] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword is called so.
  then: { required: ['url'] },
};
const tree = (value: unknown) => ({
  $ref: '#/definitions/tree',
  definitions: { tree: object({ value, next: { $ref: '#/definitions/tree' } }) },
});

/** Parcels in boxes, and boxes in parcels: no complete value of the first parcel can be constructed. */
const shipment = (label: unknown) => ({
  ...object({
    stamped: object({ stamp: matching('^(?<!a)b'), parcel: { $ref: '#/definitions/parcel' } }, 'stamp'),
    box: { $ref: '#/definitions/box' },
  }),
  definitions: {
    parcel: object({ box: { $ref: '#/definitions/box' }, label }),
    box: object({ parcel: { $ref: '#/definitions/parcel' } }),
  },
});

/** Expected differences: breaking ones plain, unknown ones with a question mark; then the location in `sup`, and an example. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  types: [
    [text, text],
    [{}, true],
    [false, text],
    [{}, { type: 'string', minLength: 2 }, 'type /type null'],
    [{}, object({ a: text }, 'a'), 'type /type null'],
    [text, {}],
    [{}, text, 'type /type null'],
    [{ type: 'integer' }, number],
    [number, { type: 'integer' }, 'type /type 0.5'],
    [{ type: ['string', 'number'] }, text, 'type /type 0'],
    [text, { type: ['string', 'number'] }],
    [text, false, 'never  "text"'],
    [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [{ type: 'string', nullable: true }, { anyOf: [text, { type: 'null' }] }],
    [{ anyOf: [text, { type: 'null' }] }, { type: ['null', 'string'] }],
    [{ anyOf: [text, { type: 'null' }] }, text, 'type /type null'],
    [{ type: 'string', nullable: true }, text, 'type /type null'],
    [
      text,
      {
        title: 'Name',
        description: 'What it is called.',
        'x-zui': {},
        examples: [1],
        default: 0,
        deprecated: true,
        ...text,
      },
    ],
  ],
  values: [
    [{ enum: ['a', 'b'] }, { enum: ['b', 'c', 'a'] }],
    [{ enum: ['a', 'b', 'c'] }, { enum: ['a'] }, 'value /enum "b"', 'value /enum "c"'],
    [{ const: 'a' }, { enum: ['a', 'b'] }],
    [{ enum: [] }, { type: 'number' }],
    [{ type: 'string', enum: ['a', 1] }, text],
    [text, { enum: ['a'] }, 'value /enum "text"'],
    [{ type: 'boolean' }, { enum: [true, false] }],
    [{ type: 'boolean' }, { const: true }, 'value /const false'],
    [{ enum: ['a', 'b'] }, { anyOf: [{ const: 'a' }, { const: 'b' }] }],
    [{ const: { a: [1, 2] } }, { const: { a: [1, 2] } }],
    [{ enum: ['ab', 'A'] }, { type: 'string', pattern: '^[a-z]+$' }, 'value  "A"'],
  ],
  numbers: [
    [
      { type: 'number', minimum: 1 },
      { type: 'number', minimum: 0 },
    ],
    [{ type: 'number', minimum: 0 }, { type: 'number', minimum: 1 }, 'minimum /minimum 0'],
    [{ type: 'number', minimum: 0 }, { type: 'number', exclusiveMinimum: 0 }, 'minimum /exclusiveMinimum 0'],
    [
      { type: 'integer', exclusiveMinimum: 0 },
      { type: 'integer', minimum: 1 },
    ],
    [{ type: 'number', maximum: 5 }, { type: 'number', maximum: 4 }, 'maximum /maximum 5'],
    [{ type: 'integer', maximum: 5 }, { type: 'integer', maximum: 4 }, 'maximum /maximum 5'],
    [{ type: 'integer', exclusiveMaximum: 4.5 }, { type: 'integer', maximum: 3 }, 'maximum /maximum 4'],
    [{ type: 'integer', exclusiveMinimum: 4.5 }, { type: 'integer', minimum: 6 }, 'minimum /minimum 5'],
    [{ type: ['boolean', 'integer'], minimum: 0, maximum: 1 }, { enum: [0, 1] }, 'value /enum true'],
    [
      { type: 'integer', multipleOf: 4 },
      { type: 'integer', multipleOf: 2 },
    ],
    [{ type: 'integer' }, { type: 'integer', multipleOf: 2 }, 'multiple /multipleOf 1'],
    [{ type: 'number', minimum: 3, maximum: 2 }, text],
    [{ type: 'number', multipleOf: 1 }, { type: 'integer' }],
    [{ type: 'integer' }, { type: 'number', multipleOf: 1 }],
    [
      { type: 'number', multipleOf: 4 },
      { type: 'integer', multipleOf: 2 },
    ],
    [number, { type: 'number', multipleOf: 1 }, 'multiple /multipleOf 0.5'],
    [{ type: 'number', multipleOf: 0.5 }, { type: 'integer' }, 'type /type 0.5'],
    [{ type: 'number', multipleOf: 0.01 }, text, 'type /type 0'],
    [{ type: 'number', multipleOf: 0.01, minimum: 0.25 }, { type: 'number', minimum: 0.5 }, 'minimum /minimum 0.49'],
    [{ type: 'number', multipleOf: 0.02 }, { type: 'number', multipleOf: 0.01 }, 'multiple? /multipleOf'],
    [{ type: 'number', maximum: 5 }, { type: 'number', exclusiveMaximum: 5 }, 'maximum /exclusiveMaximum 5'],
    [
      { type: 'number', maximum: 5, exclusiveMaximum: 5 },
      { type: 'number', exclusiveMaximum: 5 },
    ],
    [
      { type: 'number', maximum: 5, exclusiveMaximum: 10 },
      { type: 'number', maximum: 5 },
    ],
    [
      { type: 'number', minimum: 5, exclusiveMinimum: 5 },
      { type: 'number', exclusiveMinimum: 5 },
    ],
    [
      { type: 'number', minimum: 5, exclusiveMinimum: 0 },
      { type: 'number', minimum: 5 },
    ],
  ],
  texts: [
    [
      { type: 'string', minLength: 2 },
      { type: 'string', minLength: 1 },
    ],
    [whole(1, 3), { enum: [1, 2, 3] }],
    [whole(1, 3), { type: 'number', enum: [3, 2, 1, 0] }],
    [whole(1, 5), { enum: [1, 2, 3, 5] }, 'value /enum 4'],
    [whole(1, 40), { enum: Array.from({ length: 40 }, (_, at) => (at === 20 ? 0 : at + 1)) }, 'value /enum 21'],
    [whole(3, 3), { const: 3 }],
    [{ type: 'integer', maximum: 3 }, { enum: [1, 2, 3] }, 'value /enum 0'],
    [{ type: 'number', minimum: 1, maximum: 2 }, { enum: [1, 2] }, 'value /enum 1.5'],
    [text, { type: 'string', minLength: 1 }, 'length /minLength ""'],
    [text, { type: 'string', maxLength: 3 }, 'length /maxLength "text"'],
    [
      { type: 'string', pattern: '^a+$' },
      { type: 'string', pattern: '^a+$' },
    ],
    [matching('^a+$'), matching('^a*$')],
    [matching('^a*$'), matching('^a+$'), 'pattern /pattern ""'],
    [matching('^[0-9]{5}$'), matching('^[0-9]{5,9}$')],
    [matching('^[0-9]{5,9}$'), matching('^[0-9]{5}$'), 'pattern /pattern "000001"'],
    [matching('^[A-Z]{2}-\\d+$'), matching('^[A-Za-z]{1,3}-\\w+$')],
    [matching('^[A-Z]{2}$'), matching('^[B-Z]{2}$'), 'pattern /pattern "AA"'],
    [matching('^\\d$'), matching('^[0-9]?$')],
    [matching('^[0-9]$'), matching('^[^a-z]$'), 'pattern? /pattern'],
    [matching('^[^a]$'), matching('^[^ab]$'), 'pattern /pattern "b"'],
    [matching('^.$'), matching('^[.]$'), 'pattern /pattern "a"'],
    [matching('^(image|video)/'), matching('^(?:audio|image|video)/')],
    [matching('^(?:audio|image|video)/'), matching('^(image|audio)/'), 'pattern /pattern "video/"'],
    [matching('^(kg|lb|oz|st|t|g)$'), matching('^(kg|lb|oz|st|t)$'), 'value /pattern "g"'],
    [matching('^(?i:kg)$'), matching('^(kg|lb)$'), 'pattern? /pattern'],
    [matching('^(kg|lb)$'), { enum: ['kg', 'lb', 'oz'] }],
    [matching('^(kg|lb)$'), { enum: ['kg', 'oz'] }, 'value /enum "lb"'],
    [matching('^k(?:g|)$|^t$'), { enum: ['k', 'kg', 't'] }],
    [matching('^(kg|lb)'), { enum: ['kg', 'lb'] }, 'value /enum "kgb"'],
    [matching('(kg|lb)$'), { enum: ['kg', 'lb'] }, 'value? /enum'],
    [matching('^(?i:kg)$'), { enum: ['kg'] }, 'value? /enum'],
    [matching('^(kg|lb?)$'), { enum: ['kg', 'l'] }, 'value /enum "lb"'],
    [matching('^(kg|lb)$'), matching('^[a-z]{2}$')],
    [{ type: 'string', maxLength: 0 }, { const: '' }],
    [text, { anyOf: [{ const: '' }, { minLength: 1 }] }],
    [text, { anyOf: [{ const: '' }, { type: 'string', minLength: 2 }] }, 'length /anyOf/1/minLength "t"'],
    [
      { type: 'string', minLength: 1 },
      { anyOf: [{ const: '' }, { type: 'string', minLength: 2 }] },
      'length /anyOf/1/minLength "t"',
    ],
    [text, { type: 'string', pattern: '^\\d+$' }, 'pattern /pattern "text"'],
    [text, { type: 'string', pattern: '^(?<!a)b' }, 'pattern? /pattern'],
    [text, { type: 'string', minLength: 5, pattern: '^(?<!a)b' }, 'length /minLength "text"', 'pattern? /pattern'],
    [
      { type: 'string', pattern: '^[0-9a-f]{8}$' },
      { type: 'string', pattern: '^$|^[0-9a-f]{8}$' },
    ],
    [
      { type: 'string', pattern: '^a$|^b$' },
      { type: 'string', pattern: '^b$|^c$|^a$' },
    ],
    [{ type: 'string', pattern: '^$|^b$' }, { type: 'string', pattern: '^b$' }, 'value /pattern ""'],
    [{ type: 'string', pattern: '(b)\\1' }, { type: 'string', pattern: '(a)|(b)\\1' }, 'pattern? /pattern'],
    [{ type: 'string', pattern: '^(0[1-9]|1[0-2])$' }, { type: 'string', maxLength: 1 }, 'length /maxLength "01"'],
    [{ type: 'string', pattern: '^[x-z_][^x]$' }, { type: 'string', maxLength: 1 }, 'length /maxLength "_a"'],
    [{ type: 'string', pattern: '^\\d{10}$' }, { type: 'string', maxLength: 5 }, 'length /maxLength "0000000000"'],
    [{ type: 'string', pattern: '^\\d{3}$' }, { type: 'string', minLength: 8 }, 'length /minLength "000"'],
    [matching('^[0-9a-fA-F]{24}$'), { type: 'string', minLength: 24, maxLength: 24 }],
    [matching('^(?:[A-Z]{2}|EU-[A-Z])(?=.)\\d{3,5}$|^$'), { type: 'string', maxLength: 9 }],
    [matching('^(?:[A-Z]{2}|EU-[A-Z])\\d{3,5}$'), { type: 'string', minLength: 6 }, 'length /minLength "AA000"'],
    [matching('[A-Z]{2}\\d+'), { type: 'string', minLength: 3 }],
    [matching('^[A-Z]{2}'), { type: 'string', maxLength: 2 }, 'length /maxLength "AAA"'],
    [matching('^(A{0}b|c)(?:d*){0}$'), { type: 'string', maxLength: 1 }],
    [matching('^(?<part>a)\\k<part>$'), { type: 'string', maxLength: 2 }, 'length? /maxLength'],
    [
      { type: 'string', format: 'uuid' },
      { type: 'string', maxLength: 32 },
      'length /maxLength "123e4567-e89b-42d3-a456-426614174000"',
    ],
    [{ type: 'string', pattern: '^[€£]$' }, number, 'type /type "€"'],
    [{ type: 'string', pattern: '\\bto\\b' }, number, 'type /type "to"'],
    [matching('^\\p{Script=Han}+$'), number, 'type? /type'],
    [text, { type: 'string', pattern: '^t\\B' }, 'pattern /pattern ""'],
    [{ type: 'string', pattern: '^a' }, { type: 'string', pattern: '\\Ba' }, 'pattern /pattern "a"'],
    [{ type: 'string', pattern: '^(?=.*[A-Z])(?=.*\\d).{6,}$' }, number, 'type /type "A0aaaa"'],
    [{ type: 'string', pattern: '^a(?=.*[!?])' }, number, 'type /type "a!"'],
    [{ allOf: [text, { pattern: '^projects/' }, { pattern: '/topics/' }] }, number, 'type /type "projects//topics/"'],
    [{ allOf: [text, { pattern: 'z$' }, { pattern: 'y' }, { pattern: '^x' }] }, number, 'type /type "xyz"'],
    [{ type: 'string', format: 'email' }, text],
    [{ type: 'string', format: 'email' }, { type: 'string', format: 'uri' }, 'format /format "user@example.com"'],
    [{ type: 'string', format: 'email' }, { type: 'string', format: 'idn-email' }, 'format? /format'],
    [text, { type: 'string', format: 'date-time' }, 'format /format "text"'],
    [text, { type: 'string', format: 'email', pattern: '@' }, 'format /format "text"'],
    [text, { type: 'string', format: 'house', pattern: '^[a-z]+$' }, 'format /format ""'],
    [{ type: 'string', format: 'email' }, { format: 'email', pattern: '@q' }, 'pattern /pattern "user@example.com"'],
    [{ type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }, 'format /format "2024-01-31"'],
    [
      { type: 'string', format: 'date-time' },
      { type: 'string', format: 'date' },
      'format /format "2024-01-31T12:30:00Z"',
    ],
    [{ type: 'string', format: 'time' }, { type: 'string', format: 'date-time' }, 'format /format "12:30:00Z"'],
    [{ type: 'string', format: 'date-time' }, { type: 'string', format: 'iso-date-time' }, 'format? /format'],
    [{ enum: ['hub', '2024-13-01 25:00'] }, { format: 'date-time' }, 'value  "hub"', 'value? '],
    [{ enum: ['user'] }, { format: 'email' }, 'value  "user"'],
  ],
  objects: [
    [object({ a: text }, 'a'), object({ a: text })],
    [object({ a: text }), object({ a: text }, 'a'), 'property-required a /required/0 {}'],
    [object({ a: text }), object({ a: text, b: text }, 'b'), 'property-absent b /required/0 {}'],
    [object({ a: text }), object({ a: text, b: text })],
    [object({ a: text, b: text }), object({ a: text }), 'property-refused b /additionalProperties {"b":"text"}'],
    [object({ a: text }), object({ a: number }), 'type a /properties/a/type {"a":"text"}'],
    [object({ a: text }), object({ a: { ...text, default: 'x' } }, 'a')],
    [
      { type: 'object', properties: { a: text }, required: ['a'] },
      open({ a: number }),
      'type a /properties/a/type {"a":"text"}',
    ],
    [object({ a: false }), object({})],
    [
      { type: 'object', patternProperties: { '^x-': text }, additionalProperties: false },
      { type: 'object', patternProperties: { '^[xy]-': text }, additionalProperties: false },
    ],
    [object({ a: { not: {} } }), object({})],
    [object({ a: text }), object({ a: { not: true } }), 'property-refused a /properties/a {"a":"text"}'],
    [object({ a: text }), { ...object({ a: text }), additionalProperties: { not: {}, 'x-zui': {} } }],
    [{ ...object({ a: text }), additionalProperties: { not: {}, 'x-zui': {} } }, object({ a: text })],
    [
      object({ a: text, b: text }),
      { ...object({ a: text }), additionalProperties: { not: { title: 'Nothing' } } },
      'property-refused b /additionalProperties {"b":"text"}',
    ],
    [
      object({ a: { anyOf: [{ anyOf: [{ not: {} }, text] }, { type: 'null' }] } }),
      object({ a: { anyOf: [text, { type: 'null' }] } }),
    ],
    [object({ a: false }, 'a'), text],
    [open({ a: text }), open({ a: text, b: text })],
    [open({}), object({}), 'additional-refused /additionalProperties {"other":null}'],
    [{ type: 'object' }, object({ a: text })],
    [
      { type: 'object', additionalProperties: text },
      object({ a: number }),
      'type a /properties/a/type {"a":"text"}',
      'additional-refused /additionalProperties {"other":"text"}',
    ],
    [
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: number },
      'type /additionalProperties/type {"other":"text"}',
    ],
    [
      { type: 'object', minProperties: 2, properties: { from: text, to: text }, patternProperties: { '^x-': text } },
      { type: 'object', maxProperties: 2 },
      'properties? /maxProperties',
    ],
    [{ type: 'object', minProperties: 1, properties: {} }, number, 'type /type {"other1":null}'],
    [
      { type: 'object', patternProperties: { '^x-': true, '^y-': text } },
      { type: 'object', patternProperties: { '^y-': text } },
    ],
    [
      { type: 'object', patternProperties: { '^[a-z]': true } },
      { type: 'object', patternProperties: { '^\\d+$|^[A-Z]+-': text } },
    ],
    [
      { type: 'object', patternProperties: { '^[a-z]': true } },
      { type: 'object', patternProperties: { '^\\d*-': text } },
      'type? /patternProperties/^\\d*-/type',
    ],
    [
      { type: 'object', patternProperties: { '^x-': text } },
      { type: 'object', patternProperties: { '^x-': number } },
      'type /patternProperties/^x-/type {"x-other":"text"}',
    ],
    [
      object({ ab: text }),
      { type: 'object', patternProperties: { '^a': number } },
      'type ab /patternProperties/^a/type {"ab":"text"}',
    ],
    [
      object({ a: text, b: text }),
      { type: 'object', maxProperties: 1 },
      'properties /maxProperties {"a":"text","b":"text"}',
    ],
    [
      { ...open({ en: text, de: text, fr: text }), required: ['en'], minProperties: 2 },
      { type: 'object', required: ['en'], minProperties: 2, maxProperties: 2 },
      'properties /maxProperties {"en":"text","de":"text","fr":"text"}',
    ],
    [object({ a: text }), { type: 'object', minProperties: 1 }, 'properties /minProperties {}'],
    [
      object({ a: text, B: text }),
      { type: 'object', propertyNames: { pattern: '^[a-z]$' } },
      'property-name B /propertyNames {"B":"text"}',
    ],
    [
      object({ a: text, b: text }),
      { type: 'object', dependencies: { a: ['b'] } },
      'dependency a /dependencies/a {"a":"text"}',
    ],
    [object({ a: text, b: text }, 'b'), { type: 'object', dependencies: { a: ['b'] } }],
    [{ ...object({ a: text, b: text }, 'a'), dependencies: { a: ['b'] } }, object({ a: text, b: {} }, 'b')],
    [
      { ...object({ a: text, b: text }), dependencies: { a: ['b'] } },
      object({ a: text, b: number }, 'b'),
      'property-required b /required/0 {}',
      'type b /properties/b/type {"b":"text"}',
    ],
    [
      object({ toString: text, constructor: text }),
      object({ toString: text }),
      'property-refused constructor /additionalProperties {"constructor":"text"}',
    ],
    [
      { type: 'object', minProperties: 2, patternProperties: { '^[A-Z]{2}$': text }, additionalProperties: false },
      list(text),
      'type /type {"AA":"text","AB":"text"}',
    ],
    [
      { type: 'object', minProperties: 1, propertyNames: { pattern: '^[A-Z]{2}$' }, additionalProperties: number },
      list(text),
      'type /type {"AA":0}',
    ],
    [
      { type: 'object', minProperties: 2, propertyNames: { enum: ['de', 'fr'] }, additionalProperties: number },
      list(text),
      'type /type {"de":0,"fr":0}',
    ],
    [keyed(countries, text), keyed(countries, number), 'type /additionalProperties/type {"de":"text"}'],
    [
      keyed({ pattern: '^[A-Z]{2}$' }, text),
      keyed({ pattern: '^[A-Z]{2}$' }, number),
      'type /additionalProperties/type {"AA":"text"}',
    ],
    [keyed(countries, text), object({ de: text, fr: text })],
    [keyed(false, text), object({})],
    [keyed(countries, text), object({ de: text }), 'additional-refused /additionalProperties {"fr":"text"}'],
    [keyed(countries, text), { type: 'object', patternProperties: { '^x-': number } }],
    [
      keyed(countries, text),
      { type: 'object', patternProperties: { '^f': number, r: number } },
      'type fr /patternProperties/^f/type {"fr":"text"}',
      'type fr /patternProperties/r/type {"fr":"text"}',
    ],
    [
      object({ a: nestedIn(15, text), b: text }, 'a'),
      object({ a: nestedIn(15, text), b: number }, 'a'),
      `type b /properties/b/type {"a":${'{"in":'.repeat(15)}"text"${'}'.repeat(15)},"b":"text"}`,
    ],
    [object({}), { type: 'object', required: ['toString'] }, 'property-absent toString /required/0 {}'],
    [{ type: 'object', required: ['ab'] }, object({}, 'ab'), 'property-refused ab /additionalProperties {"ab":null}'],
    [{ type: 'object', required: ['ab'] }, object({ ab: {} })],
    [{ type: 'object', required: ['ab'] }, open({ ab: text }), 'type ab /properties/ab/type {"ab":null}'],
    [
      { type: 'object', required: ['ab'] },
      { type: 'object', additionalProperties: text },
      'type ab /additionalProperties/type {"ab":null}',
    ],
    [
      { type: 'object', required: ['ab'], dependencies: { ab: ['c'] } },
      open({ c: text }),
      'type c /properties/c/type {"ab":null,"c":null}',
    ],
    [
      { type: 'object', required: ['ab', 'c'] },
      { type: 'object', maxProperties: 1 },
      'properties /maxProperties {"ab":null,"c":null}',
    ],
    [
      { type: 'object', required: ['AB'] },
      { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
      'property-name AB /propertyNames {"AB":null}',
    ],
    [
      { type: 'object', required: ['ab'] },
      { type: 'object', dependencies: { ab: ['c'] } },
      'dependency ab /dependencies/ab {"ab":null}',
    ],
    [
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}'),
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"number"}}}'),
      'type __proto__ /properties/__proto__/type {"__proto__":"text"}',
    ],
  ],
  arrays: [
    [list(text), list({})],
    [list(text), list(number), 'type /items/type ["text"]'],
    [list(text), { type: 'array', items: text, minItems: 1 }, 'items /minItems []'],
    [list(text), { type: 'array', items: text, maxItems: 1 }, 'items /maxItems ["text","text"]'],
    [
      { type: 'array', minItems: 2, maxItems: 3 },
      { type: 'array', minItems: 1, maxItems: 4 },
    ],
    [text, { contains: text, minItems: 1, uniqueItems: true }],
    [{ type: 'array', prefixItems: [text, { not: {} }], minItems: 2 }, number],
    [{ type: 'array', items: [text, number, false], minItems: 3 }, number],
    [{ type: 'array', items: [text], additionalItems: { not: {} }, minItems: 2 }, number],
    [{ type: 'array', prefixItems: [text, { not: {} }], minItems: 1 }, number, 'type /type ["text"]'],
    [list(text), { type: 'array', uniqueItems: true }, 'unique /uniqueItems ["text","text"]'],
    [
      { type: 'array', items: [text, number] },
      { type: 'array', items: [text] },
    ],
    [{ type: 'array', items: [text], additionalItems: false }, list(text)],
    [
      { type: 'array', items: [text, number] },
      list(text),
      'type /items/type ["text",0]',
      'type /items/type ["text",0,null]',
    ],
    [{ type: 'array', items: [text, number], maxItems: 2 }, list(text), 'type /items/type ["text",0]'],
    [
      { type: 'array', prefixItems: [text], items: false },
      { type: 'array', prefixItems: [number], items: false },
      'type /prefixItems/0/type ["text"]',
    ],
    [list(text), { type: 'array', contains: text }, 'contains /contains []'],
    [list(text), { type: 'array', items: [text], contains: false }, 'contains /contains []'],
    [
      { type: 'array', items: [text] },
      { type: 'array', items: [text], additionalItems: false },
      'never /additionalItems ["text",null]',
    ],
    [
      { type: 'array', items: [text] },
      { type: 'array', items: [text], additionalItems: number },
      'type /additionalItems/type ["text",null]',
    ],
    [{ type: 'array', items: [text] }, { type: 'array', items: [text, number] }, 'type /items/1/type ["text",null]'],
    [
      { type: 'array', items: [text], maxItems: 1 },
      { type: 'array', items: [text, number], additionalItems: false },
    ],
    [
      { type: 'array', prefixItems: [text] },
      { type: 'array', prefixItems: [text], items: false },
      'never /items ["text",null]',
    ],
    [{ type: 'array', contains: { const: 'x' } }, list(number), 'type /items/type [null,"x"]'],
    [{ ...list(text), minItems: 3, contains: { const: 'x' } }, number, 'type /type ["x","text","text"]'],
    [{ ...list(text), contains: { const: 'x' } }, { type: 'array', maxItems: 1 }, 'items /maxItems ["x","text"]'],
    [
      { ...list({}), minContains: 2, contains: { enum: ['x', 'y'] }, uniqueItems: true },
      number,
      'type /type ["x","y"]',
    ],
    [
      { ...list(object({ id: text, at: number }, 'id')), minItems: 3, uniqueItems: true },
      number,
      'type /type [{"id":"text"},{"id":"text","at":0},{"id":"","at":0}]',
    ],
    [
      { type: 'array', contains: text },
      { type: 'array', contains: text },
    ],
  ],
  variants: [
    [{ anyOf: [text, number] }, { anyOf: [number, text] }],
    [{ anyOf: [text, number] }, { anyOf: [text, { type: 'boolean' }] }, 'variant /anyOf 0'],
    [{ anyOf: [variant('a'), variant('b')] }, { anyOf: [variant('a')] }, 'variant /anyOf {"kind":"b"}'],
    [
      object({ kind: { enum: ['image', 'link'] } }, 'kind'),
      { anyOf: [variant('image'), object({ kind: matching('^l') }, 'kind')] },
    ],
    [
      { oneOf: [variant('a', { x: text })] },
      { oneOf: [variant('a', { x: number }), variant('b')] },
      'type x /oneOf/0/properties/x/type {"kind":"a","x":"text"}',
    ],
    [
      variant('a', { id: text, email: text }),
      { oneOf: [variant('a', { id: text }), variant('b')] },
      // A new optional property: values without it match a variant.
      'property-refused email /oneOf/0/additionalProperties {"kind":"a","email":"text"}',
    ],
    [
      object({ id: text, email: text }, 'id', 'email'),
      { anyOf: [object({ id: text }, 'id'), { type: 'null' }] },
      'property-refused email /anyOf/0/additionalProperties {"id":"text","email":"text"}',
    ],
    [
      object({ id: text, email: text }, 'id', 'email'),
      { anyOf: [object({ id: text }, 'id'), { type: 'object', properties: { name: text }, required: ['name'] }] },
      'property-refused email /anyOf/0/additionalProperties {"id":"text","email":"text"}',
    ],
    [
      object({ of: object({ id: text, email: text }, 'id', 'email') }, 'of'),
      { anyOf: [object({ of: object({ id: text }, 'id') }, 'of'), object({ name: text }, 'name')] },
      'property-refused email /anyOf/0/properties/of/additionalProperties {"of":{"id":"text","email":"text"}}',
    ],
    [
      { oneOf: [variant('a', { id: text }), variant('c', { id: text, email: text })] },
      { oneOf: [variant('a', { id: text }), variant('b')] },
      'variant /oneOf {"kind":"c"}',
    ],
    [
      object({ id: number, email: text }, 'id', 'email'),
      { anyOf: [object({ id: text }, 'id'), { type: 'null' }] },
      'variant /anyOf {"id":0,"email":"text"}',
    ],
    [object({ kind: { enum: ['a', 'b'] } }, 'kind'), { anyOf: [variant('a'), variant('b')] }],
    [
      object(
        { lang: countries, unit: { enum: ['kg', 'lb'] }, fast: { type: 'boolean' }, kind: { enum: ['a', 'b'] } },
        'lang',
        'unit',
        'fast',
        'kind',
      ),
      {
        anyOf: ['a', 'b'].map((kind) => ({
          type: 'object',
          properties: { kind: { const: kind } },
          required: ['kind'],
        })),
      },
    ],
    [text, { oneOf: [text, { type: 'string', minLength: 1 }] }, 'overlap /oneOf "text"'],
    [{ oneOf: [text, {}] }, { oneOf: [text, {}] }],
    [{ allOf: [object({ a: text }), { required: ['a'] }] }, object({ a: text }, 'a')],
    [object({ a: text }), { allOf: [object({ a: number })] }, 'type a /allOf/0/properties/a/type {"a":"text"}'],
    [{ allOf: [text, number] }, { type: 'boolean' }],
    [text, { not: number }],
    [text, { not: { const: 'text' } }, 'negation /not "text"'],
    [{ type: 'string', not: { const: 'admin' } }, { not: { enum: ['admin', 'root'] } }, 'negation /not "root"'],
    [
      object({ role: text }, 'role'),
      { not: { properties: { role: { enum: ['root'] } }, required: ['role'] } },
      'negation /not {"role":"root"}',
    ],
    [text, { type: 'number', not: { pattern: '(?<!a)b' } }, 'type /type "text"', 'negation? /not'],
    [{ not: number }, { not: number }],
    [
      { type: 'string', maxLength: 9, not: matching('^x') },
      { type: 'string', not: matching('^x') },
    ],
    [
      { type: 'string', if: { minLength: 2 } },
      { type: 'string', if: { minLength: 2 } },
    ],
    [
      object({ kind: { enum: ['shop', 'link'] }, url: text }, 'kind'),
      linksHaveAddress,
      'condition /if {"kind":"link"}',
    ],
    [
      { anyOf: [variant('shop', { url: text }), object({ kind: { const: 'link' }, url: text }, 'kind', 'url')] },
      linksHaveAddress,
    ],
  ],
  references: [
    [tree(text), tree({ type: ['string', 'number'] })],
    [tree(text), tree(number), 'type value /definitions/tree/properties/value/type {"value":"text"}'],
    [
      shipment(text),
      shipment(number),
      'type box.parcel.box.parcel.label /definitions/parcel/properties/label/type {"box":{"parcel":{"box":{"parcel":{"label":"text"}}}}}',
    ],
    [{ $ref: '#/$defs/a~1b%20c', $defs: { 'a/b c': text } }, text],
    [{ $ref: '#/$defs/gone' }, text, 'reference? '],
    [text, { $ref: 'https://example.com/schema.json' }, 'reference? /$ref'],
    [{ $ref: '#' }, text, 'reference? '],
    [text, { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } }, 'reference? /$defs/a'],
    [
      { type: 'object', properties: { next: { $ref: '#' } } },
      { type: 'object', properties: { next: { $ref: '#' } }, title: 'List' },
    ],
  ],
};

const options = { strict: false, validateSchema: false, logger: false, ownProperties: true } as const;
const validators = [new Ajv(options), new Ajv2020(options)] as const;
for (const each of validators) addFormats.default(each);

const accepts = (schema: unknown, value: unknown): boolean =>
  validators[JSON.stringify(schema).includes('prefixItems') ? 1 : 0].validate(plain(schema) as Data, value);

/** The validator ignores properties named `__proto__`. */
const plain = (schema: unknown): unknown => {
  const ready = withoutContains(schema);
  return isObject(ready) ? prepared(ready, 'draft-07') : ready;
};

describe.each(Object.entries(cases))('%s', (_, rows) => {
  test.each(rows)('differences from %j to %j', (sub, sup, ...expected) => {
    const all = differencesOf({ root: sub, path: [] }, { root: sup, path: [] });
    for (const { kind, witness } of all) {
      if (kind === 'breaking') expect([accepts(sub, witness), accepts(sup, witness)]).toEqual([true, false]);
    }
    const reported = all.map(({ kind, reason, value, wide, witness, data }) => {
      const named =
        data.name ??
        (value.every((step) => typeof step === 'string' && step !== '*' && !step.startsWith('x-'))
          ? value.join('.')
          : '');
      const at = `${named === '' ? '' : `${named} `}${pointerOf(wide)}`;
      return `${reason}${kind === 'unknown' ? '?' : ''} ${at}${kind === 'unknown' ? '' : ` ${JSON.stringify(witness)}`}`;
    });
    expect(reported).toEqual(expected);
  });
});
