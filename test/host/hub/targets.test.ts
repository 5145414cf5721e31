import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type NamedVersion, parseReference, satisfies } from '../../../src/host/hub/reference.ts';
import { compare, lint, load } from '../../../src/index.ts';
import { clean } from '../../cli/manifests.ts';
import { folderWith } from '../../cli/terminal.ts';
import { committed } from '../git/tree/seen.ts';
import { hubForTests } from './hub-for-tests.ts';

const { hub, env, run } = hubForTests();
const tides = 'hub:coastal/tide-tables';

afterEach(() => vi.unstubAllEnvs());

describe('a target in the hub', () => {
  test('is linted as a record, with lines of its JSON', async () => {
    const { stdout, stderr, code } = await run(`${tides}@^1 --format json`);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const [result] = JSON.parse(stdout).results;
    const { file, form, name, manifestVersion } = result;
    expect({ file, form, name, manifestVersion }).toEqual({
      file: `${tides}@^1`,
      form: 'record',
      name: 'coastal/tide-tables',
      manifestVersion: '1.1.0',
    });
    expect(result.diagnostics).toMatchObject([
      {
        rule: 'entity-unused',
        pointer: '/entities/harbour',
        location: { file, start: { line: 41, column: 7 }, end: { line: 41, column: 16 }, approximate: false },
      },
    ]);
  });

  test.each([
    ['@latest', '2.0.0'],
    ['@1.0.0', '1.0.0'],
    ['@~1.0', '1.0.0'],
    ['@>=1||0.1', '2.0.0'],
    ['@3.0.0-rc.1', '3.0.0-rc.1'],
  ])('%s resolves like in the hub', async (version, meant) => {
    const { stdout, code } = await run(`print ${tides}${version}`);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ name: 'coastal/tide-tables', version: meant });
  });

  test('may be a prerelease that the hub counts among those of a range', () => {
    const range = parseReference(`${tides}@>=2.0.0`) as NamedVersion;
    expect(satisfies('3.0.0-rc.1', range)).toBe(true);
    expect(satisfies('2.0.0-rc.1', range)).toBe(false);
  });

  test('may be named by its id, and may belong to the platform itself', async () => {
    const { stdout } = await run('print hub:intver_LIGHTHOUSE0000000000000');
    expect(JSON.parse(stdout)).toMatchObject({ name: 'lighthouse', visibility: 'unlisted' });
    expect(JSON.parse((await run('print hub:lighthouse@1')).stdout)).toEqual(JSON.parse(stdout));
  });

  test('is requested once, with what the specification requires and no other headers', async () => {
    const before = hub().heard.length;
    await run(`${tides}@1.0.0 ${tides}@1.0.0`);
    const asked = hub().heard.slice(before);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/v1/admin/hub/integrations/coastal%2Ftide-tables/1.0.0',
      headers: { accept: 'application/json', 'x-multiple-integrations': 'true' },
    });
    expect(asked[0]?.headers).not.toHaveProperty('x-workspace-id');
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
  });

  test('may be combined with others; if one is unavailable, the others are checked', async () => {
    const cwd = folderWith({ 'integration.yaml': clean });
    const { stdout, stderr, code } = await run(`. ${tides}@7 ${tides}@1.0.0 --format json`, { cwd });
    expect(JSON.parse(stdout).results.map(({ file }: { file: string }) => file)).toEqual([
      `${tides}@1.0.0`,
      'integration.yaml',
    ]);
    expect(stderr).toContain('has no public integration `coastal/tide-tables` with the version `7`.');
    expect(code).toBe(2);
  });

  test('is compared with another one, and with one on disk', async () => {
    const both = await run(`compare ${tides}@1.0.0 ${tides}@1.1.0 --format json`);
    const [result] = JSON.parse(both.stdout).results;
    expect(result.compare).toMatchObject({
      base: { file: `${tides}@1.0.0`, version: '1.0.0' },
      head: { file: `${tides}@1.1.0`, version: '1.1.0' },
      enough: true,
    });
    const next = (await run(`print ${tides}@2.0.0`)).stdout.replace('"2.0.0"', '"1.1.1"');
    const cwd = folderWith({ 'integration.json': next });
    const { stdout, code } = await run(`compare ${tides}@1.1.0 --format compact`, { cwd });
    expect(stdout).toContain('compat/action-removed');
    expect(code).toBe(1);
  });

  test('uses the configuration of the working directory, and only overrides for all files', async () => {
    const rules = (level: string) => ({ rules: { 'entity-unused': level } });
    const overrides = [
      { files: ['hub:*'], ...rules('warn') },
      { files: ['coastal/**'], ...rules('off') },
    ];
    const config = JSON.stringify({ ...rules('error'), overrides, ignores: ['**/*.yaml', 'hub:*'] });
    const cwd = folderWith({ 'hublint.config.json': config });
    const { stdout } = await run(`${tides}@1.0.0 --format compact`, { cwd });
    expect(stdout).toContain('warn');
    const told = JSON.parse((await run(`config ${tides}@1.0.0 --format json`, { cwd })).stdout);
    expect(told.manifest).toBe(`${tides}@1.0.0`);
    expect(told.rules['entity-unused'].severity).toBe('warn');
  });

  test('has schemas to validate data against', async () => {
    const cwd = folderWith({ 'harbour.json': '{ "name": 7 }' });
    const { stdout, code } = await run(`data ${tides}@1.0.0 entity.harbour harbour.json --format compact`, { cwd });
    expect(stdout).toMatch(/^harbour\.json:1:11: error: /);
    expect(code).toBe(1);
  });

  test('has a configuration that can be shown without a request', async () => {
    const before = hub().heard.length;
    expect((await run('config hub:acme/slack@latest --format json')).code).toBe(0);
    expect(hub().heard).toHaveLength(before);
  });
});

describe('what is only possible on disk', () => {
  test.each([
    ['--fix', 'it can only be read, not fixed'],
    ['--fix-dry-run', 'it can only be read, not fixed'],
    ['--update-baseline', 'a baseline records what is found on disk'],
    ['--since HEAD', '`--since` applies to files on disk'],
  ])('%s is refused', async (option, why) => {
    const cwd = folderWith({ 'integration.yaml': clean });
    committed(cwd);
    const before = hub().heard.length;
    const { stdout, stderr, code } = await run(`. ${tides}@1.0.0 ${option}`, { cwd });
    expect(stderr).toContain(`\`${tides}@1.0.0\` is in the hub: ${why}.`);
    expect(code).toBe(2);
    expect(stdout).not.toContain('tide-tables');
    expect(existsSync(join(cwd, 'hublint.baseline.json'))).toBe(false);
    expect(hub().heard).toHaveLength(before);
  });

  test('so is approving a published version', async () => {
    const { stderr, code } = await run(`compare . ${tides}@1.0.0 --approve 12345678 --reason Agreed`);
    expect(stderr).toContain('is in the hub: a baseline records what is found on disk.');
    expect(code).toBe(2);
  });

  test('a file of such a name is written with `./`', async () => {
    const cwd = folderWith({ 'hub:x@1.yaml': clean, 'hub:y/integration.yaml': clean });
    const seen = await run('./hub:x@1.yaml ./hub:y --format json', { cwd });
    expect(JSON.parse(seen.stdout).results.map(({ file }: { file: string }) => file)).toEqual([
      'hub:x@1.yaml',
      'hub:y/integration.yaml',
    ]);
  });
});

describe('an invalid hub reference', () => {
  const hint =
    'Write `hub:NAME@VERSION`, `hub:NAME@RANGE` or `hub:NAME@latest`, such as `hub:acme/slack@^1.2.0`; or `hub:ID`.';

  test.each([
    ['hub:', 'has no version, and is not an id.'],
    ['hub:@1.0.0', 'contains no valid name of an integration.'],
    ['hub:acme/@1.0.0', 'contains no valid name of an integration.'],
    ['hub:../bots@1.0.0', 'contains no valid name of an integration.'],
    ['hub:acme/..@latest', 'contains no valid name of an integration.'],
    ['hub:acme%2fslack@latest', 'contains no valid name of an integration.'],
    ['hub:acme/slack/1.0.0@latest', 'contains no valid name of an integration.'],
    ['hub:acme?x=1@latest', 'contains no valid name of an integration.'],
    ['hub:*@latest', 'contains no valid name of an integration.'],
    ['hub:größe@latest', 'contains no valid name of an integration.'],
    ['hub:\ud800@latest', 'contains no valid name of an integration.'],
    ['hub:a\u0000b@latest', 'contains no valid name of an integration.'],
    [`hub:${'x'.repeat(201)}@latest`, 'contains no valid name of an integration.'],
    ['hub:acme/slack@', 'has neither a version nor a range nor `latest`.'],
    ['hub:acme/slack@..', 'has neither a version nor a range nor `latest`.'],
    ['hub:acme/slack@newest', 'has neither a version nor a range nor `latest`.'],
    ['hub:acme/slack@1.0.0/../../x', 'has neither a version nor a range nor `latest`.'],
    [`hub:acme/slack@${'1'.repeat(201)}`, 'has neither a version nor a range nor `latest`.'],
  ])('%.40s is reported in a sentence, without a request', async (target, said) => {
    const before = hub().heard.length;
    const { stdout, stderr, code } = await run(target);
    expect(stderr).toContain(said);
    expect(stderr).toContain(hint);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(hub().heard).toHaveLength(before);
  });

  test('a name alone is reported with the next step', async () => {
    const { stderr } = await run('hub:acme/slack');
    expect(stderr).toBe(
      `hublint: \`hub:acme/slack\` has no version, and is not an id.\n  ${hint} The latest version is \`hub:acme/slack@latest\`.\n`,
    );
  });
});

test('the library sends the same requests as the command line', async () => {
  for (const [name, value] of Object.entries(env())) vi.stubEnv(name, value);
  vi.stubEnv('XDG_CACHE_HOME', folderWith({}));
  const cwd = folderWith({});
  const { results } = await lint(`${tides}@latest`, { cwd });
  expect(results[0]).toMatchObject({ file: `${tides}@latest`, manifestVersion: '2.0.0' });
  const compared = await compare(`${tides}@1.0.0`, `${tides}@latest`, { cwd });
  expect(compared.results[0]?.compare).toMatchObject({ needed: 'major', actual: 'major' });
  vi.stubEnv('HUBLINT_HUB_URL', 'https://hub.example');
  const [document] = await load(`${tides}@1`, { cwd, hubUrl: hub().url });
  expect(document?.data?.version).toBe('1.1.0');
});
