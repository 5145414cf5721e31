import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

type Table = readonly (readonly [expression: string, schema: unknown])[];

const strings: Table = [
  ['z.string()', { type: 'string' }],
  ['z.string().min(1).max(64)', { type: 'string', minLength: 1, maxLength: 64 }],
  ['z.string().length(2)', { type: 'string', maxLength: 2, minLength: 2 }],
  ['z.string().min(-1)', { type: 'string', minLength: 0 }],
  ['z.string().nonempty()', { type: 'string', minLength: 1 }],
  [
    'z.string().email()',
    {
      type: 'string',
      format: 'email',
      pattern: '^(?!\\.)(?!.*\\.\\.)([a-zA-Z0-9_+-\\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\\-]*\\.)+[a-zA-Z]{2,}$',
    },
  ],
  ['z.string().url()', { type: 'string', format: 'uri' }],
  [
    'z.string().uuid()',
    {
      type: 'string',
      format: 'uuid',
      pattern: '^[0-9a-fA-F]{8}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{4}\\b-[0-9a-fA-F]{12}$',
    },
  ],
  ['z.string().datetime()', { type: 'string', format: 'date-time' }],
  [
    'z.string().datetime({ offset: true })',
    {
      type: 'string',
      'x-zui': { precision: null, offset: true },
      format: 'date-time',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(([+-]\\d{2}(:?\\d{2})?)|Z)$',
    },
  ],
  [
    "z.string().datetime({ precision: 3 }).title('When')",
    {
      type: 'string',
      'x-zui': { title: 'When', precision: 3, offset: false },
      format: 'date-time',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
    },
  ],
  ["z.string().datetime('Not a date.')", { type: 'string', format: 'date-time' }],
  [
    'z.string().ip()',
    {
      type: 'string',
      format: 'ipv4',
      pattern:
        '^(((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2}))\\.){3}((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2}))$',
    },
  ],
  [
    "z.string().ip({ version: 'v6' })",
    {
      type: 'string',
      format: 'ipv6',
      pattern:
        '^(([a-f0-9]{1,4}:){7}|::([a-f0-9]{1,4}:){0,6}|([a-f0-9]{1,4}:){1}:([a-f0-9]{1,4}:){0,5}|([a-f0-9]{1,4}:){2}:([a-f0-9]{1,4}:){0,4}|([a-f0-9]{1,4}:){3}:([a-f0-9]{1,4}:){0,3}|([a-f0-9]{1,4}:){4}:([a-f0-9]{1,4}:){0,2}|([a-f0-9]{1,4}:){5}:([a-f0-9]{1,4}:){0,1})([a-f0-9]{1,4}|(((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2}))\\.){3}((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2})))$',
    },
  ],
  ['z.string().cuid()', { type: 'string', format: 'cuid', pattern: '^[cC][^\\s-]{8,}$' }],
  ['z.string().cuid2()', { type: 'string', format: 'cuid2', pattern: '^[a-z][a-z0-9]*$' }],
  ['z.string().ulid()', { type: 'string', format: 'ulid', pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' }],
  [
    'z.string().emoji()',
    { type: 'string', format: 'emoji', pattern: '^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$' },
  ],
  ['z.string().regex(/^[A-Z]{3}\\/\\d+$/i)', { type: 'string', pattern: '^[A-Z]{3}\\/\\d+$' }],
  ["z.string().startsWith('TKT-(')", { type: 'string', pattern: '^TKT-\\(' }],
  ["z.string().endsWith('.json')", { type: 'string', pattern: '\\.json$' }],
  ["z.string().includes('@')", { type: 'string', pattern: '@' }],
  ["z.string().includes('@', { position: 2 })", { type: 'string', pattern: '^(?:.{2}).*@' }],
  ['z.string().email().regex(/@example/)', { type: 'string', format: 'email', pattern: '@example' }],
  ['z.coerce.string()', { type: 'string' }],
  ["z.string().secret().title('Token')", { type: 'string', 'x-zui': { secret: true, title: 'Token' } }],
  ["z.string().title('Token').secret()", { type: 'string', 'x-zui': { title: 'Token', secret: true } }],
];

const numbers: Table = [
  ['z.number()', { type: 'number' }],
  ['z.number().int()', { type: 'integer' }],
  ['z.number().min(1).max(5)', { type: 'number', minimum: 1, maximum: 5 }],
  ['z.number().gt(0).lt(1)', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
  ['z.number().positive().min(3)', { type: 'number', minimum: 3 }],
  ['z.number().nonnegative()', { type: 'number', minimum: 0 }],
  ['z.number().negative()', { type: 'number', exclusiveMaximum: 0 }],
  ['z.number().nonpositive()', { type: 'number', maximum: 0 }],
  ['z.number().multipleOf(5)', { type: 'number', multipleOf: 5 }],
  ['z.number().step(0.5)', { type: 'number', multipleOf: 0.5 }],
  ['z.number().finite()', { type: 'number', format: 'finite' }],
  ['z.number().safe()', { type: 'number', minimum: -9007199254740991, maximum: 9007199254740991 }],
  ['z.coerce.number().int()', { type: 'integer' }],
  ['z.boolean()', { type: 'boolean' }],
  ['z.coerce.boolean()', { type: 'boolean' }],
];

const values: Table = [
  ['z.any()', {}],
  ['z.unknown()', { 'x-zui': { def: { typeName: 'ZodUnknown' } } }],
  ['z.never()', { not: true }],
  ['z.null()', { type: 'null' }],
  ['z.undefined()', { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } }],
  ["z.any().title('Payload')", { 'x-zui': { title: 'Payload' } }],
  ["z.unknown().describe('As it came.')", { description: 'As it came.', 'x-zui': { def: { typeName: 'ZodUnknown' } } }],
  ["z.null().title('Nothing').describe('Always null.')", { type: 'null', description: 'Always null.' }],
  ["z.literal('open')", { type: 'string', const: 'open' }],
  ["z.literal(3).describe('Three.')", { type: 'number', description: 'Three.', const: 3 }],
  ['z.literal(true)', { type: 'boolean', const: true }],
  ["z.literal(null).title('None')", { type: 'null', 'x-zui': { title: 'None' } }],
  ['z.literal(undefined)', { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } }],
  ["z.enum(['open', 'closed'])", { type: 'string', enum: ['open', 'closed'] }],
  ["z.enum(['open', 'closed']).exclude(['open'])", { type: 'string', enum: ['closed'] }],
  [
    "z.enum(['open', 'closed', 'stale']).extract(['stale']).title('State')",
    { type: 'string', enum: ['stale'], 'x-zui': { title: 'State' } },
  ],
  [
    'z.object({ open: z.any(), 2: z.any(), closed: z.any() }).keyof()',
    { type: 'string', enum: ['2', 'open', 'closed'] },
  ],
  ["z.ref('ticket')", { $ref: 'ticket' }],
];

const wrappers: Table = [
  [
    'z.string().optional()',
    {
      anyOf: [{ type: 'string' }, { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } }],
      'x-zui': { def: { typeName: 'ZodOptional' } },
    },
  ],
  [
    "z.string().title('Name').describe('Of the ticket.').optional()",
    {
      description: 'Of the ticket.',
      anyOf: [
        { type: 'string', description: 'Of the ticket.', 'x-zui': { title: 'Name' } },
        { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } },
      ],
      'x-zui': { title: 'Name', def: { typeName: 'ZodOptional' } },
    },
  ],
  [
    'z.string().nullable()',
    { anyOf: [{ type: 'string' }, { type: 'null' }], 'x-zui': { def: { typeName: 'ZodNullable' } } },
  ],
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
    "z.string().nullish().title('Name')",
    {
      anyOf: [
        {
          anyOf: [{ type: 'string', 'x-zui': { title: 'Name' } }, { type: 'null' }],
          'x-zui': { def: { typeName: 'ZodNullable' } },
        },
        { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } },
      ],
      'x-zui': { def: { typeName: 'ZodOptional' } },
    },
  ],
  ["z.string().default('none')", { type: 'string', default: 'none' }],
  ['z.number().default(() => 3)', { type: 'number', default: 3 }],
  [
    'z.object({ page: z.number() }).default({ page: 1 })',
    {
      type: 'object',
      properties: { page: { type: 'number' } },
      required: ['page'],
      additionalProperties: false,
      default: { page: 1 },
    },
  ],
  ['z.string().readonly()', { type: 'string', readOnly: true }],
  [
    "z.optional(z.string()).title('Name')",
    {
      anyOf: [
        { type: 'string', 'x-zui': { title: 'Name' } },
        { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } },
      ],
      'x-zui': { def: { typeName: 'ZodOptional' } },
    },
  ],
  [
    'z.nullable(z.string().secret())',
    {
      anyOf: [{ type: 'string', 'x-zui': { secret: true } }, { type: 'null' }],
      'x-zui': { def: { typeName: 'ZodNullable' } },
    },
  ],
  [
    "z.default(z.boolean(), false).describe('Off at first.')",
    { type: 'boolean', description: 'Off at first.', default: false },
  ],
  ['z.string().optional().unwrap()', { type: 'string' }],
  ['z.string().optional().mandatory()', { type: 'string' }],
  ['z.string().nullable().optional().naked()', { type: 'string' }],
];

const metadata: Table = [
  [
    "z.string().title('Name').describe('Of the ticket.').placeholder('Broken door')",
    { type: 'string', description: 'Of the ticket.', 'x-zui': { title: 'Name', placeholder: 'Broken door' } },
  ],
  ["z.string().title('First').title('Second')", { type: 'string', 'x-zui': { title: 'Second' } }],
  ['z.string().hidden()', { type: 'string', 'x-zui': { hidden: true } }],
  ['z.string().hidden(false)', { type: 'string', 'x-zui': { hidden: false } }],
  ['z.boolean().disabled()', { type: 'boolean', 'x-zui': { disabled: true } }],
  [
    "z.string().displayAs({ id: 'textbox', params: { rows: 3 } })",
    { type: 'string', 'x-zui': { displayAs: ['textbox', { rows: 3 }] } },
  ],
  ["z.string().metadata({ group: 'main', order: 2 })", { type: 'string', 'x-zui': { group: 'main', order: 2 } }],
  ['z.string().metadata({})', { type: 'string', 'x-zui': {} }],
  ["z.string({ description: 'Of the ticket.' })", { type: 'string', description: 'Of the ticket.' }],
  [
    "z.string({ 'x-zui': { title: 'Token', secret: true } })",
    { type: 'string', 'x-zui': { title: 'Token', secret: true } },
  ],
  ["z.number({ 'x-zui': { title: 'Token', secret: true } })", { type: 'number', 'x-zui': { title: 'Token' } }],
  [
    "z.object({ name: z.string() }, { description: 'A ticket.' })",
    {
      type: 'object',
      description: 'A ticket.',
      properties: { name: { type: 'string' } },
      required: ['name'],
      additionalProperties: false,
    },
  ],
  [
    "z.array(z.string().title('Tag')).title('Tags').describe('Of the ticket.')",
    {
      type: 'array',
      description: 'Of the ticket.',
      items: { type: 'string', 'x-zui': { title: 'Tag' } },
      'x-zui': { title: 'Tags' },
    },
  ],
  [
    "z.string().title('Tag').array()",
    { type: 'array', items: { type: 'string', 'x-zui': { title: 'Tag' } }, 'x-zui': { title: 'Tag' } },
  ],
  ["z.string().describe('')", { type: 'string', description: '' }],
];

const compounds: Table = [
  ['z.array(z.string())', { type: 'array', items: { type: 'string' } }],
  ['z.array(z.string()).min(1).max(5)', { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 5 }],
  ['z.array(z.string()).length(2).min(1)', { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 }],
  ['z.string().array().nonempty()', { type: 'array', items: { type: 'string' }, minItems: 1 }],
  [
    'z.set(z.string()).size(2)',
    { type: 'array', uniqueItems: true, items: { type: 'string' }, minItems: 2, maxItems: 2 },
  ],
  ['z.tuple([z.string(), z.number()])', { type: 'array', items: [{ type: 'string' }, { type: 'number' }] }],
  [
    'z.tuple([z.string()]).rest(z.number())',
    { type: 'array', items: [{ type: 'string' }], additionalItems: { type: 'number' } },
  ],
  ['z.record(z.string())', { type: 'object', additionalProperties: { type: 'string' } }],
  ['z.record(z.string().min(1), z.number())', { type: 'object', additionalProperties: { type: 'number' } }],
  [
    "z.union([z.string(), z.number()]).title('Id')",
    { anyOf: [{ type: 'string' }, { type: 'number' }], 'x-zui': { title: 'Id' } },
  ],
  ['z.string().or(z.number())', { anyOf: [{ type: 'string' }, { type: 'number' }] }],
  [
    'z.intersection(z.object({ id: z.string() }), z.object({ name: z.string() }).passthrough())',
    {
      allOf: [
        { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      ],
    },
  ],
  [
    'z.object({ id: z.string() }).and(z.record(z.number()))',
    { allOf: [{ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }, { type: 'object' }] },
  ],
  [
    "z.discriminatedUnion('type', [z.object({ type: z.literal('text'), text: z.string() }), z.object({ type: z.literal('image'), url: z.string().url() })])",
    {
      oneOf: [
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'text' }, text: { type: 'string' } },
          required: ['type', 'text'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { type: { type: 'string', const: 'image' }, url: { type: 'string', format: 'uri' } },
          required: ['type', 'url'],
          additionalProperties: false,
        },
      ],
      discriminator: { propertyName: 'type' },
      'x-zui': { def: { typeName: 'ZodDiscriminatedUnion', discriminator: 'type' } },
    },
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
  ['z.array(z.string()).element', { type: 'string' }],
  ['z.union([z.string(), z.number()]).options[1]', { type: 'number' }],
  ['z.record(z.string(), z.number()).valueSchema', { type: 'number' }],
];

const objects: Table = [
  ['z.object({})', { type: 'object', properties: {}, additionalProperties: false }],
  [
    'z.object({ id: z.string(), name: z.string().optional(), done: z.boolean().default(false) })',
    {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' }, done: { type: 'boolean', default: false } },
      required: ['id'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ id: z.string() }).title('Ticket').describe('As stored.')",
    {
      type: 'object',
      description: 'As stored.',
      properties: { id: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
      'x-zui': { title: 'Ticket' },
    },
  ],
  [
    'z.object({ id: z.string() }).passthrough()',
    { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: true },
  ],
  [
    'z.object({ id: z.string() }).strict()',
    { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false },
  ],
  [
    'z.object({ id: z.string() }).passthrough().strip()',
    { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false },
  ],
  [
    'z.strictObject({ id: z.string() })',
    { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false },
  ],
  [
    "z.object({ id: z.string() }).catchall(z.number().title('Count'))",
    {
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
      additionalProperties: { type: 'number', 'x-zui': { title: 'Count' } },
    },
  ],
  [
    'z.object({ id: z.string() }).catchall(z.never())',
    { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false },
  ],
  [
    "z.object({ id: z.string(), name: z.string() }).title('Ticket').extend({ id: z.number(), done: z.boolean() })",
    {
      type: 'object',
      properties: { id: { type: 'number' }, name: { type: 'string' }, done: { type: 'boolean' } },
      required: ['id', 'name', 'done'],
      additionalProperties: false,
      'x-zui': { title: 'Ticket' },
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
    'z.object({ id: z.string(), name: z.string(), done: z.boolean() }).pick({ done: true, id: true, name: false })',
    {
      type: 'object',
      properties: { done: { type: 'boolean' }, id: { type: 'string' } },
      required: ['done', 'id'],
      additionalProperties: false,
    },
  ],
  [
    'z.object({ id: z.string(), name: z.string() }).omit({ name: true })',
    { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false },
  ],
  [
    "z.object({ id: z.string(), name: z.string().title('Name') }).partial()",
    {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string', 'x-zui': { title: 'Name' } } },
      additionalProperties: false,
    },
  ],
  [
    'z.object({ id: z.string(), name: z.string() }).partial({ name: true })',
    {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
    },
  ],
  [
    'z.object({ id: z.string().optional(), name: z.string().optional() }).required({ id: true })',
    {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ id: z.string() }).setKey('name', z.string())",
    {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      required: ['id', 'name'],
      additionalProperties: false,
    },
  ],
  ["z.object({ id: z.string() }).shape.id.title('Id')", { type: 'string', 'x-zui': { title: 'Id' } }],
  [
    'z.object({ b: z.string(), 2: z.string(), a: z.string(), 1: z.string() })',
    {
      type: 'object',
      properties: { '1': { type: 'string' }, '2': { type: 'string' }, b: { type: 'string' }, a: { type: 'string' } },
      required: ['1', '2', 'b', 'a'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ ticket: z.ref('ticket') }).dereference({ ticket: z.object({ id: z.string() }).title('Ticket') })",
    {
      type: 'object',
      properties: {
        ticket: {
          type: 'object',
          properties: { id: { type: 'string' } },
          required: ['id'],
          additionalProperties: false,
          'x-zui': { title: 'Ticket' },
        },
      },
      required: ['ticket'],
      additionalProperties: false,
    },
  ],
];

const optionality: Table = [
  [
    'z.object({ a: z.any(), b: z.unknown(), c: z.undefined(), d: z.null(), e: z.never() })',
    {
      type: 'object',
      properties: {
        a: {},
        b: { 'x-zui': { def: { typeName: 'ZodUnknown' } } },
        c: { not: true },
        d: { type: 'null' },
        e: { not: true },
      },
      required: ['d', 'e'],
      additionalProperties: false,
    },
  ],
  [
    'z.object({ a: z.coerce.string(), b: z.coerce.boolean(), c: z.coerce.number(), d: z.coerce.string().min(20) })',
    {
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { type: 'boolean' },
        c: { type: 'number' },
        d: { type: 'string', minLength: 20 },
      },
      required: ['c', 'd'],
      additionalProperties: false,
    },
  ],
  [
    'z.object({ a: z.union([z.string(), z.undefined()]), b: z.union([z.string(), z.number().optional(), z.boolean()]), c: z.union([z.undefined(), z.literal(undefined)]) })',
    {
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
        c: { not: true, 'x-zui': { def: { typeName: 'ZodUndefined' } } },
      },
      additionalProperties: false,
    },
  ],
  [
    "z.object({ a: z.string().min(3).default(''), b: z.string().url().default('https://example.com'), c: z.number().int().default(1.5), d: z.array(z.string()).max(1).default(['a', 'b']) })",
    {
      type: 'object',
      properties: {
        a: { type: 'string', minLength: 3, default: '' },
        b: { type: 'string', format: 'uri', default: 'https://example.com' },
        c: { type: 'integer', default: 1.5 },
        d: { type: 'array', items: { type: 'string' }, maxItems: 1, default: ['a', 'b'] },
      },
      required: ['a', 'c', 'd'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ a: z.object({ id: z.string() }).default({}), b: z.object({ id: z.string() }).default({ id: '1' }), c: z.strictObject({}).default({ id: '1' }), d: z.record(z.number()).default({ x: 1 }), e: z.tuple([z.string()]).default([]), f: z.enum(['x', 'y']).default('z'), g: z.literal('x').default('x') })",
    {
      type: 'object',
      properties: {
        a: {
          type: 'object',
          properties: { id: { type: 'string' } },
          required: ['id'],
          additionalProperties: false,
          default: {},
        },
        b: {
          type: 'object',
          properties: { id: { type: 'string' } },
          required: ['id'],
          additionalProperties: false,
          default: { id: '1' },
        },
        c: { type: 'object', properties: {}, additionalProperties: false, default: { id: '1' } },
        d: { type: 'object', additionalProperties: { type: 'number' }, default: { x: 1 } },
        e: { type: 'array', items: [{ type: 'string' }], default: [] },
        f: { type: 'string', enum: ['x', 'y'], default: 'z' },
        g: { type: 'string', const: 'x', default: 'x' },
      },
      required: ['a', 'c', 'e', 'f'],
      additionalProperties: false,
    },
  ],
  [
    "z.object({ a: z.string().optional().nullable(), b: z.string().nullable(), c: z.string().optional().readonly(), d: z.undefined().title('Gone') })",
    {
      type: 'object',
      properties: {
        a: { anyOf: [{ type: 'string' }, { type: 'null' }], 'x-zui': { def: { typeName: 'ZodNullable' } } },
        b: { anyOf: [{ type: 'string' }, { type: 'null' }], 'x-zui': { def: { typeName: 'ZodNullable' } } },
        c: { type: 'string', readOnly: true },
        d: { not: true, 'x-zui': { title: 'Gone' } },
      },
      required: ['b'],
      additionalProperties: false,
    },
  ],
];

describe.each([
  ['strings', strings],
  ['numbers and flags', numbers],
  ['single values', values],
  ['wrappers', wrappers],
  ['what schemas say about themselves', metadata],
  ['schemas of schemas', compounds],
  ['objects', objects],
  ['what may be left out', optionality],
] as const)('%s', (_, table) => {
  test.each(table)('%s', (expression, schema) => {
    const { data, unknowns } = convert(expression);
    expect(unknowns).toEqual({});
    expect(data).toEqual(schema);
  });
});
