import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/report.ts';
import { folderWith, hublint } from './terminal.ts';

const manifest = `name: billing
version: 1.4.0
configuration:
  schema:
    type: object
    properties: { baseUrl: { type: string, format: uri }, retries: { type: integer, default: 3 } }
    required: [baseUrl, retries]
    additionalProperties: false
configurations:
  sandbox: { schema: { type: object, properties: { token: { type: string } }, required: [token] } }
states:
  lastSync:
    type: integration
    schema:
      type: object
      properties: { cursor: { type: string }, count: { type: number, minimum: 0 }, due: { type: [string, 'null'] } }
      required: [cursor]
events:
  paid:
    schema:
      type: object
      properties:
        invoice: { $ref: '#/definitions/invoice' }
        by:
          oneOf:
            - { type: object, properties: { kind: { const: card }, last4: { type: string, pattern: '^[0-9]{4}$' } }, required: [kind, last4] }
            - { type: object, properties: { kind: { const: transfer }, iban: { type: string } }, required: [kind, iban] }
            - { type: string }
      required: [invoice, by]
      definitions:
        invoice: { type: object, properties: { id: { type: string }, lines: { type: array, items: { type: number } } }, required: [id] }
actions:
  createInvoice:
    input: { schema: { type: object, properties: { to: { type: string }, amount: { type: number } }, required: [to, amount], additionalProperties: false } }
    output: {}
channels:
  mail:
    messages:
      receipt: { schema: { type: object, properties: { text: { type: string, maxLength: 20 } }, required: [text] } }
entities:
  customer: { schema: { type: object, properties: { name: { type: string } }, propertyNames: { pattern: '^[a-z]+$' } } }
  account: { schema: { type: object, properties: { name: { type: string }, parent: { $ref: '#' } }, required: [name] } }
  route:
    schema:
      type: object
      properties:
        stops: { type: array, contains: { type: object, properties: { final: { const: true } }, required: [final] } }
        leg: { anyOf: [{ $ref: '#/definitions/ferry' }, { $ref: '#/definitions/train' }, { type: 'null' }] }
        first: { if: { properties: { paid: { const: true } } }, then: { $ref: '#/definitions/ticket' } }
        zone: { $ref: '#/definitions/zone' }
      definitions:
        ticket: { required: [number] }
        ferry: { allOf: [{ $ref: '#/definitions/ticket' }], properties: { kind: { const: ferry }, deck: { type: number } } }
        train: { allOf: [{ $ref: '#/definitions/ticket' }], properties: { kind: { const: train }, coach: { type: number } } }
        zone: { type: object, properties: { name: { type: string }, within: { $ref: '#/definitions/zone' } } }
`;

const folder = folderWith({ 'integration.yaml': manifest });

async function report(part: string, data: unknown, file = '-'): Promise<Report & { readonly code: number }> {
  const stdin = typeof data === 'string' ? data : JSON.stringify(data, null, 2);
  const { code, stdout } = await hublint(folder, `data integration.yaml ${part} ${file} --format json`, { stdin });
  return { ...JSON.parse(stdout), code };
}

/** Returns the findings with line and column. */
async function found(part: string, data: unknown): Promise<readonly string[]> {
  const { results, code } = await report(part, data);
  const diagnostics = results.flatMap((result) => result.diagnostics);
  expect(code).toBe(diagnostics.length === 0 ? 0 : 1);
  return diagnostics.map(({ message, location: { start } }) => `${start.line}:${start.column} ${message}`);
}

test.each([
  ['configuration', { baseUrl: 'https://acme.example', retries: 5 }],
  ['configuration', { baseUrl: 'https://acme.example' }],
  ['configuration.sandbox', { token: 'secret', more: true }],
  ['state.lastSync', { cursor: 'a', count: 0 }],
  ['event.paid', { invoice: { id: '7', lines: [1, 2.5] }, by: { kind: 'transfer', iban: 'DE02' } }],
  ['action.createInvoice.input', 'to: someone\namount: 12 # in euros\n'],
  ['action.createInvoice.output', {}],
  ['message.mail.receipt', { text: 'Thank you.' }],
  ['entity.customer', { name: 'Ada' }],
  ['entity.account', { name: 'Pier 4', parent: { name: 'Harbour' } }],
])('%s accepts data that is valid against its schema', async (part, data) => {
  expect(await found(part, data)).toEqual([]);
});

test.each<[part: string, data: unknown, findings: readonly string[]]>([
  ['configuration', { baseUrl: 'acme' }, ['2:14 `baseUrl` must have the format `uri`; it is `acme`.']],
  [
    'configuration',
    { baseURL: 'https://acme.example', retries: 1.5 },
    [
      '2:3 The data has an unknown property `baseURL`. Did you mean `baseUrl`?',
      '3:14 `retries` must be integer; it is `1.5`.',
    ],
  ],
  ['configuration.sandbox', {}, ['1:1 The data is missing the required property `token`.']],
  ['state.lastSync', { cursor: 'a', count: -1 }, ['3:12 `count` must be >= 0; it is `-1`.']],
  ['state.lastSync', { cursor: 'a', due: 5 }, ['3:10 `due` must be string or null; it is `5`.']],
  ['state.lastSync', { cursor: null }, ['2:13 `cursor` must be string; it is `null`.']],
  ['state.lastSync', [], ['1:1 The data must be object.']],
  [
    'event.paid',
    { invoice: { lines: ['1'] }, by: { kind: 'card', last4: '12' } },
    [
      '2:3 `invoice` is missing the required property `id`.',
      '4:7 `invoice.lines[0]` must be number; it is `"1"`.',
      '9:14 `by.last4` must match the pattern `^[0-9]{4}$`; it is `12`.',
    ],
  ],
  [
    'event.paid',
    { invoice: { id: '7' }, by: { kind: 'cash' } },
    ['5:9 `by` must match exactly one of the schemas in `oneOf`.'],
  ],
  [
    'action.createInvoice.input',
    'to: someone\nnote: |\n  thanks\n',
    ['1:1 The data is missing the required property `amount`.', '2:1 The data has an unknown property `note`.'],
  ],
  [
    'message.mail.receipt',
    { text: 'x'.repeat(70) },
    [`2:11 \`text\` must NOT have more than 20 characters; it is \`${'x'.repeat(64)}…\`.`],
  ],
  ['entity.customer', { 'First Name': 'Ada' }, ['2:3 The data may not have a property `First Name`.']],
  [
    'entity.account',
    { name: 'Pier 4', parent: { name: 'Harbour', parent: {} } },
    ['5:5 `parent.parent` is missing the required property `name`.'],
  ],
  ['entity.route', { stops: [{}, { final: 'no' }, 7] }, ['2:12 `stops` must contain at least 1 valid item(s).']],
  [
    'entity.route',
    { leg: { kind: 'ferry', deck: 'upper' } },
    ['2:3 `leg` is missing the required property `number`.', '4:13 `leg.deck` must be number; it is `"upper"`.'],
  ],
  [
    'entity.route',
    { leg: { kind: 'train', coach: '7' } },
    ['2:3 `leg` is missing the required property `number`.', '4:14 `leg.coach` must be number; it is `"7"`.'],
  ],
  ['entity.route', { leg: { kind: 'bus', number: 4 } }, ['2:10 `leg` must match one of the schemas in `anyOf`.']],
  ['entity.route', { first: { paid: true } }, ['2:3 `first` is missing the required property `number`.']],
  ['entity.customer', '{ "name": }', ['1:11 Expected a value, not `}`.']],
  [
    'entity.customer',
    'name: Ada\n---\nname: Grace\n',
    ['2:1 A second YAML document starts here; data is a single document.'],
  ],
])('%s reports the faults of %o', async (part, data, findings) => {
  expect(await found(part, data)).toEqual(findings);
});

test('each finding refers to the position of its requirement in the schema', async () => {
  const { results } = await report('event.paid', { invoice: {}, by: 'x' });
  expect(results[0]).toMatchObject({ file: '-', name: 'billing', manifestVersion: '1.4.0' });
  expect(results[0]?.diagnostics).toMatchObject([
    {
      rule: 'data/invalid',
      severity: 'error',
      pointer: '/invoice',
      related: [
        {
          message: 'The schema says so here.',
          location: { file: 'integration.yaml', start: { line: 31, column: 132 } },
        },
      ],
    },
  ]);
});

test('a requirement behind a reference is located at the target of the reference', async () => {
  const { results } = await report('entity.route', { zone: { name: 'A', within: { name: 2 } } });
  const [name, other] = results.flatMap(({ diagnostics }) => diagnostics);
  expect(other).toBeUndefined();
  expect(name?.message).toBe('`zone.within.name` must be string; it is `2`.');
  const { line, column } = name?.related?.[0]?.location.start ?? { line: 0, column: 0 };
  expect(manifest.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^string }, within/);
});

test('of hundreds of misspelt names, the first hundred get a did-you-mean', async () => {
  const names = Array.from({ length: 300 }, (_, at) => `berth${String(at).padStart(3, '0')}`);
  const schema = (required: readonly string[]) => ({
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      required,
      additionalProperties: false,
    },
  });
  const cwd = folderWith({
    'integration.json': JSON.stringify({
      name: 'harbour',
      version: '1.0.0',
      events: { moored: schema([]), cleared: schema(names) },
    }),
  });
  const data = JSON.stringify(Object.fromEntries(names.map((name) => [`x${name}`, 'Lady of the Isles'])));
  const told = async (part: string) => {
    const { stdout } = await hublint(cwd, `data . ${part} - --format compact`, { stdin: data });
    return ['unknown property', 'Did you mean', 'missing'].map((words) => stdout.split(words).length - 1);
  };
  expect(await told('event.moored')).toEqual([300, 100, 0]);
  expect(await told('event.cleared')).toEqual([300, 100, 200]);
});

test('`__proto__` is a name like any other', async () => {
  const own = folderWith({
    'integration.json': `{ "name": "billing", "version": "1.4.0", "entities": { "odd": { "schema": {
      "type": "object", "properties": { "__proto__": { "type": "string" } },
      "required": ["__proto__"], "additionalProperties": false
    } } } }`,
  });
  const check = async (stdin: string) => {
    const { stdout } = await hublint(own, 'data integration.json entity.odd - --format json', { stdin });
    const { results }: Report = JSON.parse(stdout);
    return results.flatMap(({ diagnostics }) =>
      diagnostics.map(({ message, related }) => [message, related?.[0]?.location.start]),
    );
  };
  expect(await check('{ "__proto__": "a" }')).toEqual([]);
  expect(await check('{}')).toEqual([
    ['The data is missing the required property `__proto__`.', { line: 3, column: 20 }],
  ]);
  expect(await check('{ "__proto__": 5 }')).toEqual([
    ['`__proto__` must be string; it is `5`.', { line: 2, column: 64 }],
  ]);
});

describe('what the platform hands out', () => {
  const state = { id: 'st_1', botId: 'bot_1', name: 'lastSync', payload: { count: 1 } };

  test.each([
    ['a response', { state, meta: { cached: false } }, '6:5 The data'],
    ['a state', state, '5:3 The data'],
  ])('%s is told from bare data', async (_, data, start) => {
    expect(await found('state.lastSync', data)).toEqual([`${start} is missing the required property \`cursor\`.`]);
  });

  test('a state is the one that is asked for', async () => {
    const other = { state: { ...state, name: 'lastSyncs', type: 'bot', payload: { cursor: 'a' } } };
    expect(await found('state.lastSync', other)).toEqual([
      '5:13 This state is named `lastSyncs`, but is checked against `state.lastSync`.',
      '9:13 This state has the type `bot`, but `state.lastSync` has the type `integration`.',
    ]);
  });

  test('of an event the payload counts', async () => {
    const event = { id: 'ev_1', type: 'billing:paid', direction: 'incoming', payload: { invoice: { id: 7 }, by: '' } };
    expect(await found('event.paid', event)).toEqual(['7:13 `invoice.id` must be string; it is `7`.']);
  });
});

describe('what cannot be done', () => {
  test.each([
    [
      'data integration.yaml action.createInvoise.input -',
      'Did you mean `action.createInvoice.input`?\n  It has `configuration`,',
    ],
    ['data integration.yaml action.createInvoice -', 'Did you mean `action.createInvoice.input`?\n'],
    ['data integration.yaml message.mail -', 'Did you mean `message.mail.receipt`?\n'],
    ['data integration.yaml configuration none.json', 'hublint: `none.json` cannot be read: it does not exist.\n'],
    ['data none.yaml configuration -', 'hublint: File or folder `none.yaml` not found.\n'],
    ['data - configuration -', 'hublint: Standard input is either the manifest or the data, not both.\n'],
    ['data integration.yaml configuration', 'hublint: '],
  ])('%s', async (args, said) => {
    const { code, stdout, stderr } = await hublint(folder, args, { stdin: '{}' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(said);
  });

  test('a schema that means nothing', async () => {
    const broken = folderWith({
      'integration.yaml': 'name: a\nversion: 1.0.0\nentities: { b: { schema: { $ref: "#/none" } } }\n',
    });
    const { code, stderr } = await hublint(broken, 'data integration.yaml entity.b -', { stdin: '{}' });
    expect(code).toBe(2);
    expect(stderr).toBe(
      'hublint: Whether data is valid against the schema of `entity.b` cannot be determined: the schema is not valid, or it takes too long.\n  `hublint integration.yaml` says what is wrong with the schema, if anything.\n',
    );
  });

  test('a manifest that is broken says so', async () => {
    const broken = folderWith({ 'integration.yaml': 'name: [' });
    const { code, stdout } = await hublint(broken, 'data integration.yaml configuration - --format compact', {
      stdin: '{}',
    });
    expect(code).toBe(1);
    expect(stdout).toContain('[syntax/parse-error]');
  });
});

describe('a part of a definition that is not there', () => {
  const folder = folderWith({
    'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
import { lost } from '@acme/lost'
export default new IntegrationDefinition({
  name: 'billing', version: '1.4.0',
  configuration: lost,
  states: { lastSync: { type: 'integration', schema: lost }, ...lost },
  events: { paid: lost, due: { title: lost, schema: lost } },
  actions: { createInvoice: { title: lost, input: { schema: lost }, output: { schema: lost }, ...lost } },
  channels: { mail: { title: lost, messages: { text: { schema: lost }, ...lost } }, chat: lost },
})
`,
  });

  test.each([
    ['configuration', '/configuration'],
    ['state.nextSync', '/states'],
    ['event.paid', '/events/paid'],
    ['message.mail.image', '/channels/mail/messages'],
    ['message.chat.text', '/channels/chat'],
  ])('may be in what is not known: %s', async (part, pointer) => {
    const { code, stderr } = await hublint(folder, `data . ${part} -`, { stdin: '{}' });
    expect([code, stderr]).toEqual([
      2,
      `hublint: Whether \`integration.definition.ts\` has \`${part}\` is not known: \`${pointer}\` cannot be fully read without running the definition.\n  \`--load\` runs it.\n`,
    ]);
  });

  test.each([
    ['configuration.sandbox', ''],
    ['event.overdue', ' Did you mean `event.due`?'],
    ['action.createInvoices.input', ' Did you mean `action.createInvoice.input`?'],
    ['action.createInvoice.title', ''],
    ['message.sms.text', ''],
    ['entity.invoice', ''],
  ])('is none for all that is unknown elsewhere: %s', async (part, meant) => {
    const { code, stderr } = await hublint(folder, `data . ${part} -`, { stdin: '{}' });
    expect([code, stderr.split('\n', 1)]).toEqual([
      2,
      [`hublint: \`integration.definition.ts\` has no \`${part}\` to check data against.${meant}`],
    ]);
  });
});

describe('a definition', () => {
  const definition = (schema: string) => `import { IntegrationDefinition, z } from '@botpress/sdk'
import { known } from './known'
import { lost } from '@acme/lost'
export default new IntegrationDefinition({
  name: 'billing', version: '1.4.0',
  configuration: { schema: ${schema} },
})
`;
  const known = "import { z } from '@botpress/sdk'\nexport const known = z.object({ url: z.string().url() })\n";
  const check = async (schema: string, data: unknown) => {
    const files = folderWith({ 'integration.definition.ts': definition(schema), 'known.ts': known });
    const stdin = JSON.stringify(data);
    const { stdout, stderr, code } = await hublint(files, 'data . configuration - --format compact', { stdin });
    return { code, stderr, lines: stdout.split('\n').filter((line) => line.startsWith('-:')) };
  };

  test('has its schemas read where they are written', async () => {
    const { code, lines } = await check('z.object({ desk: known, open: z.boolean().optional() })', {
      desk: { url: 1 },
    });
    expect(code).toBe(1);
    expect(lines).toEqual(['-:1:16: error: `desk.url` must be string; it is `1`. [data/invalid]']);
  });

  test.each([
    ['a property', 'z.object({ desk: lost, open: z.boolean() })', { desk: 5, open: 'no' }],
    ['one of several', 'z.object({ desk: z.union([z.string(), lost]), open: z.boolean() })', { desk: 5, open: 'no' }],
    ['properties', 'z.object({ ...lost, open: z.boolean() })', { desk: 5, open: true }],
    ['a schema', 'lost', 5],
  ])('of which %s is not known accepts everything there, and says so', async (what, schema, data) => {
    const { lines, stderr } = await check(schema, data);
    const told = ['a property', 'one of several'].includes(what) ? ['`open` must be boolean; it is `"no"`.'] : [];
    expect(lines.map((line) => line.replace(/^.*error: (.*) \[.*$/, '$1'))).toEqual(told);
    expect(stderr).toContain('is not fully known without running the definition: its unknown parts accept everything.');
  });
});
