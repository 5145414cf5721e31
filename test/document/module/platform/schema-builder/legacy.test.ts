import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

const table: readonly (readonly [expression: string, schema: object])[] = [
  [
    "z.object({ id: z.string(), name: z.string().title('Name').optional() })",
    {
      type: 'object',
      properties: { id: { type: 'string', 'x-zui': {} }, name: { type: 'string', 'x-zui': { title: 'Name' } } },
      required: ['id'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  ['z.string().min(3).min(5).max(9).length(7)', { type: 'string', minLength: 7, maxLength: 7, 'x-zui': {} }],
  ['z.string().email().url()', { type: 'string', anyOf: [{ format: 'email' }, { format: 'uri' }], 'x-zui': {} }],
  [
    "z.string().startsWith('a').endsWith('b')",
    { type: 'string', allOf: [{ pattern: '^a' }, { pattern: 'b$' }], 'x-zui': {} },
  ],
  ["z.string().includes('').regex(/x/)", { type: 'string', pattern: 'x', 'x-zui': {} }],
  ['z.string().ip()', { type: 'string', anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }], 'x-zui': {} }],
  ["z.string().ip({ version: 'v4' })", { type: 'string', format: 'ipv4', 'x-zui': {} }],
  ['z.string().datetime({ offset: true })', { type: 'string', format: 'date-time', 'x-zui': {} }],
  ['z.string().trim().toLowerCase().cuid()', { type: 'string', pattern: '^[cC][^\\s-]{8,}$', 'x-zui': {} }],
  ['z.coerce.string()', { type: 'string', 'x-zui': { coerce: true } }],
  ['z.coerce.date()', { type: 'string', format: 'date-time', 'x-zui': { coerce: true } }],
  ['z.date()', { type: 'string', format: 'date-time', 'x-zui': {} }],
  ['z.bigint()', { type: 'integer', format: 'int64', 'x-zui': {} }],
  ['z.number().gt(0).min(1).finite()', { type: 'number', exclusiveMinimum: 0, minimum: 1, 'x-zui': {} }],
  ['z.null()', { type: 'null', 'x-zui': {} }],
  ['z.literal(null)', { type: 'object', 'x-zui': {} }],
  ["z.literal('open')", { type: 'string', const: 'open', 'x-zui': {} }],
  ['z.nan()', { not: {}, 'x-zui': {} }],
  ['z.unknown()', { 'x-zui': {} }],
  ["z.enum(['open', 'closed'])", { type: 'string', enum: ['open', 'closed'], 'x-zui': {} }],
  ["z.nativeEnum({ Open: 'open', Closed: 'closed' })", { type: 'string', enum: ['open', 'closed'], 'x-zui': {} }],
  [
    "z.nativeEnum({ Open: 0, Closed: 'closed', 0: 'Open' })",
    { type: ['string', 'number'], enum: [0, 'closed'], 'x-zui': {} },
  ],
  [
    "z.string().title('Name').describe('Of the ticket.').nullable()",
    { type: ['string', 'null'], description: 'Of the ticket.', 'x-zui': { title: 'Name' } },
  ],
  [
    'z.string().min(1).nullable()',
    { anyOf: [{ type: 'string', minLength: 1, 'x-zui': {} }, { type: 'null' }], 'x-zui': {} },
  ],
  ['z.array(z.any())', { type: 'array', 'x-zui': {} }],
  [
    'z.array(z.string().optional()).max(3)',
    {
      type: 'array',
      items: { anyOf: [{ not: {} }, { type: 'string', 'x-zui': {} }], 'x-zui': {} },
      maxItems: 3,
      'x-zui': {},
    },
  ],
  [
    'z.tuple([z.string(), z.void()])',
    { type: 'array', minItems: 2, maxItems: 2, items: [{ type: 'string', 'x-zui': {} }], 'x-zui': {} },
  ],
  [
    'z.tuple([z.string()]).rest(z.number())',
    {
      type: 'array',
      minItems: 1,
      items: [{ type: 'string', 'x-zui': {} }],
      additionalItems: { type: 'number', 'x-zui': {} },
      'x-zui': {},
    },
  ],
  [
    'z.set(z.string()).min(1)',
    { type: 'array', uniqueItems: true, items: { type: 'string', 'x-zui': {} }, minItems: 1, 'x-zui': {} },
  ],
  [
    'z.map(z.string(), z.number())',
    {
      type: 'array',
      maxItems: 125,
      items: {
        type: 'array',
        items: [
          { type: 'string', 'x-zui': {} },
          { type: 'number', 'x-zui': {} },
        ],
        minItems: 2,
        maxItems: 2,
      },
      'x-zui': {},
    },
  ],
  ['z.record(z.number())', { type: 'object', additionalProperties: { type: 'number', 'x-zui': {} }, 'x-zui': {} }],
  [
    'z.record(z.string().min(2), z.number())',
    {
      type: 'object',
      additionalProperties: { type: 'number', 'x-zui': {} },
      propertyNames: { minLength: 2 },
      'x-zui': {},
    },
  ],
  [
    "z.record(z.enum(['x', 'y']), z.number())",
    {
      type: 'object',
      additionalProperties: { type: 'number', 'x-zui': {} },
      propertyNames: { enum: ['x', 'y'] },
      'x-zui': {},
    },
  ],
  ['z.union([z.string(), z.number(), z.string()])', { type: ['string', 'number'], 'x-zui': {} }],
  [
    "z.union([z.literal('x'), z.literal(1), z.literal('x')])",
    { type: ['string', 'number'], enum: ['x', 1], 'x-zui': {} },
  ],
  [
    "z.union([z.literal('x').describe('X.'), z.literal(1)])",
    {
      anyOf: [
        { type: 'string', const: 'x', description: 'X.', 'x-zui': {} },
        { type: 'number', const: 1, 'x-zui': {} },
      ],
      'x-zui': {},
    },
  ],
  ["z.union([z.enum(['x', 'y']), z.enum(['y', 'z'])])", { type: 'string', enum: ['x', 'y', 'z'], 'x-zui': {} }],
  [
    'z.union([z.string().min(1), z.number()])',
    {
      anyOf: [
        { type: 'string', minLength: 1, 'x-zui': {} },
        { type: 'number', 'x-zui': {} },
      ],
      'x-zui': {},
    },
  ],
  [
    "z.discriminatedUnion('type', [z.object({ type: z.literal('text') }), z.object({ type: z.literal('image') })])",
    {
      anyOf: [
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'text', 'x-zui': {} } },
          required: ['type'],
          additionalProperties: false,
          'x-zui': {},
        },
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'image', 'x-zui': {} } },
          required: ['type'],
          additionalProperties: false,
          'x-zui': {},
        },
      ],
      'x-zui': {},
    },
  ],
  [
    'z.intersection(z.object({ id: z.string() }), z.object({ name: z.string() }).and(z.record(z.number())))',
    {
      allOf: [
        { type: 'object', properties: { id: { type: 'string', 'x-zui': {} } }, required: ['id'], 'x-zui': {} },
        { type: 'object', properties: { name: { type: 'string', 'x-zui': {} } }, required: ['name'], 'x-zui': {} },
        { type: 'object', additionalProperties: { type: 'number', 'x-zui': {} }, 'x-zui': {} },
      ],
      'x-zui': {},
    },
  ],
  [
    "z.object({ done: z.function(), nothing: z.void(), id: z.string().transform(() => 1), kind: z.string().brand(), late: z.promise(z.string()), safe: z.string().catch('x') })",
    {
      type: 'object',
      properties: {
        id: { type: 'string', 'x-zui': {} },
        kind: { type: 'string', 'x-zui': {} },
        late: { type: 'string', 'x-zui': {} },
        safe: { type: 'string', 'x-zui': {} },
      },
      required: ['id', 'kind', 'late'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    'z.string().pipe(z.number())',
    {
      allOf: [
        { type: 'string', 'x-zui': {} },
        { type: 'number', 'x-zui': {} },
      ],
      'x-zui': {},
    },
  ],
  ['z.preprocess(() => 1, z.number())', { type: 'number', 'x-zui': {} }],
  [
    'z.object({ id: z.string() }).catchall(z.never())',
    {
      type: 'object',
      properties: { id: { type: 'string', 'x-zui': {} } },
      required: ['id'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    'z.object({ id: z.string() }).catchall(z.string())',
    {
      type: 'object',
      properties: { id: { type: 'string', 'x-zui': {} } },
      required: ['id'],
      additionalProperties: { type: 'string', 'x-zui': {} },
      'x-zui': {},
    },
  ],
  ['z.string().optional()', { anyOf: [{ not: {} }, { type: 'string', 'x-zui': {} }], 'x-zui': {} }],
  ['z.number().default(3)', { type: 'number', 'x-zui': {}, default: 3 }],
  ["z.ref('ticket')", { $ref: 'ticket', 'x-zui': {} }],
  ['z.lazy(() => z.string())', { type: 'string', 'x-zui': {} }],
  ['z.undefined()', { not: {}, 'x-zui': {} }],
];

const dialect = { $schema: 'http://json-schema.org/draft-07/schema#' };

describe('the older converter', () => {
  test.each(table)('%s', (expression, schema) => {
    const { data, unknowns } = convert(expression, { legacy: true });
    expect(unknowns).toEqual({});
    expect(data).toEqual({ ...schema, ...dialect });
  });
});
