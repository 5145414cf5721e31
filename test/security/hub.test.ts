import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLoadedFiles } from '../../scripts/size/loaded.ts';
import { stepInProcess } from '../action/in-process.ts';
import { clean } from '../cli/manifests.ts';
import { hublint } from '../cli/terminal.ts';
import { folderWith } from '../host/folder.ts';
import { hubForTests, token } from '../host/hub/hub-for-tests.ts';
import { faults } from '../hub/faults.ts';
import { startHub } from '../hub/server.ts';

/** Another server, which must not receive anything. */
const trap = { heard: 0, server: createServer((_, response) => response.end()) };
let trapUrl = '';

beforeAll(async () => {
  trap.server.on('connection', () => {
    trap.heard += 1;
  });
  trap.server.listen(0, '127.0.0.1');
  await once(trap.server, 'listening');
  trapUrl = `http://127.0.0.1:${(trap.server.address() as AddressInfo).port}`;
});
afterAll(() => {
  trap.server.closeAllConnections();
  trap.server.close();
});

const { hub, env, run } = hubForTests(() => ({ elsewhere: trapUrl }));
const target = 'hub:coastal/tide-tables@1.1.0';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));

/** Starts the bundled command line with an environment of its own. */
const start = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, [bundle, ...args], {
    cwd: folderWith({}),
    env: { PATH: process.env.PATH, HOME: folderWith({}), ...env(), ...more },
  });

describe('the URL', () => {
  const ask = (address: string, args = '') =>
    hublint(folderWith({}), `${target}${args}`, { env: { HUBLINT_HUB_URL: address, HUBLINT_TOKEN: token } });

  test.each([
    ['http://127.0.0.1.evil.example', 'is not an `https` URL'],
    ['http://localhost.evil.example', 'is not an `https` URL'],
    ['http://localhost.', 'is not an `https` URL'],
    ['http://0.0.0.0:4500', 'is not an `https` URL'],
    ['http://[::ffff:127.0.0.1]:4500', 'is not an `https` URL'],
    ['HTTP://hub.example', 'is not an `https` URL'],
    ['ftp://127.0.0.1', 'is not an `https` URL'],
    ['file:///etc/passwd', 'is not an `https` URL'],
    ['localhost:4500', 'is not an `https` URL'],
    ['hub.example', 'is not a URL'],
    ['https://', 'is not a URL'],
    ['https://mia:p4ssw0rd@hub.example', 'contains a user or a password'],
    ['http://127.0.0.1@hub.example', 'is not an `https` URL'],
    ['https://p4ssw0rd@hub.example', 'contains a user or a password'],
    ['https://hub.example?key=p4ssw0rd', 'contains a query or a fragment'],
    ['https://hub.example/#p4ssw0rd', 'contains a query or a fragment'],
  ])('%s is refused, and not repeated', async (address, why) => {
    const { stdout, stderr, code } = await ask(address);
    expect(stderr).toMatch(/^hublint: `HUBLINT_HUB_URL` /);
    expect(stderr).toContain(why);
    expect(stderr).not.toMatch(/p4ssw0rd|evil|passwd/);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  });

  test('may be in upper case, end with slashes, have spaces around it, and be this machine by any of its names', async () => {
    const port = new URL(hub().url).port;
    for (const address of [`HTTP://LOCALHOST:${port}`, `${hub().url}//`, ` ${hub().url}/ `, `http://127.1:${port}`]) {
      expect((await ask(address)).code, address).toBe(0);
    }
    expect((await ask('http://[::1]:1')).stderr).toContain('The hub at `[::1]:1` ');
  });

  test('may have a path, to which all others are appended', async () => {
    const { stderr } = await ask(`${hub().url}/behind/`);
    expect(stderr).toContain('has no public integration');
    expect(hub().heard.at(-1)?.url).toMatch(/^\/behind\/v1\/admin\/hub\/integrations\//);
  });

  test('of the command line overrides that of the environment, which may be empty', async () => {
    const given = await hublint(folderWith({}), `${target} --hub-url ${hub().url}`, {
      env: { HUBLINT_HUB_URL: trapUrl, HUBLINT_TOKEN: token },
    });
    expect(given.code).toBe(0);
    const { stderr } = await run(`${target} --hub-url http://hub.example`);
    expect(stderr).toContain('`--hub-url` is not an `https` URL');
    expect(trap.heard).toBe(0);
  });

  test('is never requested if no target is in the hub', async () => {
    const before = hub().heard.length;
    const { stderr } = await run('. --hub-url nonsense');
    expect(stderr).toMatch(/^hublint: There is no manifest in this folder\./);
    expect(hub().heard).toHaveLength(before);
  });

  test.each([
    ['hublint.config.json', '{ "hubUrl": "URL" }'],
    ['hublint.config.json', '{ "hub-url": "URL", "token": "x" }'],
    ['.hublintrc', 'hub: { url: URL }'],
    ['package.json', '{ "hublint": { "hubUrl": "URL" } }'],
  ])('is not set by %s: %s', async (name, config) => {
    const cwd = folderWith({ [name]: config.replace('URL', trapUrl) });
    const { stderr, code } = await run(target, { cwd });
    expect(stderr).toMatch(/hub|unknown/i);
    expect(code).toBe(2);
    expect(trap.heard).toBe(0);
  });

  test('is not set by files with environment variables', async () => {
    const variables = `HUBLINT_HUB_URL=${trapUrl}\nHUBLINT_TOKEN=stolen\n`;
    const names = ['.env', '.env.local', '.envrc', '.npmrc', '.yarnrc.yml'];
    const cwd = folderWith(Object.fromEntries(names.map((name) => [name, variables])));
    expect((await run(target, { cwd })).code).toBe(0);
    const { stderr } = await hublint(cwd, target, { env: {} });
    expect(stderr).toContain('Set the environment variable `HUBLINT_TOKEN` to one of yours.');
    expect(trap.heard).toBe(0);
  });

  test('is reached without the proxies in the environment, unless Node itself is told to use them', async () => {
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'];
    const child = start([target], Object.fromEntries(names.map((name) => [name, trapUrl])));
    const [code] = await once(child, 'exit');
    expect({ code, trapped: trap.heard }).toEqual({ code: 0, trapped: 0 });
  });
});

describe('the token', () => {
  test.each([
    ['', 'The hub requires a token, but none is set.'],
    [' \n', 'The hub requires a token, but none is set.'],
    ['bp_pat_one\nx-evil: p4ssw0rd', 'holds a space, a line break or another character that no token has.'],
    ['bp_pat_one\r\n\r\np4ssw0rd', 'holds a space, a line break or another character that no token has.'],
    ['Bearer p4ssw0rd', 'Give the token alone, without `Bearer`.'],
    ['p4ssw0rd-größe', 'holds a space, a line break or another character that no token has.'],
    ['p4ssw0rd\u0000', 'holds a space, a line break or another character that no token has.'],
  ])('%j is refused, and not repeated', async (value, why) => {
    const before = hub().heard.length;
    const { stdout, stderr, code } = await run(target, { more: { HUBLINT_TOKEN: value } });
    expect(stderr).toContain(why);
    expect(stderr).not.toMatch(/p4ssw0rd|bp_pat_one/);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(hub().heard).toHaveLength(before);
  });

  test('may have a line break at its end, as from a file', async () => {
    expect((await run(target, { more: { HUBLINT_TOKEN: `${token}\n` } })).code).toBe(0);
  });

  test('is sent nowhere else', async () => {
    const { stderr } = await run('hub:faults/elsewhere@latest');
    expect(stderr).toContain(`redirects elsewhere (to \`${trapUrl}\`), where no token is sent.`);
    expect(trap.heard).toBe(0);
  });

  const quick = Object.keys(faults).filter((name) => name !== 'silent' && name !== 'slow');

  test.each([...quick, '200', '401', '403', '500'])('is not revealed by: %s', async (name) => {
    const cwd = folderWith({});
    const reports = ['json=r.json', 'html=r.html', 'sarif=r.sarif', 'markdown=r.md'].map((one) => `--format ${one}`);
    const seen = [
      await run(`hub:faults/${name}@latest ${reports.join(' ')} --timing`, { cwd, more: { XDG_CACHE_HOME: cwd } }),
      await run(`print hub:faults/${name}@1.0.0`, { cwd, more: { XDG_CACHE_HOME: cwd } }),
    ];
    const written = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      /\.\w+$/.test(file) ? [readFileSync(join(cwd, file), 'utf8')] : [],
    );
    const all = [...seen.flatMap(({ stdout, stderr }) => [stdout, stderr]), ...written].join('\n').toLowerCase();
    for (const part of [token, token.slice(8), encodeURIComponent(token)]) {
      expect(all).not.toContain(part.toLowerCase());
    }
    expect(all).not.toContain('\u001b');
    expect(seen.filter(({ stderr }) => stderr.includes('This is a bug'))).toEqual([]);
  });

  test('is not shown even if a hub tries to expose it', async () => {
    const said = async (name: string) => (await run(`hub:faults/${name}@latest`)).stderr;
    expect(await said('leaking')).toContain('answers with a text that contains the token, and is not shown.');
    expect(await said('quoting')).toMatch(/does not let this token read `faults\/quoting@latest`\.\n$/);
    expect(await said('telling')).toContain('redirects elsewhere, where no token is sent.');
  });
});

describe('in the Action', () => {
  const step = (inputs: Readonly<Record<string, string>>, more = env()) =>
    stepInProcess({ inputs, event: 'pull_request_target', env: more });

  test('the workflow names the target, and the step’s environment the hub', async () => {
    const { code, said } = await step({ files: target });
    expect(code).toBe(0);
    expect(said).toContain(`${target}:41:7: Entity`);
    expect(said).not.toContain(token);
    const refused = await step({ files: target }, { ...env(), HUBLINT_TOKEN: `${token}\n::add-mask::` });
    expect(refused.code).toBe(2);
    expect(refused.said).toContain('::error title=hublint::`HUBLINT_TOKEN` holds a space');
    expect(refused.said).not.toContain(token);
  });

  test('a response cannot issue workflow commands', async () => {
    const { said } = await step({ files: 'hub:faults/escaping@latest' });
    expect(said.match(/^::(?!error title=hublint::The hub at )/gm)).toBe(null);
  });
});

test.skipIf(process.platform === 'win32')('waiting for a hub ends on a signal', async () => {
  const own = await startHub({ token });
  const child = start(['hub:faults/silent@latest'], { HUBLINT_HUB_URL: own.url });
  await once(own.server, 'request');
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'exit');
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGINT' });
  await own.close();
});

test('a run without a hub does not load its client', () => {
  const asks = (path: string) => readFileSync(path, 'utf8').includes('x-multiple-integrations');
  const folder = fileURLToPath(new URL('../../dist/lib', import.meta.url));
  expect(readdirSync(folder).some((name) => name.endsWith('.cjs') && asks(join(folder, name)))).toBe(true);
  const cwd = folderWith({ 'integration.yaml': clean });
  expect(findLoadedFiles([cwd]).filter(asks)).toEqual([]);
});
