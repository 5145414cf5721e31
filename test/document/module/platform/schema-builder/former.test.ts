import { expect, test } from 'vitest';
import { convert } from './schemas.ts';

type Table = readonly (readonly [expression: string, schema: object])[];

/** Schemas that the current builder converts differently. */
const current: Table = [
  [
    "z.string().title('Id').or(z.number())",
    { anyOf: [{ type: 'string', 'x-zui': { title: 'Id' } }, { type: 'number' }], 'x-zui': { title: 'Id' } },
  ],
  [
    "z.string().title('Id').and(z.string())",
    { allOf: [{ type: 'string', 'x-zui': { title: 'Id' } }, { type: 'string' }], 'x-zui': { title: 'Id' } },
  ],
  [
    "z.array(z.string().optional().describe('A tag.'))",
    {
      type: 'array',
      items: {
        anyOf: [
          { type: 'string', description: 'A tag.' },
          { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } },
        ],
        'x-zui': { def: { typeName: 'ZodOptional' } },
      },
    },
  ],
  ["z.null().title('None')", { type: 'null', 'x-zui': { title: 'None' } }],
  ['z.object({}).catchall(z.never())', { type: 'object', properties: {}, additionalProperties: { not: true } }],
  [
    "z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })])",
    {
      anyOf: [
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'a' } },
          required: ['type'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'b' } },
          required: ['type'],
          additionalProperties: false,
        },
      ],
      'x-zui': { def: { typeName: 'ZodDiscriminatedUnion', discriminator: 'type' } },
    },
  ],
  [
    "z.object({ a: z.object({ b: z.string().title('B') }), c: z.array(z.object({ d: z.number() })) }).deepPartial()",
    {
      type: 'object',
      properties: {
        a: {
          type: 'object',
          properties: { b: { type: 'string', 'x-zui': { title: 'B' } } },
          additionalProperties: false,
        },
        c: {
          type: 'array',
          items: { type: 'object', properties: { d: { type: 'number' } }, additionalProperties: false },
        },
      },
      additionalProperties: false,
    },
  ],
];

test.each(current)('before the sixth major version of the SDK: %s', (expression, schema) => {
  const { data, unknowns } = convert(expression, { sdk: '5.4.3' });
  expect(unknowns).toEqual({});
  expect(data).toEqual(schema);
});

test.each([
  ['0.8.20', false],
  ['3.1.0', false],
  ['5.4.3', { not: {} }],
  ['7.2.4', false],
])('how `never` for further properties is converted by version %s of the SDK', (sdk, additionalProperties) => {
  const { data } = convert('z.object({ sku: z.string() }).catchall(z.never())', { sdk, legacy: true });
  expect(data).toMatchObject({ additionalProperties });
});

test.each([
  ['0.8.20', String.raw`^https\:\/\/port\-2\.`],
  ['3.1.0', String.raw`^https\:\/\/port\-2\.`],
  ['4.8.3', String.raw`^https://port-2\.`],
])('how version %s of the SDK escapes the prefix of a string', (sdk, pattern) => {
  const { data } = convert("z.string().startsWith('https://port-2.')", { sdk, legacy: true });
  expect(data).toMatchObject({ pattern });
});

test('how early versions of the SDK escape non-English strings', () => {
  const { data } = convert("z.string().includes('Ærø 🚢').endsWith('_z')", { sdk: '3.1.0', legacy: true });
  expect(data).toMatchObject({ allOf: [{ pattern: '\\Ær\\ø\\ \\🚢' }, { pattern: '\\_z$' }] });
});

test('methods that only one of the two builders has', () => {
  const whys = (expression: string) =>
    ['5.4.3', '6.0.0'].map((sdk) => convert(expression, { sdk, legacy: true }).unknowns[' value']);
  const lacks = (name: string) => `this version of the SDK has no \`z.${name}\``;
  expect(whys('z.catch(z.string(), "none")')).toEqual([lacks('catch'), undefined]);
  expect(whys('z.downstream(z.string(), () => true)')).toEqual([lacks('downstream'), undefined]);
  expect(whys('z.effect(z.string(), {})')).toEqual([undefined, lacks('effect')]);
  expect(whys('z.object({ id: z.string() }).deepPartial()')).toEqual([undefined, 'there is no `deepPartial` to call']);
});

const titled = (title: string, type: string | string[] = 'string') => ({ type, 'x-zui': { title } });
const bare = (type: string | string[] = 'string') => ({ type, 'x-zui': {} });

test.each(['0.8.34', '3.1.0', '4.1.0', '4.8.2', '4.15.8'])(
  'the title of two nested wrappers in version %s of the SDK',
  (sdk) => {
    const { data } = convert("z.object({ berth: z.string().nullable().optional().title('Berth') })", {
      sdk,
      legacy: true,
    });
    expect(data).toHaveProperty('properties.berth', titled('Berth', ['string', 'null']));
  },
);

test.each([
  ['of a wrapped text', "z.string().nullable().title('Berth')", titled('Berth', ['string', 'null'])],
  [
    'of a text that is wrapped later',
    "z.string().title('Berth').nullable().optional()",
    titled('Berth', ['string', 'null']),
  ],
  ['of two wrappers', "z.string().optional().default('A1').title('Berth')", { ...bare(), default: 'A1' }],
  [
    'of items',
    "z.array(z.string().nullable().title('Berth'))",
    {
      type: 'array',
      items: titled('Berth', ['string', 'null']),
      'x-zui': {},
    },
  ],
  ['of how a wrapper is shown', "z.string().optional().displayAs({ id: 'picker', params: {} })", bare()],
])('what the first builders of the SDK write for a property: %s', (_, property, berth) => {
  const { data, unknowns } = convert(`z.object({ berth: ${property} })`, { sdk: '0.8.28', legacy: true });
  expect(unknowns).toEqual({});
  expect(data).toHaveProperty('properties.berth', berth);
});

test.each([
  ['0.8.28', { type: 'number' }],
  ['0.8.34', { type: 'number', 'x-zui': { coerce: true } }],
])('whether version %s of the SDK writes coercion', (sdk, draught) => {
  const { data } = convert('z.record(z.coerce.number())', { sdk, legacy: true });
  expect(data).toHaveProperty('additionalProperties', draught);
});

test.each([
  ['0.8.28', { type: ['string', 'null'] }],
  ['0.8.34', titled('Berth', ['string', 'null'])],
])('whether a wrapper takes over the title of its schema in version %s of the SDK', (sdk, berth) => {
  const { data } = convert("z.object({ desk: z.object({ berth: z.string().title('Berth').nullable() }).optional() })", {
    sdk,
    legacy: true,
  });
  expect(data).toHaveProperty('properties.desk.properties.berth', berth);
});

test.each([
  ['0.8.34', { secret: true }],
  ['4.1.0', { secret: true }],
  ['4.8.3', {}],
])('whether a list of secret strings is secret in version %s of the SDK', (sdk, ui) => {
  const { data } = convert('z.object({ pins: z.string().secret().array() })', { sdk, legacy: true });
  const items = { type: 'string', 'x-zui': { secret: true } };
  expect(data).toHaveProperty('properties.pins', { type: 'array', items, 'x-zui': ui });
});
