import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import picomatch from 'picomatch';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { searchPlaces } from '../../src/host/config/probe.ts';
import { isManifestName } from '../../src/host/files/find/names.ts';
import { commit, repositoryWith } from '../action/runner.ts';
import { hublint } from '../cli/terminal.ts';
import { git } from '../host/repository.ts';
import { blocksOf, testPage } from './page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/integrations.md`, 'utf8');
const blocks = blocksOf('integrations.md');

const blockWith = (words: string): string => {
  const found = blocks.filter(({ text }) => text.includes(words));
  expect(found).toHaveLength(1);
  return found[0]?.text ?? '';
};

/** Returns the only hublint command in a text, without its name. */
const commandIn = (text: string): string => /npx hublint (.*)$/m.exec(text)?.[1] ?? '';

let folder = '';
beforeAll(() => {
  folder = repositoryWith({ 'README.md': '# Integrations\n' });
  git(folder, 'update-ref', 'refs/remotes/origin/main', commit(folder, {}));
  cpSync(`${root}examples/parcel-desk`, join(folder, 'integrations/parcel-desk'), { recursive: true });
  commit(folder, {});
});

describe('the page on where people are', () => {
  testPage('integrations.md', { folder: () => folder });
});

const names = [
  ...['integration.definition.ts', 'integration.definition.mjs', 'integration.json', 'integration.jsonc'],
  ...['acme.integration.yml', 'integration.yaml', 'a.definition.ts', 'xintegration.json', 'package.json'],
  ...['integration.toml', 'integration.ts', 'integration.json.bak'],
];

describe('pre-commit', () => {
  const [hook, ...others] = parse(readFileSync(`${root}.pre-commit-hooks.yaml`, 'utf8'));

  test('finds one hook, which runs the package of that version', () => {
    expect(others).toEqual([]);
    expect(hook).toMatchObject({ entry: `npx --yes hublint@${packageJson.version}`, language: 'system' });
    expect(Object.keys(packageJson.bin)).toEqual(['hublint']);
    const { repos } = parse(blockWith('repos:'));
    expect(repos[0].repo).toBe(packageJson.repository.url.replace(/^git\+(.*)\.git$/, '$1'));
    expect(repos[0].rev).toBe(`v${packageJson.version}`);
    expect(repos[0].hooks).toEqual([{ id: hook.id }]);
  });

  test.each([[], ['integrations/parcel-desk/src/actions.ts'], ['integrations/parcel-desk/integration.definition.ts']])(
    'checks what it is given: %s',
    async (...files) => {
      const { stderr, stdout, code } = await hublint(folder, [...hook.args, ...files]);
      expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
      expect(stdout).toContain('in 1 manifest.');
    },
  );

  test.each(names)('is called for %s as hublint would find it', (name) => {
    expect(new RegExp(hook.files).test(`integrations/acme/${name}`)).toBe(isManifestName(name));
    expect(new RegExp(hook.files).test(name)).toBe(isManifestName(name));
  });
});

test('GitLab is given the report that the job writes', async () => {
  const { hublint: job } = parse(blockWith('image:'));
  const command = commandIn(job.script.join('\n')).replace('$CI_MERGE_REQUEST_TARGET_BRANCH_NAME', 'main');
  const { code, stderr } = await hublint(folder, command);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(JSON.parse(readFileSync(join(folder, job.artifacts.reports.codequality), 'utf8'))).toHaveLength(8);
});

test('lint-staged hands over files of one integration, which is checked once', async () => {
  const [[glob = '', command = ''] = []] = Object.entries<string>(JSON.parse(blockWith('integrations/*/**')));
  const staged = ['src/actions.ts', 'hub.md', 'integration.definition.ts'].map(
    (name) => `integrations/parcel-desk/${name}`,
  );
  const whole = [...staged, 'integrations/skywatch/integration.yaml'];
  const others = ['integrations/README.md', 'integrations/parcel-desk/samples/parcel.json'];
  expect([...others, ...whole].filter((name) => picomatch.isMatch(name, glob))).toEqual(whole);
  const [, files = ''] = /`files: (\S+)`/.exec(page) ?? [];
  expect([...others, ...whole].filter((name) => new RegExp(files).test(name))).toEqual(whole);
  const args = [...command.split(' ').slice(1), ...staged];
  expect((await hublint(folder, args)).stdout).toContain('6 errors in 1 manifest.');
});

test('reviewdog is given what is written', async () => {
  const text = blockWith('reviewdog -f');
  const [, format, file = ''] = /-f=(\w+) .*< (\S+)/.exec(text) ?? [];
  expect(format).toBe('rdjson');
  expect(await hublint(folder, commandIn(text))).toMatchObject({ code: 0, stderr: '' });
  const { diagnostics } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(diagnostics).toHaveLength(8);
});

describe('the problem matcher', () => {
  const text = blockWith('add-matcher');
  const [, file = ''] = /node_modules\/hublint\/(\S+)"/.exec(text) ?? [];
  const { problemMatcher } = JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
  const [{ regexp, ...groups }] = problemMatcher[0].pattern;

  test('is in the package', () => {
    expect(packageJson.files).toContain(file);
  });

  test('reads every finding, and nothing else', async () => {
    const { stdout } = await hublint(folder, commandIn(text));
    const json = JSON.parse((await hublint(folder, 'integrations --format json')).stdout);
    const read = stdout.split('\n').flatMap((line) => {
      const match = new RegExp(regexp).exec(line);
      const part = (name: string) => match?.[groups[name]];
      if (!match) return [];
      return [
        [part('file'), Number(part('line')), Number(part('column')), part('severity'), part('message'), part('code')],
      ];
    });
    const words = { error: 'error', warn: 'warning', info: 'info' };
    const found = json.results[0].diagnostics.map(({ location, severity, message, rule }: Found) => [
      location.file,
      location.start.line,
      location.start.column,
      words[severity],
      message,
      rule,
    ]);
    expect(read).toEqual(found);
    expect(read).toHaveLength(8);
  });
});

interface Found {
  readonly location: { readonly file: string; readonly start: { readonly line: number; readonly column: number } };
  readonly severity: 'error' | 'warn' | 'info';
  readonly message: string;
  readonly rule: string;
}

describe('the image', () => {
  const lines = readFileSync(`${root}Dockerfile`, 'utf8').split('\n');
  const copied = lines.flatMap((line) =>
    (/^COPY (?!--from)(.*) \S+$/.exec(line)?.[1] ?? '').split(' ').filter(Boolean),
  );

  test('copies what is there, and all that the package is made of', () => {
    for (const name of copied) expect(existsSync(`${root}${name}`), name).toBe(true);
    const packed = packageJson.files.filter((name) => !name.startsWith('!') && !name.startsWith('dist/'));
    const needed = ['package.json', 'package-lock.json', 'src', 'scripts', 'tsconfig.build.json', ...packed];
    expect(copied).toEqual(expect.arrayContaining(needed.map((name) => name.replace(/\/.*$/, ''))));
  });

  test('runs what the package installs, in a Node that it takes', () => {
    expect(lines.filter((line) => line.startsWith('CMD'))).toEqual([`CMD ["${Object.keys(packageJson.bin)[0]}"]`]);
    for (const line of lines)
      if (line.startsWith('FROM')) expect(line).toMatch(/^FROM node:(20|22|24)-slim( AS build)?$/);
    expect(lines.join('\n')).toContain('npm run build');
    expect(packageJson.scripts).toHaveProperty('build');
  });
});

describe('SchemaStore', () => {
  const entries: readonly { fileMatch: string[]; url: string }[] = JSON.parse(blockWith('fileMatch'));

  test.each(entries)('has a schema at $url', ({ url }) => {
    const [, file = ''] = /\/main\/(.*)$/.exec(url) ?? [];
    expect(existsSync(`${root}${file}`)).toBe(true);
    expect(JSON.parse(readFileSync(`${root}${file}`, 'utf8'))).toHaveProperty('$schema');
  });

  test('knows the files that hublint reads', () => {
    const [configuration, manifest] = entries.map(({ fileMatch }) => fileMatch);
    const isData = (name: string) => name !== 'package.json' && !/\.[cm]?[jt]s$/.test(name);
    expect(configuration?.toSorted()).toEqual(searchPlaces.filter(isData).toSorted());
    const isMatch = picomatch(manifest ?? []);
    for (const name of names.filter(isData)) expect(isMatch(name), name).toBe(isManifestName(name));
  });
});
