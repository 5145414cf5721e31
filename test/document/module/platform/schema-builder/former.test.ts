import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

type Table = readonly (readonly [expression: string, schema: object])[];

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

const legacy: Table = [
  ["z.string().title('Id').or(z.number())", { type: ['string', 'number'], 'x-zui': { title: 'Id' } }],
  [
    "z.string().title('Id').and(z.string())",
    {
      allOf: [
        { type: 'string', 'x-zui': { title: 'Id' } },
        { type: 'string', 'x-zui': {} },
      ],
      'x-zui': { title: 'Id' },
    },
  ],
  [
    "z.array(z.string().optional().describe('A tag.'))",
    {
      type: 'array',
      items: { anyOf: [{ not: {} }, { type: 'string', description: 'A tag.', 'x-zui': {} }], 'x-zui': {} },
      'x-zui': {},
    },
  ],
  ["z.null().title('None')", { type: 'null', 'x-zui': { title: 'None' } }],
  [
    'z.object({}).catchall(z.never())',
    { type: 'object', properties: {}, additionalProperties: { not: {}, 'x-zui': {} }, 'x-zui': {} },
  ],
  [
    "z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })])",
    {
      anyOf: [
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'a', 'x-zui': {} } },
          required: ['type'],
          additionalProperties: false,
          'x-zui': {},
        },
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'b', 'x-zui': {} } },
          required: ['type'],
          additionalProperties: false,
          'x-zui': {},
        },
      ],
      'x-zui': {},
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
          'x-zui': {},
        },
        c: {
          type: 'array',
          items: {
            type: 'object',
            properties: { d: { type: 'number', 'x-zui': {} } },
            additionalProperties: false,
            'x-zui': {},
          },
          'x-zui': {},
        },
      },
      additionalProperties: false,
      'x-zui': {},
    },
  ],
];

describe.each([
  ['current', current],
  ['legacy', legacy],
] as const)('before the sixth major version of the SDK, with the %s converter', (mode, table) => {
  test.each(table)('%s', (expression, schema) => {
    const dialect = mode === 'legacy' ? { $schema: 'http://json-schema.org/draft-07/schema#' } : {};
    const { data, unknowns } = convert(expression, { sdk: '5.4.3', legacy: mode === 'legacy' });
    expect(unknowns).toEqual({});
    expect(data).toEqual({ ...schema, ...dialect });
  });
});

test('deepPartial is gone since', () => {
  const { unknowns } = convert('z.object({ id: z.string() }).deepPartial()', { sdk: '6.0.0' });
  expect(unknowns).toEqual({ ' value': 'the platform no longer has `.deepPartial()`' });
});
