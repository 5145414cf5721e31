import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

/**
 * Peculiarities of the older converter by example. `oracle.test.ts` shows that everything else agrees with the platform, too.
 */
const table: readonly (readonly [expression: string, schema: object])[] = [
  [
    "z.object({ id: z.string(), name: z.string().title('Name').optional(), done: z.function() })",
    {
      type: 'object',
      properties: { id: { type: 'string', 'x-zui': {} }, name: { type: 'string', 'x-zui': { title: 'Name' } } },
      required: ['id'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  ['z.string().email().url()', { type: 'string', anyOf: [{ format: 'email' }, { format: 'uri' }], 'x-zui': {} }],
  [
    "z.string().min(3).min(5).startsWith('a').endsWith('b')",
    { type: 'string', minLength: 5, allOf: [{ pattern: '^a' }, { pattern: 'b$' }], 'x-zui': {} },
  ],
  ['z.coerce.date()', { type: 'string', format: 'date-time', 'x-zui': { coerce: true } }],
  ['z.literal(null)', { type: 'object', 'x-zui': {} }],
  [
    "z.string().title('Name').describe('Of the ticket.').nullable()",
    { type: ['string', 'null'], description: 'Of the ticket.', 'x-zui': { title: 'Name' } },
  ],
  [
    'z.tuple([z.string(), z.void()])',
    { type: 'array', minItems: 2, maxItems: 2, items: [{ type: 'string', 'x-zui': {} }], 'x-zui': {} },
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
  [
    "z.union([z.enum(['x', 'y', 'x']), z.enum(['y', 'z'])])",
    { type: 'string', enum: ['x', 'y', 'x', 'z'], 'x-zui': {} },
  ],
];

const dialect = { $schema: 'http://json-schema.org/draft-07/schema#' };

describe('the older converter', () => {
  test.each(table)('%s', (expression, schema) => {
    const { data, unknowns } = convert(expression, { legacy: true });
    expect(unknowns).toEqual({});
    expect(data).toEqual({ ...schema, ...dialect });
  });
});
