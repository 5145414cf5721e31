import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

/** The older converter writes a schema once and then refers to it; the CLI resolves the references. */
const table: readonly (readonly [expression: string, before: string, schema: object])[] = [
  [
    'z.object({ first: Name, last: Name })',
    "const Name = z.string().title('Name')",
    {
      type: 'object',
      properties: {
        first: { type: 'string', 'x-zui': { title: 'Name' } },
        last: { type: 'string', 'x-zui': { title: 'Name' } },
      },
      required: ['first', 'last'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    "z.object({ first: Name, last: Name }).title('Person')",
    "const Name = z.string().title('Name')",
    {
      type: 'object',
      properties: {
        first: { type: 'string', 'x-zui': { title: 'Name' } },
        last: { type: 'string', 'x-zui': { title: 'Name' } },
      },
      required: ['first', 'last'],
      additionalProperties: false,
      'x-zui': { title: 'Person' },
    },
  ],
  [
    "z.object({ first: Name, last: Name.title('Last') })",
    "const Name = z.string().title('Name')",
    {
      type: 'object',
      properties: {
        first: { type: 'string', 'x-zui': { title: 'Name' } },
        last: { type: 'string', 'x-zui': { title: 'Last' } },
      },
      required: ['first', 'last'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    "z.object({ first: Name.default('x'), last: Name.optional() })",
    "const Name = z.string().describe('Of it.')",
    {
      type: 'object',
      properties: {
        first: { type: 'string', description: 'Of it.', 'x-zui': {}, default: 'x' },
        last: { description: 'Of it.', 'x-zui': {}, type: 'string', default: 'x' },
      },
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    'z.object({ one: Token, two: Token.optional() })',
    "const Token = z.string().secret().title('Token')",
    {
      type: 'object',
      properties: {
        one: { type: 'string', 'x-zui': { secret: true, title: 'Token' } },
        two: { 'x-zui': { title: 'Token' }, type: 'string' },
      },
      required: ['one'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    'z.object({ one: Token, two: Token, three: Token.optional() })',
    "const Token = z.string().secret().title('Token')",
    {
      type: 'object',
      properties: {
        one: { type: 'string', 'x-zui': { secret: true, title: 'Token' } },
        two: { type: 'string', 'x-zui': { secret: true, title: 'Token' } },
        three: { type: 'string', 'x-zui': { secret: true, title: 'Token' } },
      },
      required: ['one', 'two'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    'z.object({ from: Person, to: z.array(Person) })',
    'const Person = z.object({ name: z.string() })',
    {
      type: 'object',
      properties: {
        from: {
          type: 'object',
          properties: { name: { type: 'string', 'x-zui': {} } },
          required: ['name'],
          additionalProperties: false,
          'x-zui': {},
        },
        to: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string', 'x-zui': {} } },
            required: ['name'],
            additionalProperties: false,
            'x-zui': {},
          },
          'x-zui': {},
        },
      },
      required: ['from', 'to'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
  [
    'z.object({ from: z.tuple([Person]), to: Person.shape.name })',
    'const Person = z.object({ name: z.string() })',
    {
      type: 'object',
      properties: {
        from: {
          type: 'array',
          minItems: 1,
          maxItems: 1,
          items: [
            {
              type: 'object',
              properties: { name: { type: 'string', 'x-zui': {} } },
              required: ['name'],
              additionalProperties: false,
              'x-zui': {},
            },
          ],
          'x-zui': {},
        },
        to: { type: 'string', 'x-zui': {} },
      },
      required: ['from', 'to'],
      additionalProperties: false,
      'x-zui': {},
    },
  ],
];

const dialect = { $schema: 'http://json-schema.org/draft-07/schema#' };

describe('a schema that is used several times', () => {
  test.each(table)('%s', (expression, before, schema) => {
    const { data, unknowns } = convert(expression, { before, legacy: true });
    expect(unknowns).toEqual({});
    expect(data).toEqual({ ...schema, ...dialect });
  });
});

describe('a recursive schema', () => {
  const before = 'const Folder = z.object({ name: z.string(), folders: z.array(z.lazy(() => Folder)) })';

  test('is infinite for the older converter', () => {
    expect(convert('Folder', { before, legacy: true }).unknowns).toEqual({
      'properties/folders/items value': 'this schema contains itself',
    });
  });

  test('is refused by the newer one', () => {
    expect(convert('Folder', { before }).unknowns).toEqual({
      'properties/folders/items value': 'the platform does not convert `z.lazy()`',
    });
  });
});

describe('a reference that a definition writes itself', () => {
  test.each([
    ["z.object({ a: z.string(), b: z.ref('#/properties/a') })", {}],
    [
      "z.object({ b: z.ref('#/properties/a'), a: z.string() })",
      { 'properties/b value': 'this refers to what comes later or does not exist' },
    ],
    ["z.object({ b: z.ref('#/properties/a%20b') })", { 'properties/b value': 'this reference may go astray' }],
    ["z.object({ b: z.ref('#') })", { 'properties/b value': 'this schema contains itself' }],
    ["z.object({ b: z.ref('../secrets.json') })", {}],
  ])('%s', (expression, unknowns) => {
    expect(convert(expression).unknowns).toEqual(unknowns);
  });

  test('is resolved if it names an earlier schema', () => {
    const { data } = convert("z.object({ a: z.string().min(1), b: z.ref('#/properties/a').title('B') })");
    expect(data).toMatchObject({
      properties: { b: { type: 'string', minLength: 1, 'x-zui': { title: 'B' } } },
    });
  });
});

describe('`.secret()` marks the very schema that it is called on', () => {
  test('so a schema with a name has no known value', () => {
    const before = 'const Token = z.string()\nconst Box = z.object({ token: z.string() })';
    const { data, unknowns } = convert('z.object({ a: Token.secret(), b: Token, c: Box.shape.token.secret() })', {
      before,
    });
    expect(Object.keys(unknowns)).toEqual([
      'properties/a value',
      'properties/b value',
      'properties/c value',
      'required value',
    ]);
    expect(data).toMatchObject({ properties: {} });
  });

  test('which does not matter for a schema that is used only there', () => {
    const { data, unknowns } = convert('z.object({ a: Token.min(1).secret(), b: Token })', {
      before: 'const Token = z.string()',
    });
    expect(unknowns).toEqual({});
    expect(data).toMatchObject({
      properties: { a: { type: 'string', minLength: 1, 'x-zui': { secret: true } }, b: { type: 'string' } },
    });
  });
});
