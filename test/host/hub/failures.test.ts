import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { noResponseError, statusError } from '../../../src/host/hub/failures.ts';
import { defaultPolicy, Requests } from '../../../src/host/hub/request.ts';
import { hublint } from '../../cli/terminal.ts';
import { folderWith } from '../folder.ts';
import { hubForTests, token } from './hub-for-tests.ts';

const { hub, run } = hubForTests();

const told = async (target: string) => {
  const { stdout, stderr, code } = await run(`lint ${target}`);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  return stderr.replaceAll(new URL(hub().url).host, 'HOST').replace('hublint: The hub at `HOST` ', '');
};

const address = 'Is `HUBLINT_HUB_URL` (or `--hub-url`) the address of the hub?';

describe('every status', () => {
  test.each([
    [201, `answers with the status 201.\n  ${address} The hub says: \`This is a 201\`\n`],
    [204, `answers with the status 204.\n  ${address}\n`],
    [304, `answers with the status 304.\n  ${address}\n`],
    [400, 'answers with the status 400.\n  The hub says: `This is a 400`\n'],
    [401, 'does not accept the token.\n  Set `HUBLINT_TOKEN` to a valid one. The hub says: `This is a 401`\n'],
    [403, 'does not let this token read `faults/403@latest`.\n  The hub says: `This is a 403`\n'],
    [
      404,
      'has no public integration `faults/404` with the version `latest`.\n  Apart from the platform’s own, a name starts with the handle of its workspace: `acme/slack`. The hub says: `This is a 404`\n',
    ],
    [408, 'waited too long for the request.\n  Try again later. The hub says: `This is a 408`\n'],
    [418, 'answers with the status 418.\n  The hub says: `This is a 418`\n'],
    [429, 'has received too many requests.\n  Try again later. The hub says: `This is a 429`\n'],
    [500, 'fails with status 500.\n  Try again later. The hub says: `This is a 500`\n'],
    [503, 'fails with status 503.\n  Try again later. The hub says: `This is a 503`\n'],
  ])('%i', async (status, said) => {
    expect(await told(`hub:faults/${status}@latest`)).toBe(said);
    const asked = hub().heard.filter(({ url }) => url.includes(`faults%2F${status}/`));
    expect(asked).toHaveLength(status === 408 || status === 429 || status >= 500 ? 4 : 1);
  });

  test('404 for an id', async () => {
    expect(await told('hub:intver_00000000000000000000000')).toBe(
      'has no public integration with the id `intver_00000000000000000000000`.\n  A name needs a version: `hub:NAME@latest`. The hub says: `This is a 404`\n',
    );
  });
});

describe('every invalid response', () => {
  test.each([
    ['busy', 'has received too many requests.\n  Try again in 3600 seconds.\n'],
    ['closed', 'has received too many requests.\n  Try again later.\n'],
    ['broken', `answers with invalid JSON.\n  ${address}\n`],
    ['empty', `answers with invalid JSON.\n  ${address}\n`],
    ['latin', `answers with invalid JSON.\n  ${address}\n`],
    ['list', `answers with JSON that is not an object.\n  ${address}\n`],
    ['other', `answers with no \`integration\`.\n  ${address}\n`],
    ['page', `answers with something that is not JSON.\n  ${address}\n`],
    ['typeless', `answers with something that is not JSON.\n  ${address}\n`],
    ['too-short', `answers with invalid JSON.\n  ${address}\n`],
    ['large', `answers with more than 5 MB.\n  ${address}\n`],
    ['bomb', `answers with more than 5 MB.\n  ${address}\n`],
    ['garbled', `answers with something other than HTTP.\n  ${address}\n`],
    ['mangled', `answers with something other than HTTP.\n  ${address}\n`],
    ['here', `redirects elsewhere, where no token is sent.\n  ${address}\n`],
    ['talkative', `answers with the status 400.\n  The hub says: \`${'x'.repeat(199)}\u{1f30a}…\`\n`],
    ['escaping', 'answers with the status 400.\n  The hub says: `␛[2J␛]0;owned␇ ::error:: owned <U+202E>`\n'],
  ])('%s', async (fault, said) => {
    expect(await told(`hub:faults/${fault}@latest`)).toBe(said);
    expect(hub().heard.filter(({ url }) => url.includes(`faults%2F${fault}/`))).toHaveLength(1);
  });

  test('a connection that breaks off is retried', async () => {
    expect(await told('hub:faults/interrupted@latest')).toBe('closed the connection.\n  Try again later.\n');
    expect(hub().heard.filter(({ url }) => url.includes('interrupted'))).toHaveLength(4);
  });

  test('another integration, or another version, than requested', async () => {
    const { stderr } = await run('hub:faults/mistaken@latest');
    expect(stderr).toBe(
      'hublint: The hub answered with `coastal/tide-tables@1.0.0` when asked for `hub:faults/mistaken@latest`.\n  Ask for that one, or report this to whoever runs the hub.\n',
    );
    expect((await run('hub:faults/raised@1.0.0')).stderr).toContain('answered with `faults/raised@1.0.1` when asked');
    expect((await run('hub:faults/raised@^1.0.0')).code).toBe(0);
    expect((await run('hub:faults/raised@2')).stderr).toContain('answered with `faults/raised@1.0.1` when asked');
    expect((await run('hub:faults/unwrapped@latest')).stderr).toContain(
      'answered with `coastal/tide-tables@?` when asked',
    );
  });

  test('`null`, which has no message', () => {
    const answer = { status: 400, type: 'application/json', body: Buffer.from('null') };
    const asker = { host: 'hub.example', revealsToken: () => false };
    expect(statusError(answer, { what: 'workspaces', missing: 'no workspaces' }, asker).complaint).toEqual({
      message: 'The hub at `hub.example` answers with the status 400.',
    });
  });

  test.each([
    [1, 'Try again later.'],
    [2, 'Try again in 2 seconds.'],
    [604_800, 'Try again in 604800 seconds.'],
    [604_801, 'Try again later.'],
  ])('a retry after %i seconds', (wait, hint) => {
    const asker = { host: 'hub.example', revealsToken: () => false };
    for (const status of [429, 503]) {
      const answer = { status, type: '', body: Buffer.alloc(0), wait };
      expect(statusError(answer, { what: 'workspaces', missing: 'no workspaces' }, asker).complaint.hint).toBe(hint);
    }
  });

  test('a response that succeeds after retries is accepted', async () => {
    expect((await run('print hub:faults/hasty@latest')).code).toBe(0);
    expect(hub().heard.filter(({ url }) => url.includes('hasty'))).toHaveLength(3);
    expect((await run('print hub:faults/problem@latest')).code).toBe(0);
  });
});

describe('the record itself', () => {
  test('duplicate keys are a finding', async () => {
    const { stdout, code } = await run('hub:faults/twice@latest --format json');
    const [{ diagnostics }] = JSON.parse(stdout).results;
    expect(code).toBe(1);
    expect(
      diagnostics.map(({ rule, location }: Finding) => `${rule} ${location.start.line}:${location.start.column}`),
    ).toEqual(expect.arrayContaining(['syntax/duplicate-key 15:5', 'model/unknown-property 12:5']));
  });

  test('endless nesting is not read', async () => {
    const { stdout, stderr, code } = await run('hub:faults/deep@latest --format compact');
    expect(stderr).toMatch(/^hublint: The hub’s answer for `hub:faults\/deep@latest` cannot be read\. .*200/);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  });
});

interface Finding {
  readonly rule: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

describe('an unreachable hub', () => {
  const env = (HUBLINT_HUB_URL: string) => ({ env: { HUBLINT_HUB_URL, HUBLINT_TOKEN: token } });
  const ask = async (url: string) => (await hublint(folderWith({}), 'hub:acme/slack@latest', env(url))).stderr;

  test('with a refused connection or an unknown host', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(await ask(`http://127.0.0.1:${port}`)).toBe(
      `hublint: The hub at \`127.0.0.1:${port}\` refuses connections.\n  ${address}\n`,
    );
    expect(await ask('https://hub.invalid')).toBe(
      `hublint: The hub at \`hub.invalid\` cannot be found: its name is unknown, or this machine is offline.\n  ${address}\n`,
    );
  });

  test('that never responds', () => {
    expect(noResponseError({ because: 'late' }, { host: 'hub.example', revealsToken: () => false }).complaint).toEqual({
      message: 'The hub at `hub.example` takes too long to answer.',
      hint: 'Try again later.',
    });
  });

  test('behind a failing proxy', async () => {
    // The error of Node 24, which supports proxies.
    const abort = Object.assign(new Error('Proxy response (407) !== 200'), { code: 'UND_ERR_ABORTED' });
    const cancelled = Object.assign(new Error('Request was cancelled.', { cause: abort }), { code: 0 });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed', { cause: cancelled });
    });
    try {
      const outcome = await new Requests(defaultPolicy).get('https://hub.example/v1', {});
      expect(outcome).toEqual({ because: 'UND_ERR_ABORTED' });
      const { complaint } = noResponseError(
        { because: 'UND_ERR_ABORTED' },
        { host: 'hub.example', revealsToken: () => false },
      );
      expect(complaint).toEqual({
        message: 'The hub at `hub.example` cannot be reached: the proxy refuses the connection.',
        hint: 'Does the proxy in `HTTPS_PROXY` or `HTTP_PROXY` accept your credentials, and allow this address?',
      });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('without TLS, or without HTTP', async () => {
    expect(await ask(hub().url.replace('http:', 'https:'))).toContain(
      'cannot be trusted: its certificate is not valid, or it does not speak TLS.',
    );
    const server = createSocketServer((socket) => socket.resume().end('220 mail.example ESMTP\r\n')).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await ask(`http://127.0.0.1:${port}`)).toContain('answers with something other than HTTP.');
    await new Promise((resolve) => server.close(resolve));
  });
});
