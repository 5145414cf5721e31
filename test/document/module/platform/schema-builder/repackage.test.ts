import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

type Table = readonly (readonly [expression: string, schema: object])[];

const current: Table = [
  [
    "z.object({ id: z.string().title('Id'), name: z.string().title('Name').describe('Of it.').optional() }).title('Item')",
    {
      type: 'object',
      properties: {
        id: { type: 'string', 'x-zui': { title: 'Id' } },
        name: { type: 'string', description: 'Of it.', 'x-zui': { title: 'Name' } },
      },
      required: ['id'],
      additionalProperties: false,
      'x-zui': { title: 'Item' },
    },
  ],
  [
    "z.object({ nested: z.object({ id: z.string().title('Id') }).title('Nested') })",
    {
      type: 'object',
      properties: {
        nested: {
          type: 'object',
          properties: { id: { type: 'string', 'x-zui': { title: 'Id' } } },
          required: ['id'],
          additionalProperties: false,
          'x-zui': { title: 'Nested' },
        },
      },
      required: ['nested'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ nested: z.object({ id: z.string().title('Id').describe('Kept.') }).title('Nested').optional() })",
    {
      type: 'object',
      properties: {
        nested: {
          type: 'object',
          properties: { id: { type: 'string', description: 'Kept.' } },
          required: ['id'],
          additionalProperties: false,
          'x-zui': { title: 'Nested' },
        },
      },
      additionalProperties: false,
    },
  ],
  [
    "z.object({ list: z.array(z.object({ id: z.string().title('Id') })).min(1).title('List') })",
    {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'string', 'x-zui': { title: 'Id' } } },
            required: ['id'],
            additionalProperties: false,
          },
          'x-zui': { title: 'List' },
          minItems: 1,
        },
      },
      required: ['list'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ list: z.array(z.string().describe('Same.')).describe('Same.') })",
    {
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'string', description: 'Same.' } } },
      required: ['list'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ kind: z.union([z.literal('a'), z.literal('b')]).describe('Kind.'), size: z.number().int().gt(0).max(5) })",
    {
      type: 'object',
      properties: {
        kind: {
          description: 'Kind.',
          anyOf: [
            { type: 'string', const: 'a' },
            { type: 'string', const: 'b' },
          ],
        },
        size: { type: 'integer', minimum: 0, maximum: 5 },
      },
      required: ['kind', 'size'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ note: z.string().title('Note').describe('Free.').nullable() })",
    {
      type: 'object',
      properties: {
        note: {
          anyOf: [{ type: 'string', description: 'Free.' }, { type: 'null' }],
          'x-zui': { title: 'Note', def: { typeName: 'ZodNullable' } },
        },
      },
      required: ['note'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ mode: z.enum(['x', 'y']).default('x').title('Mode'), only: z.enum(['x']), at: z.string().datetime(), mail: z.string().email() })",
    {
      type: 'object',
      properties: {
        mode: { type: 'string', enum: ['x', 'y'], 'x-zui': { title: 'Mode' }, default: 'x' },
        only: { type: 'string', const: 'x' },
        at: { type: 'string', format: 'date-time' },
        mail: {
          type: 'string',
          format: 'email',
          pattern:
            '^(?!\\.)(?!.*\\.\\.)([a-zA-Z0-9_+-\\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\\-]*\\.)+[a-zA-Z]{2,}$',
        },
      },
      required: ['only', 'at', 'mail'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ map: z.record(z.number().title('Count')), any: z.unknown(), rest: z.object({}).passthrough() })",
    {
      type: 'object',
      properties: {
        map: { type: 'object', additionalProperties: { type: 'number', 'x-zui': { title: 'Count' } } },
        any: { 'x-zui': { def: { typeName: 'ZodUnknown' } } },
        rest: { type: 'object', properties: {}, additionalProperties: {} },
      },
      required: ['map', 'rest'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ item: z.ref('item') })",
    { type: 'object', properties: { item: { $ref: 'item' } }, required: ['item'], additionalProperties: false },
  ],
  [
    "z.object({ on: z.boolean().hidden().disabled(false).placeholder('').displayAs({ id: 'switch', params: {} }) })",
    {
      type: 'object',
      properties: { on: { type: 'boolean', 'x-zui': { displayAs: ['switch', {}], hidden: true } } },
      required: ['on'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ either: z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b').title('B') })]), both: z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })) })",
    {
      type: 'object',
      properties: {
        either: {
          oneOf: [
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
          discriminator: { propertyName: 'type' },
          'x-zui': { def: { typeName: 'ZodDiscriminatedUnion', discriminator: 'type' } },
        },
        both: {
          allOf: [
            { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
            { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] },
          ],
        },
      },
      required: ['either', 'both'],
      additionalProperties: false,
    },
  ],
];

/** The same if the interface uses the older converter. */
const legacy: Table = [
  [
    "z.object({ id: z.string().title('Id'), name: z.string().title('Name').describe('Of it.').optional() }).title('Item')",
    {
      type: 'object',
      properties: {
        id: { type: 'string', 'x-zui': { title: 'Id' } },
        name: { type: 'string', description: 'Of it.', 'x-zui': { title: 'Name' } },
      },
      required: ['id'],
      additionalProperties: false,
      'x-zui': { title: 'Item' },
    },
  ],
  [
    "z.object({ nested: z.object({ id: z.string().title('Id') }).title('Nested') })",
    {
      type: 'object',
      properties: {
        nested: {
          type: 'object',
          properties: { id: { type: 'string', 'x-zui': { title: 'Id' } } },
          required: ['id'],
          additionalProperties: false,
          'x-zui': { title: 'Nested' },
        },
      },
      required: ['nested'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ nested: z.object({ id: z.string().title('Id').describe('Kept.') }).title('Nested').optional() })",
    {
      type: 'object',
      properties: {
        nested: {
          type: 'object',
          properties: { id: { type: 'string', description: 'Kept.' } },
          required: ['id'],
          additionalProperties: false,
          'x-zui': { title: 'Nested' },
        },
      },
      additionalProperties: false,
    },
  ],
  [
    "z.object({ list: z.array(z.object({ id: z.string().title('Id') })).min(1).title('List') })",
    {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'string', 'x-zui': { title: 'Id' } } },
            required: ['id'],
            additionalProperties: false,
          },
          'x-zui': { title: 'List' },
          minItems: 1,
        },
      },
      required: ['list'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ list: z.array(z.string().describe('Same.')).describe('Same.') })",
    {
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'string', description: 'Same.' } } },
      required: ['list'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ kind: z.union([z.literal('a'), z.literal('b')]).describe('Kind.'), size: z.number().int().gt(0).max(5) })",
    {
      type: 'object',
      properties: {
        kind: { type: 'string', description: 'Kind.', enum: ['a', 'b'] },
        size: { type: 'integer', minimum: 0, maximum: 5 },
      },
      required: ['kind', 'size'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ note: z.string().title('Note').describe('Free.').nullable() })",
    {
      type: 'object',
      properties: {
        note: {
          description: 'Free.',
          anyOf: [
            { type: 'string', description: 'Free.' },
            { type: 'null', description: 'Free.' },
          ],
          'x-zui': { title: 'Note' },
        },
      },
      required: ['note'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ mode: z.enum(['x', 'y']).default('x').title('Mode'), only: z.enum(['x']), at: z.string().datetime(), mail: z.string().email() })",
    {
      type: 'object',
      properties: {
        mode: { type: 'string', enum: ['x', 'y'], 'x-zui': { title: 'Mode' }, default: 'x' },
        only: { type: 'string', const: 'x' },
        at: { type: 'string', format: 'date-time' },
        mail: {
          type: 'string',
          format: 'email',
          pattern:
            '^(?!\\.)(?!.*\\.\\.)([a-zA-Z0-9_+-\\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\\-]*\\.)+[a-zA-Z]{2,}$',
        },
      },
      required: ['only', 'at', 'mail'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ map: z.record(z.number().title('Count')), any: z.unknown(), rest: z.object({}).passthrough() })",
    {
      type: 'object',
      properties: {
        map: { type: 'object', additionalProperties: { type: 'number', 'x-zui': { title: 'Count' } } },
        any: {},
        rest: { type: 'object', properties: {}, additionalProperties: {} },
      },
      required: ['map', 'rest'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ item: z.ref('item') })",
    { type: 'object', properties: { item: { $ref: 'item' } }, required: ['item'], additionalProperties: false },
  ],
  [
    "z.object({ on: z.boolean().hidden().disabled(false).placeholder('').displayAs({ id: 'switch', params: {} }) })",
    {
      type: 'object',
      properties: { on: { type: 'boolean', 'x-zui': { displayAs: ['switch', {}], hidden: true } } },
      required: ['on'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ either: z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b').title('B') })]), both: z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })) })",
    {
      type: 'object',
      properties: {
        either: {
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
        },
        both: {
          allOf: [
            { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
            { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] },
          ],
        },
      },
      required: ['either', 'both'],
      additionalProperties: false,
    },
  ],
];

describe.each([
  ['current', current],
  ['legacy', legacy],
] as const)('what an integration sees of an interface with the %s converter', (repackaged, table) => {
  test.each(table)('%s', (expression, schema) => {
    const { data, unknowns } = convert(expression, { repackaged });
    expect(unknowns).toEqual({});
    expect(data).toEqual(schema);
  });
});

describe('what is lost', () => {
  test.each([
    ["z.object({ 'ticket-id': z.string() })", 'the code that the platform writes for the name `ticket-id` is broken'],
    ['z.array(z.string().optional())', 'the platform does not carry `not` over'],
  ])('%s', (expression, why) => {
    expect(Object.values(convert(expression, { repackaged: 'current' }).unknowns)).toContain(why);
  });

  test('whether a property with an unknown default is optional, which is unknown', () => {
    const { unknowns } = convert('z.object({ at: z.string().optional(), id: z.string() }).default(process.env.X)', {
      repackaged: 'current',
    });
    expect(Object.keys(unknowns).filter((place) => /\b(?:at|id|required)\b/.test(place))).toEqual([
      'properties/at value',
      'required rest',
    ]);
  });
});

describe('what is left of checks, titles and the like', () => {
  const expression = `z.object({
    sku: z.string().min(3).title('SKU').describe('Of the shelf.'),
    grams: z.number().int().positive().default(5),
    marks: z.array(z.string().email()).max(2).optional(),
    box: z.object({ id: z.string().secret() }).passthrough().title('Box'),
  }).strict()`;
  const read = (sdk: string) => convert(expression, { sdk, legacy: true, repackaged: 'legacy' }).data;

  test.each(['3.1.0', '4.8.2'])('nothing in version %s of the SDK, which writes only types', (sdk) => {
    expect(read(sdk)).toEqual({
      type: 'object',
      properties: {
        sku: { type: 'string', 'x-zui': {} },
        grams: { type: 'number', default: 5, 'x-zui': {} },
        marks: { type: 'array', items: { type: 'string', 'x-zui': {} }, 'x-zui': {} },
        box: {
          type: 'object',
          properties: { id: { type: 'string', 'x-zui': {} } },
          required: ['id'],
          additionalProperties: false,
          'x-zui': {},
        },
      },
      required: ['sku', 'box'],
      additionalProperties: false,
      'x-zui': {},
      $schema: 'http://json-schema.org/draft-07/schema#',
    });
  });

  test('most of them since then', () => {
    expect(read('4.8.3')).toMatchObject({
      properties: {
        sku: { minLength: 3, description: 'Of the shelf.', 'x-zui': { title: 'SKU' } },
        grams: { type: 'integer', minimum: 0 },
        marks: { maxItems: 2 },
        box: { properties: { id: { 'x-zui': { secret: true } } }, 'x-zui': { title: 'Box' } },
      },
    });
  });
});
