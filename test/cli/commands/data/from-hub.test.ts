import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../../schemas/report.ts';
import { hubForTests, token } from '../../../host/hub/hub-for-tests.ts';
import { startHub, type TestHub } from '../../../hub/server.ts';
import { folderWith, hublint } from '../../terminal.ts';

const bot = 'bot_01BILLING';
const lastSync = { botId: bot, type: 'conversation', name: 'lastSync' };

const { hub, run } = hubForTests(() => ({
  elsewhere: other?.url ?? '',
  states: [
    { ...lastSync, id: 'conv_01', payload: { cursor: 'page-7', count: 3 } },
    { ...lastSync, id: 'conv_02', payload: { cursor: 7, counts: -1, rows: [{ at: '2026-01-05' }, { at: 'today' }] } },
    { ...lastSync, id: 'conv_03', payload: null },
    { ...lastSync, id: 'conv_04' },
    { ...lastSync, id: 'conv_05', payload: {}, otherwise: { name: 'lastSyncs' } },
    { ...lastSync, id: 'conv_06', payload: { cursor: 'a' }, otherwise: { type: 'workflow' } },
    { ...lastSync, id: 'conv%07', payload: { cursor: 'a' }, name: 'sync/50% of ü?#' },
    { ...lastSync, type: 'user', id: 'user_01', payload: { cursor: 'a' } },
    { ...lastSync, id: 'conv_08', name: 'wrapped', payload: { state: { id: 'a', name: 'b', payload: 7 } } },
    { ...lastSync, id: 'conv_09', payload: { cursor: token } },
    { ...lastSync, id: 'conv_10', name: '__proto__', payload: { cursor: 7 } },
  ],
}));
let other: TestHub | undefined;

const manifest = `name: billing
version: 1.4.0
configuration: { schema: { type: object, properties: {} } }
states:
  lastSync:
    type: conversation
    schema: &sync
      type: object
      properties:
        cursor: { type: string }
        count: { type: number, minimum: 0 }
        rows: { type: array, items: { type: object, properties: { at: { type: string, format: date } } } }
      required: [cursor]
      additionalProperties: false
  sync/50% of ü?#: { type: conversation, schema: *sync }
  __proto__: { type: conversation, schema: *sync }
  wrapped:
    type: conversation
    schema:
      type: object
      properties: { state: { type: object, properties: { payload: { type: string } } } }
`;
const cwd = folderWith({ 'integration.yaml': manifest });
const where = { cwd, more: { HUBLINT_BOT_ID: bot } };

/** Returns the command line for a state. */
const words = (reference: string, ...more: readonly string[]) => [
  ...['data', 'integration.yaml', ...more.filter((one) => one.startsWith('state.'))],
  ...['--from-hub', reference, ...more.filter((one) => !one.startsWith('state.'))],
];

async function report(reference: string, part = ''): Promise<Report & { readonly code: number }> {
  const { stdout, stderr, code } = await run([...words(reference, part), '--format', 'json'], where);
  expect(stderr).toBe('');
  return { ...JSON.parse(stdout), code };
}

/** Returns the findings with rule, line and column. */
async function found(reference: string, part?: string): Promise<readonly string[]> {
  const { results, code } = await report(reference, part);
  const [result] = results;
  expect(result).toMatchObject({ file: reference, form: 'definition', name: 'billing', manifestVersion: '1.4.0' });
  expect(code).toBe(result?.diagnostics.length === 0 ? 0 : 1);
  return (result?.diagnostics ?? []).map(({ rule, message, location: { file, start, approximate } }) => {
    expect({ file, approximate }).toEqual({ file: reference, approximate: false });
    return `${start.line}:${start.column} ${message} [${rule}]`;
  });
}

/** Returns the error message if the command fails, and checks that there is no other output. */
async function told(args: string | readonly string[], more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout, stderr, code } = await run(args, { cwd, more: { ...where.more, ...more } });
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(stderr).not.toContain(token);
  return stderr.replaceAll(new URL(hub().url).host, 'HOST').replace(/^hublint: /, '');
}

describe('a state of the hub', () => {
  test('is requested with a single request, for the bot alone', async () => {
    const before = hub().heard.length;
    const more = { HUBLINT_WORKSPACE_ID: 'wkspace_01' };
    const { code } = await run(words('state:conversation/conv_01/lastSync', '--bot', bot), { cwd, more });
    expect(code).toBe(0);
    const asked = hub().heard.slice(before);
    expect(asked).toMatchObject([
      {
        method: 'GET',
        url: '/v1/chat/states/conversation/conv_01/lastSync',
        headers: { authorization: `Bearer ${token}`, 'x-bot-id': bot },
      },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('x-workspace-id');
    expect(asked[0]?.headers).not.toHaveProperty('x-multiple-integrations');
  });

  test.each([
    ['state:conversation/conv_01/lastSync', undefined],
    ['state:conversation/conv_01/lastSync', 'state.lastSync'],
    ['state:conversation/conv%07/sync/50% of ü?#', undefined],
  ])('that meets the schema is accepted: %s %s', async (reference, part) => {
    expect(await found(reference, part)).toEqual([]);
  });

  test('has its faults reported at their positions in the response', async () => {
    const reference = 'state:conversation/conv_02/lastSync';
    expect(await found(reference)).toEqual([
      '9:17 `cursor` must be string; it is `7`. [data/invalid]',
      '10:7 The data has an unknown property `counts`. Did you mean `count`? [data/invalid]',
      '16:17 `rows[1].at` must have the format `date`; it is `today`. [data/invalid]',
    ]);
    const { stdout } = await run(words(reference), where);
    expect(stdout).toContain(`
      ╭─ state:conversation/conv_02/lastSync:16:17
   14 │         },
   15 │         {
   16 │           "at": "today"
      │                 ━━━━━━━
   17 │         }
      ├─ The schema says so here.
      │  integration.yaml:12:95
`);
  });

  test.each([
    ['conv_03/lastSync', undefined, ['8:16 The data must be object; it is `null`. [data/invalid]']],
    [
      'conv_01/lastSync',
      'state.wrapped',
      ['7:13 This state is named `lastSync`, but is checked against `state.wrapped`. [data/other-state]'],
    ],
    [
      'conv_05/lastSync',
      undefined,
      [
        '7:13 This state is named `lastSyncs`, but is checked against `state.lastSync`. [data/other-state]',
        '8:5 The data is missing the required property `cursor`. [data/invalid]',
      ],
    ],
    [
      'conv_06/lastSync',
      undefined,
      [
        '12:13 This state has the type `workflow`, but `state.lastSync` has the type `conversation`. [data/other-state]',
      ],
    ],
    ['conv_08/wrapped', undefined, ['12:20 `state.payload` must be string; it is `7`. [data/invalid]']],
    ['conv_10/__proto__', undefined, ['9:17 `cursor` must be string; it is `7`. [data/invalid]']],
  ])('%s %s', async (name, part, findings) => {
    expect(await found(`state:conversation/${name}`, part)).toEqual(findings);
  });

  test('must have the type of its part', async () => {
    expect(await found('state:user/user_01/lastSync')).toEqual([
      '2:3 This state has the type `user`, but `state.lastSync` has the type `conversation`. [data/other-state]',
    ]);
  });

  test('may be validated against a manifest from standard input', async () => {
    const env = { HUBLINT_HUB_URL: hub().url, HUBLINT_TOKEN: token, HUBLINT_BOT_ID: ` ${bot} ` };
    const { code } = await hublint(cwd, 'data - --from-hub state:conversation/conv_01/lastSync', {
      stdin: manifest,
      env,
    });
    expect(code).toBe(0);
  });
});

describe('what the hub says instead', () => {
  const address = 'Is `HUBLINT_HUB_URL` (or `--hub-url`) the address of the hub?';
  const ask = (name: string) => told(words(`state:user/user_01/faults/${name}`, 'state.lastSync'));

  test.each([
    ['401', 'does not accept the token.\n  Set `HUBLINT_TOKEN` to a valid one. The hub says: `This is a 401`\n'],
    [
      '403',
      'does not let this token read state `faults/403` of the user `user_01`.\n  Is the bot `bot_01BILLING` one that the token has access to? The hub says: `This is a 403`\n',
    ],
    [
      '404',
      'has no state `faults/404` of the user `user_01`.\n  Is `bot_01BILLING` the bot that stored it? A state that was never stored, or has expired, is not found either. The hub says: `This is a 404`\n',
    ],
    ['busy', 'has received too many requests.\n  Try again in 3600 seconds.\n'],
    ['503', 'fails with status 503.\n  Try again later. The hub says: `This is a 503`\n'],
    ['broken', `answers with invalid JSON.\n  ${address}\n`],
    ['other', `answers with no state as specified.\n  ${address}\n`],
    ['large', `answers with more than 5 MB.\n  ${address}\n`],
    ['quoting', 'does not let this token read state `faults/quoting` of the user `user_01`.\n  Is the bot'],
  ])('%s', async (name, said) => {
    expect(await ask(name)).toContain(`The hub at \`HOST\` ${said}`);
  });

  test('a response without a payload, and one that repeats the token', async () => {
    expect(await told(words('state:conversation/conv_04/lastSync'))).toContain('answers with no state as');
    expect(await told(words('state:conversation/conv_09/lastSync'))).toContain(
      'answers with a text that contains the token,',
    );
  });

  test('endless nesting is not read', async () => {
    const deep = `{ "state": { "name": "lastSync", "payload": ${'{"a":'.repeat(5000)}1${'}'.repeat(5000)} } }`;
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(deep);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const reference = 'state:conversation/conv_01/lastSync';
    expect(await told(words(reference, '--hub-url', `http://127.0.0.1:${port}`))).toMatch(
      /^The hub’s answer for `state:conversation\/conv_01\/lastSync` cannot be read\. .*200/,
    );
    server.close();
  });

  test('a redirect to another host is not followed', async () => {
    other = await startHub({ token });
    const own = await startHub({ token, elsewhere: other.url });
    const args = words('state:user/user_01/faults/elsewhere', 'state.lastSync', '--hub-url', own.url);
    expect(await told(args)).toContain(`redirects elsewhere (to \`${other.url}\`), where no token is sent.`);
    expect([own.heard.length, other.heard.length]).toEqual([1, 0]);
    await own.close();
    await other.close();
    expect(await told(args)).toContain('refuses connections.');
  });

  test('no request without a token, or to an invalid URL', async () => {
    const args = words('state:conversation/conv_01/lastSync');
    expect(await told(args, { HUBLINT_TOKEN: '' })).toContain('Set the environment variable `HUBLINT_TOKEN`');
    expect(await told([...args, '--hub-url', 'http://hub.example'])).toContain('`--hub-url` is not an `https` URL;');
  });
});

describe('errors before any request', () => {
  const reference = 'state:user/user_01/lastSync';
  const hint = 'Write `hublint data TARGET PART FILE`, or `hublint data TARGET --from-hub state:TYPE/ID/NAME`.';
  const form = 'Write `state:TYPE/ID/NAME`, such as `state:conversation/conv_01/lastSync`.';
  const types = '`conversation`, `user`, `bot`, `integration`, `workflow`';

  test.each<[args: readonly string[], said: string]>([
    [['data', '--from-hub', reference], `\`data\` is missing its TARGET.\n  ${hint}\n`],
    [['data'], `\`data\` is missing its TARGET PART FILE.\n  ${hint}\n`],
    [['data', '.', 'state.lastSync'], `\`data\` is missing its FILE.\n  ${hint}\n`],
    [
      ['data', '.', 'state.lastSync', 'a.json', '--from-hub', reference],
      `The data is either \`a.json\` or \`${reference}\`, not both.\n  ${hint}\n`,
    ],
    [
      ['data', '.', 'a.json', '--from-hub', reference],
      '`--from-hub` fetches a state, but `a.json` is not a state.\n  Write `state.NAME`, or leave it out for `state.lastSync`.\n',
    ],
    [['data', '.', '-', '--from-hub', reference], '`--from-hub` fetches a state, but `-` is not a state.'],
    [
      ['data', '.', 'configuration', 'a.json', '--bot', bot],
      `\`--bot\` says whose state \`--from-hub\` fetches, but there is no \`--from-hub\`.\n  ${hint}\n`,
    ],
    [['data', '.', '--from-hub'], '`--from-hub` needs a value: `--from-hub REFERENCE`.\n'],
    [
      ['data', '.', '--from-hub', 'state:user/user_01/lastSyncs'],
      '`integration.yaml` has no `state.lastSyncs` to check data against. Did you mean `state.lastSync`?',
    ],
    [['data', 'none.yaml', '--from-hub', reference], 'File or folder `none.yaml` not found.'],
    [
      ['data', '.', '--from-hub', reference, '--bot', 'bot 01'],
      'The id of a bot consists of visible characters, but `bot 01` does not.\n  Give the id alone, as the platform shows it.\n',
    ],
    ...(
      [
        ['-', 'names no state.'],
        ['user/user_01/lastSync', 'names no state.'],
        ['states:user/user_01/lastSync', 'names no state.'],
        ['state:', `names no type of state: there are ${types}.`],
        ['state:usr/user_01/lastSync', `names no type of state: there are ${types}. Did you mean \`user\`?`],
        ['state:Conversation/c/lastSync', `names no type of state: there are ${types}. Did you mean \`conversation\`?`],
        ['state:user', 'names no user by its id.'],
        ['state:user//lastSync', 'names no user by its id.'],
        ['state:user/a b/lastSync', 'names no user by its id.'],
        ['state:user/../lastSync', 'names no user by its id.'],
        [`state:user/${'x'.repeat(201)}/lastSync`, 'names no user by its id.'],
        ['state:user/user_01', 'contains no valid name of a state.'],
        ['state:user/user_01/', 'contains no valid name of a state.'],
        ['state:user/user_01/a/../b', 'contains no valid name of a state.'],
        ['state:user/user_01/a//b', 'contains no valid name of a state.'],
        ['state:user/user_01/a\\..\\b', 'contains no valid name of a state.'],
        ['state:user/user_01/a\u0000', 'contains no valid name of a state.'],
      ] as const
    ).map(([text, why]): [readonly string[], string] => [
      ['data', '.', '--from-hub', text],
      `\`--from-hub\`: \`${text.replace('\u0000', '␀')}\` ${why}\n  ${form}\n`,
    ]),
  ])('%j', async (args, said) => {
    const before = hub().heard.length;
    expect(await told(args)).toContain(said);
    expect(hub().heard).toHaveLength(before);
  });

  test.each(['', '  '])('no bot: HUBLINT_BOT_ID is `%s`', async (HUBLINT_BOT_ID) => {
    expect(await told(words(reference), { HUBLINT_BOT_ID })).toBe(
      'A state belongs to a bot, and none is named.\n  Name it with `--bot ID` or the environment variable `HUBLINT_BOT_ID`.\n',
    );
  });

  test('of two bots the last counts, and the command line overrides the environment', async () => {
    const args = words('state:conversation/conv_01/lastSync', '--bot', 'bot_02', '--bot', bot);
    expect((await run(args, { cwd, more: { HUBLINT_BOT_ID: 'bot_03' } })).code).toBe(0);
  });
});
