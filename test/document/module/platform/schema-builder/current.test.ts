import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

type Table = readonly (readonly [expression: string, schema: object])[];

/** Peculiarities of the platform by example. `oracle.test.ts` shows that everything else agrees with it, too. */
const peculiar: Table = [
  [
    "z.string().title('Name').describe('Of the ticket.').placeholder('Broken door')",
    { type: 'string', description: 'Of the ticket.', 'x-zui': { title: 'Name', placeholder: 'Broken door' } },
  ],
  ["z.string().title('Token').secret()", { type: 'string', 'x-zui': { title: 'Token', secret: true } }],
  ['z.string().email().regex(/@example/)', { type: 'string', format: 'email', pattern: '@example' }],
  ['z.string().length(NaN)', { type: 'string', maxLength: null, minLength: null }],
  [
    "z.object({ most: z.number().min('least').default(9), few: z.number().min('5').default(4), none: z.number().lt(null).default(4) })",
    {
      type: 'object',
      properties: {
        most: { type: 'number', minimum: 'least', default: 9 },
        few: { type: 'number', minimum: '5', default: 4 },
        none: { type: 'number', exclusiveMaximum: null, default: 4 },
      },
      required: ['few', 'none'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ tags: z.array(z.string()).max('many').default(['a']), names: z.array(z.string()).length('1').default([]) })",
    {
      type: 'object',
      properties: {
        tags: { type: 'array', items: { type: 'string' }, maxItems: 'many', default: ['a'] },
        names: { type: 'array', items: { type: 'string' }, minItems: '1', maxItems: '1', default: [] },
      },
      required: ['names'],
      additionalProperties: false,
    },
  ],
  ['z.string().min(-1)', { type: 'string', minLength: 0 }],
  ['z.number().positive().min(3)', { type: 'number', minimum: 3 }],
  ['z.unknown()', { 'x-zui': { def: { typeName: 'ZodUnknown' } } }],
  ["z.null().title('Nothing').describe('Always null.')", { type: 'null', description: 'Always null.' }],
  [
    "z.string().title('Name').describe('Of the ticket.').nullable()",
    {
      anyOf: [{ type: 'string', description: 'Of the ticket.', 'x-zui': { title: 'Name' } }, { type: 'null' }],
      'x-zui': { title: 'Name', def: { typeName: 'ZodNullable' } },
    },
  ],
  [
    "z.string().nullable().title('Name').describe('Of the ticket.')",
    {
      anyOf: [{ type: 'string', description: 'Of the ticket.', 'x-zui': { title: 'Name' } }, { type: 'null' }],
      'x-zui': { def: { typeName: 'ZodNullable' } },
    },
  ],
  [
    "z.string().title('Tag').array()",
    { type: 'array', items: { type: 'string', 'x-zui': { title: 'Tag' } }, 'x-zui': { title: 'Tag' } },
  ],
  [
    "z.array(z.string().describe('A tag.').optional())",
    {
      type: 'array',
      items: {
        description: 'A tag.',
        anyOf: [
          { type: 'string', description: 'A tag.' },
          { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } },
        ],
        'x-zui': { def: { typeName: 'ZodOptional' } },
      },
    },
  ],
  [
    "z.discriminatedUnion('type', [z.object({ type: z.literal('text'), text: z.string() })])",
    {
      oneOf: [
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'text' }, text: { type: 'string' } },
          required: ['type', 'text'],
          additionalProperties: false,
        },
      ],
      discriminator: { propertyName: 'type' },
      'x-zui': { def: { typeName: 'ZodDiscriminatedUnion', discriminator: 'type' } },
    },
  ],
  [
    'z.object({ id: z.string() }).and(z.record(z.number()))',
    { allOf: [{ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }, { type: 'object' }] },
  ],
];

const objects: Table = [
  [
    'z.object({ b: z.string(), 2: z.string(), a: z.string().optional(), 1: z.boolean().default(false) })',
    {
      type: 'object',
      properties: {
        '1': { type: 'boolean', default: false },
        '2': { type: 'string' },
        b: { type: 'string' },
        a: { type: 'string' },
      },
      required: ['2', 'b'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ size: z.enum(['small', undefined]), count: z.enum(['one', 2]).default(2 as any) })",
    {
      type: 'object',
      properties: {
        size: { type: 'string', enum: ['small', null] },
        count: { default: 2, enum: ['one', 2], type: 'string' },
      },
      required: ['size', 'count'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ id: z.string() }).title('Ticket').passthrough().merge(z.object({ name: z.string() }).title('Named'))",
    {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      required: ['id', 'name'],
      additionalProperties: false,
    },
  ],
  [
    'z.object({ a: z.coerce.string(), b: z.coerce.number(), c: z.string().min(3).default(""), d: z.any(), e: z.undefined() })',
    {
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { type: 'number' },
        c: { type: 'string', minLength: 3, default: '' },
        d: {},
        e: { not: true },
      },
      required: ['b', 'c'],
      additionalProperties: false,
    },
  ],
];

describe.each([
  ['what schemas say', peculiar],
  ['which properties there are, and which have to be', objects],
] as const)('%s', (_, table) => {
  test.each(table)('%s', (expression, schema) => {
    const { data, unknowns } = convert(expression);
    expect(unknowns).toEqual({});
    expect(data).toEqual(schema);
  });
});
