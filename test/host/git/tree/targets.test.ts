import { chmodSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KnownError } from '../../../../src/engine/known-error.ts';
import { openRun } from '../../../../src/run/open-run.ts';
import type { RunOptions } from '../../../../src/run/options/run-options.ts';
import { folderWith, write } from '../../folder.ts';
import { git } from '../../repository.ts';
import { committed } from './seen.ts';

afterEach(() => vi.unstubAllEnvs());

const depot = 'name: acme/depot\nversion: 1.0.0\ntitle: Depot\n';
const files = {
  'integrations/depot/integration.yaml': depot,
  'integrations/desk/integration.definition.ts':
    "import { IntegrationDefinition } from '@botpress/sdk'\nimport { title } from '../../shared/texts'\nexport default new IntegrationDefinition({ name: 'acme/desk', version: '1.0.0', title })\n",
  'integrations/desk/src/actions.ts': 'export {}',
  'shared/texts.ts': "export const title = 'Desk'\n",
  'node_modules/x/integration.json': '{}',
  'dist/integration.json': '{}',
};

const repository = () => committed(folderWith(files));

/** Returns the manifests of a target, or the error message. */
async function found(cwd: string, target: string, options: RunOptions = {}): Promise<unknown> {
  try {
    const run = await openRun({ config: false, ...options }, { cwd });
    const names = [];
    for await (const { file } of run.sources([target])) names.push(file);
    return names;
  } catch (error) {
    if (error instanceof KnownError) return Object.values(error.complaint).join(' ');
    throw error;
  }
}

/** Returns the titles of the manifests of a target, all opened concurrently. */
async function read(cwd: string, target: string): Promise<readonly unknown[]> {
  const run = await openRun({ config: false }, { cwd });
  const opening = [];
  for await (const source of run.sources([target])) opening.push(run.open(source));
  return (await Promise.all(opening)).map(({ data }) => data?.title);
}

describe('a target in a revision', () => {
  test('is a file, a part of a definition, or a folder, as the revision has them', async () => {
    const root = repository();
    git(root, 'tag', 'v1.0');
    const id = git(root, 'rev-parse', '--short', 'HEAD');
    write(root, { 'late/integration.yaml': depot });
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message=Later');
    git(root, 'branch', '--quiet', 'topic/one');
    git(root, 'branch', '--quiet', '--set-upstream-to=topic/one');
    const all = ['integrations/depot/integration.yaml', 'integrations/desk/integration.definition.ts'];
    for (const revision of ['v1.0', 'HEAD~1', id, 'main^', 'HEAD@{1}', 'topic/one~1', '@{u}~1']) {
      expect(await found(root, `git:${revision}:`), revision).toEqual(all.map((path) => `git:${revision}:${path}`));
    }
    expect(await found(root, 'git:HEAD:late')).toEqual(['git:HEAD:late/integration.yaml']);
    expect(await found(root, 'git:HEAD:integrations/desk/src/actions.ts')).toEqual([`git:HEAD:${all[1]}`]);
    expect(await found(root, 'git:HEAD:shared//texts.ts')).toEqual(['git:HEAD:shared/texts.ts']);
  });

  test('starts at the root of the repository, or with `./` where one is', async () => {
    const root = repository();
    const cwd = join(root, 'integrations/desk');
    const yaml = 'git:HEAD:integrations/depot/integration.yaml';
    expect(await found(cwd, 'git:HEAD:integrations/depot/')).toEqual([yaml]);
    expect(await found(cwd, 'git:HEAD:../depot')).toEqual([yaml]);
    expect(await found(cwd, 'git:HEAD:./')).toEqual(['git:HEAD:integrations/desk/integration.definition.ts']);
    expect(await found(cwd, 'git:HEAD:../../../x')).toContain('leads out of the repository');
    expect(await found(cwd, 'git:HEAD:/etc')).toContain('leads out of the repository');
    expect(await found(cwd, 'git:HEAD:src')).toBe(
      '`src` not found in the revision `HEAD`. Did you mean `git:HEAD:integrations/desk/src`?',
    );
    expect(await found(cwd, 'git:HEAD:..\\depot')).toBe(
      '`..\\depot` not found in the revision `HEAD`. Did you mean `git:HEAD:integrations/depot`?',
    );
  });

  test.each([
    ['git:HEAD', '`git:HEAD` names no path in its revision. Write `git:REV:PATH`'],
    ['git::x', '`git::x` names no revision.'],
    ['git:HEAD@{12:30', '`git:HEAD@{12:30` names no path in its revision.'],
    ['git:mian:integrations', 'git does not know the revision `mian`.'],
    ['git:HEAD..main:integrations', 'git does not know the revision `HEAD..main`.'],
    ['git:^main:integrations', 'git does not know the revision `^main`.'],
    ['git:--output=stolen:x', 'git does not know the revision `--output=stolen`.'],
    ['git:HEAD^@:x', 'git does not know the revision `HEAD^@`.'],
    ['git:HEAD\0:x', 'contains no valid git revision'],
    [`git:${'x'.repeat(200_000)}:x`, 'contains no valid git revision'],
    ['git:HEAD:intergations/desk', 'Did you mean `git:HEAD:integrations/desk`?'],
    ['git:HEAD:apps/depot', 'Did you mean `git:HEAD:integrations/depot`?'],
    ['git:HEAD:apps/depot/integration.yaml', 'Did you mean `git:HEAD:integrations/depot/integration.yaml`?'],
    ['git:HEAD:integrations\\depot', 'Did you mean `git:HEAD:integrations/depot`?'],
    ['git:HEAD:..\\depot\\integration.yml', '`..\\depot\\integration.yml` not found in the revision `HEAD`.'],
    ['git:HEAD:shared', 'There is no manifest in `git:HEAD:shared`. A folder is searched for'],
    ['git:HEAD:late', '`late` not found in the revision `HEAD`.'],
    ['git:HEAD:integrations/*', '`integrations/*` not found in the revision `HEAD`.'],
  ])('%.40s is reported in a sentence', async (target, said) => {
    expect(await found(repository(), target)).toContain(said);
  });

  test('needs a repository, git, and enough history', async () => {
    expect(await found(folderWith(files), 'git:HEAD:')).toBe('This folder is not in a git repository.');
    const root = repository();
    git(root, 'commit', '--quiet', '--allow-empty', '--message=Later');
    const clone = join(folderWith({}), 'clone');
    git(root, 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
    expect(await found(clone, 'git:HEAD~1:')).toContain('`git fetch --unshallow`');
    vi.stubEnv('PATH', '');
    expect(await found(root, 'git:HEAD:')).toBe('This needs git, which is not installed.');
  });

  test('is only read', async () => {
    const root = repository();
    expect(await found(root, 'git:HEAD:', { since: 'HEAD' })).toContain('`--since` applies to files on disk');
    expect(await found(root, 'git:HEAD:', { load: true })).toContain('those of a revision are only read');
    const run = await openRun({ config: false }, { cwd: root });
    await expect(run.fix(['.', 'git:HEAD:'], false).next()).rejects.toThrow(
      '`git:HEAD:` is a git revision: it can only be read, not fixed.',
    );
  });

  test('can be combined with others, each once, and a file of such a name does not count', async () => {
    const root = repository();
    write(root, { 'git:HEAD:/integration.yaml': depot });
    const run = await openRun({ config: false }, { cwd: root });
    const names = [];
    const yaml = 'integrations/depot/integration.yaml';
    const targets = [yaml, `git:HEAD:${yaml}`, `git:main:${yaml}`, `git:HEAD:${yaml}`, './git:HEAD:/integration.yaml'];
    for await (const { file } of run.lint(targets)) names.push(file);
    expect(names).toEqual([yaml, `git:HEAD:${yaml}`, `git:main:${yaml}`, 'git:HEAD:/integration.yaml']);
  });
});

test('works in any kind of repository', async () => {
  const yaml = 'integrations/depot/integration.yaml';
  const said = [`git:HEAD:${yaml}`];
  const sha256 = folderWith(files);
  git(sha256, 'init', '--quiet', '--object-format=sha256');
  expect(await found(sha256, 'git:HEAD:')).toContain('git does not know the revision `HEAD`.');
  expect(await found(committed(sha256), 'git:HEAD:integrations/depot')).toEqual(said);
  const root = repository();
  const further = join(folderWith({}), 'further');
  git(root, 'worktree', 'add', '--quiet', '--no-checkout', further);
  expect(await found(further, 'git:HEAD:integrations/depot')).toEqual(said);
  const outer = folderWith({});
  git(outer, 'init', '--quiet');
  git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', root, 'sub');
  expect(await found(join(outer, 'sub'), 'git:HEAD:integrations/depot')).toEqual(said);
  const link = join(folderWith({}), 'link');
  symlinkSync(join(root, 'integrations'), link);
  expect(await found(link, 'git:HEAD:./depot')).toEqual(said);
  expect(await read(link, 'git:HEAD:./desk')).toEqual(['Desk']);
});

test('several may be opened at once', async () => {
  const root = repository();
  write(root, { 'shared/texts.ts': "export const title = 'Counter'\n" });
  git(root, 'commit', '--quiet', '--all', '--message=Rename');
  const [before, after] = await Promise.all([read(root, 'git:HEAD~1:'), read(root, 'git:HEAD:')]);
  expect([before, after]).toEqual([
    ['Depot', 'Desk'],
    ['Depot', 'Counter'],
  ]);
});

describe('what applies to a file on disk applies to it in a revision', () => {
  const rule = 'action-title-required';
  const rules = async (cwd: string, target: string, options: RunOptions = {}) => {
    const run = await openRun(options, { cwd });
    const told = [];
    for await (const { diagnostics } of run.lint([target])) {
      told.push(...diagnostics.map((one) => `${one.rule} ${one.severity}${one.suppressed ? ' suppressed' : ''}`));
    }
    return told;
  };

  test('overrides and ignores, from the configuration on disk', async () => {
    const root = repository();
    const overrides = [{ files: 'depot/*.yaml', rules: { 'icon-required': 'info' } }];
    write(root, {
      'integrations/hublint.config.json': JSON.stringify({ ignores: ['desk'], overrides, rules: { [rule]: 'off' } }),
    });
    expect(await rules(root, 'git:HEAD:', { preset: 'publish' })).toEqual(
      await rules(root, '.', { preset: 'publish' }),
    );
    expect(await rules(root, 'git:HEAD:', { preset: 'publish' })).toContain('icon-required info');
    write(root, { 'all.json': '{ "ignores": ["**"] }' });
    expect(await found(root, 'git:@{0}:', { config: 'all.json' })).toContain('There is no manifest in `git:@{0}:`.');
    expect(await found(root, 'git:HEAD:', { config: 'integrations/hublint.config.json' })).toEqual([
      'git:HEAD:integrations/depot/integration.yaml',
    ]);
  });

  test('the baseline', async () => {
    const root = repository();
    const { recordBaselines } = await import('../../../../src/run/baseline/record-baselines.ts');
    const run = await openRun({ baseline: false }, { cwd: root });
    const asked = { cwd: root, baseline: 'known.json' };
    await expect(recordBaselines(run, ['git:HEAD:'], asked)).rejects.toThrow(
      'a baseline records what is found on disk',
    );
    await recordBaselines(run, ['.'], asked);
    const told = await rules(root, 'git:HEAD:', { baseline: 'known.json' });
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((one) => !one.endsWith(' suppressed'))).toEqual([]);
  });
});

/** A wrapper of git that counts how often it is started. */
function countingGit() {
  const folder = folderWith({});
  const real = git(folder, '--exec-path').replace(/\/(?:lib|libexec)\/git-core$/, '/bin/git');
  write(folder, { git: `#!/bin/sh\necho x >> '${folder}/count'\nexec '${real}' "$@"\n`, count: '' });
  chmodSync(join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  return () => readFileSync(join(folder, 'count'), 'utf8').length / 2;
}

test('forty-one definitions need only a handful of processes', async () => {
  const many = Array.from({ length: 41 }, (_, at) => [
    [`integrations/i${at}/integration.definition.ts`, files['integrations/desk/integration.definition.ts']],
    [`integrations/i${at}/icon.svg`, '<svg/>'],
    [`integrations/i${at}/package.json`, `{ "name": "i${at}" }`],
  ]);
  const root = committed(
    folderWith({
      ...files,
      ...Object.fromEntries(many.flat()),
      'package.json': '{ "workspaces": ["integrations/*"] }',
    }),
  );
  const count = countingGit();
  const run = await openRun({ config: false }, { cwd: root });
  let opened = 0;
  for await (const source of run.sources(['git:HEAD:'])) {
    expect((await run.open(source)).data?.version).toBe('1.0.0');
    opened += 1;
  }
  expect(opened).toBe(43);
  expect(count()).toBe(7);
});
