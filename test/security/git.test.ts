import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { changedSince } from '../../src/host/git/changed.ts';
import { changedLines } from '../../src/host/git/changed-lines.ts';
import { repositoryAt } from '../../src/host/git/repository.ts';
import { survey } from '../../src/host/init/survey.ts';
import { openRun } from '../../src/run/open-run.ts';
import { commit, repositoryWith, runStep } from '../action/runner.ts';
import { folderWith, write } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { hublint, link, manifest } from './attack.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Every git configuration key that names a program or makes git start one, according to git-config. */
const keys = [
  'alias.diff',
  'alias.rev-parse',
  'core.alternateRefsCommand',
  'core.askPass',
  'core.editor',
  'core.fsmonitor',
  'core.gitProxy',
  'core.hooksPath',
  'core.pager',
  'core.sshCommand',
  'credential.helper',
  'credential.https://example.org.helper',
  'diff.external',
  'diff.trap.command',
  'diff.trap.textconv',
  'difftool.trap.cmd',
  'filter.trap.clean',
  'filter.trap.process',
  'filter.trap.smudge',
  'gpg.program',
  'gpg.ssh.defaultKeyCommand',
  'gpg.ssh.program',
  'gpg.x509.program',
  'hook.trap.command',
  'interactive.diffFilter',
  'merge.trap.driver',
  'mergetool.trap.cmd',
  'pager.diff',
  'pager.ls-files',
  'remote.origin.proxy',
  'remote.origin.receivepack',
  'remote.origin.uploadpack',
  'remote.origin.vcs',
  'sequence.editor',
  'trailer.trap.command',
  'uploadpack.packObjectsHook',
] as const;

/** The output if there is nothing to check. */
const nothingChanged = 'No manifest to check changed since HEAD.\n';

/** Creates a repository in which git has much to do; the program named by a key leaves a mark when it is started. */
function trapped(plant: readonly string[]) {
  const marks = folderWith({});
  const root = repositoryWith({
    '.gitattributes': '* filter=trap diff=trap merge=trap\n',
    'billing/integration.yaml': manifest,
    'chat/integration.yaml': manifest,
  });
  const base = git(root, 'rev-parse', 'HEAD');
  commit(root, { 'chat/notes.md': 'New.' });
  for (const key of plant) {
    const script = join(marks, `${plant.indexOf(key)}.sh`);
    const program = key === 'core.hooksPath' ? join(marks, 'hooks') : script;
    write(marks, { [`${plant.indexOf(key)}.sh`]: `#!/bin/sh\ntouch '${script}.ran'\ncat\n` });
    chmodSync(script, 0o755);
    git(root, 'config', key, key.startsWith('alias.') ? `!${script}` : program);
    if (key === 'diff.trap.textconv') git(root, 'config', 'diff.trap.cachetextconv', 'true');
    if (key === 'hook.trap.command') git(root, 'config', 'hook.trap.event', 'post-index-change');
  }
  for (const hook of ['post-index-change', 'reference-transaction', 'fsmonitor-watchman', 'pre-auto-gc']) {
    const script = join(root, '.git/hooks', hook);
    write(root, { [`.git/hooks/${hook}`]: `#!/bin/sh\ntouch '${join(marks, hook)}.ran'\n` });
    write(marks, { [`hooks/${hook}`]: `#!/bin/sh\ntouch '${join(marks, 'hooks', hook)}.ran'\n` });
    chmodSync(script, 0o755);
    chmodSync(join(marks, 'hooks', hook), 0o755);
  }
  // Written without being added: git has to read it, through its filters.
  writeFileSync(join(root, 'billing/integration.yaml'), manifest.replace('Billing', 'Bills'));
  const ran = () => readdirSync(marks, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ran'));
  return { root, base, ran };
}

test('the traps work: git itself starts them', () => {
  for (const key of [
    'core.fsmonitor',
    'filter.trap.clean',
    'diff.trap.command',
    'diff.external',
    'diff.trap.textconv',
  ]) {
    const { root, ran } = trapped([key]);
    spawnSync('git', ['diff', 'HEAD'], { cwd: root });
    expect(ran(), key).toContain('0.sh.ran');
  }
});

test.each(keys)('no command of git starts what %s names', async (key) => {
  const { root, base, ran } = trapped([key]);
  const repository = repositoryAt(root);
  if (repository === undefined) throw new Error('There is no repository.');
  const changes = await changedSince(base, root);
  expect(changes.hasSiblingChange(join(root, 'chat/integration.yaml'))).toBe(true);
  const isChanged = await changedLines(base, repository);
  expect(isChanged(join(repository.root, 'billing/integration.yaml'), 3, 3)).toBe(true);
  expect((await survey(root)).onGitHub).toBeUndefined();
  const run = await openRun({ config: false }, { cwd: root });
  const read = [];
  for await (const source of run.sources([`git:${base}:`])) read.push((await run.open(source)).data?.title);
  expect(read).toEqual(['Billing', 'Billing']);
  expect(ran()).toEqual([]);
});

test('all of them together: `--since`, `init`, and the Action with changed lines and a merge to find', () => {
  const { root, base, ran } = trapped(keys);
  expect(hublint(root, ['--since', 'HEAD^1', '--format', 'compact']).stdout).toContain('chat/integration.yaml');
  expect(hublint(root, ['--since', base, '--format', 'compact']).stdout).toContain('billing/integration.yaml');
  expect(hublint(root, ['git:HEAD:', '--format', 'compact']).stdout).toContain('git:HEAD:chat/integration.yaml:');
  expect(hublint(root, ['init']).status).toBe(0);
  const own = { repo: { full_name: 'acme/integrations' } };
  const payload = { pull_request: { head: own, base: { sha: base, ...own } } };
  const inputs = { 'changed-only': 'true' };
  const sha = git(root, 'rev-parse', 'HEAD');
  for (const event of [
    { name: 'push', payload: { before: base } },
    { name: 'pull_request', payload },
  ]) {
    expect(runStep(root, { event, inputs, sha }).outputs.conclusion).toBe('failure');
  }
  expect(ran()).toEqual([]);
});

test('includes, and the configuration of a working tree, are checked, too', async () => {
  const { root, base, ran } = trapped(['core.fsmonitor', 'filter.trap.clean']);
  const config = execFileSync('git', ['config', '--file', '.git/config', '--list'], { cwd: root, encoding: 'utf8' });
  const of = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(config)?.[1] ?? '';
  write(root, {
    '.git/more': `[filter "other"]\n\tclean = ${of('filter.trap.clean')}\n`,
    '.gitattributes': '* filter=other\n',
  });
  git(root, 'config', 'include.path', 'more');
  git(root, 'config', 'extensions.worktreeConfig', 'true');
  write(root, { '.git/config.worktree': `[core]\n\tfsmonitor = ${of('core.fsmonitor')}\n` });
  await changedSince(base, root);
  expect(ran()).toEqual([]);
});

test('a filter with a name that cannot be overridden is refused', async () => {
  const { root, base } = trapped([]);
  git(root, 'config', 'filter.a=b.clean', 'true');
  await expect(changedSince(base, root)).rejects.toThrow('names a program that git cannot be kept from running');
});

/** Files that anyone can commit, and that git takes for a repository. */
const bare = (at: string, mark: string) => ({
  [`${at}HEAD`]: 'ref: refs/heads/main\n',
  [`${at}config`]: `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch '${mark}'; false"\n`,
  [`${at}objects/.keep`]: '',
  [`${at}refs/heads/.keep`]: '',
});

test.each(['', 'billing/', 'billing/deep/', '../'])('what looks like a bare repository in %j is ignored', (at) => {
  const outer = folderWith({});
  const mark = join(outer, 'mark');
  const root = join(outer, 'root');
  write(root, { 'billing/deep/integration.yaml': manifest, ...bare(at, mark) });
  for (const [cwd, work] of [
    ['billing/deep', '.'],
    ['billing', 'billing'],
    ['', '.'],
  ] as const) {
    const folder = join(root, cwd);
    const found = hublint(folder, ['--since', 'HEAD']);
    expect([found.status, found.stderr]).toEqual([2, 'hublint: This folder is not in a git repository.\n']);
    hublint(folder, ['init']);
    const inputs = { 'changed-only': 'true', 'working-directory': work };
    runStep(root, { inputs, event: { name: 'push', payload: { before: 'HEAD' } } });
  }
  expect(existsSync(mark)).toBe(false);
});

test('inside a real repository it is a folder like any other', () => {
  const mark = join(folderWith({}), 'mark');
  const root = repositoryWith({ 'billing/integration.yaml': manifest, ...bare('billing/', mark) });
  const run = hublint(join(root, 'billing'), ['--since', 'HEAD']);
  expect([run.status, run.stderr]).toEqual([0, nothingChanged]);
  write(root, { 'billing/notes.md': 'New.' });
  expect(hublint(join(root, 'billing'), ['--since', 'HEAD']).status).toBe(1);
  expect(existsSync(mark)).toBe(false);
});

test('a program of the project called git is not run', () => {
  const mark = join(folderWith({}), 'mark');
  const root = repositoryWith({
    'billing/integration.yaml': manifest,
    'node_modules/.bin/git': `#!/bin/sh\ntouch '${mark}'\n`,
  });
  chmodSync(join(root, 'node_modules/.bin/git'), 0o755);
  link(root, 'tools/git', '../node_modules/.bin/git');
  const path = [
    join(root, 'node_modules/.bin'),
    join(root, 'tools'),
    'node_modules/.bin',
    '',
    '.',
    process.env.PATH,
  ].join(':');
  const run = hublint(root, ['--since', 'HEAD'], { PATH: path });
  expect([run.status, run.stderr, existsSync(mark)]).toEqual([0, nothingChanged, false]);
});

test('a missing object is not fetched', async () => {
  const { root, base, ran } = trapped(['remote.origin.uploadpack', 'core.sshCommand']);
  git(root, 'config', 'remote.origin.url', `ext::sh -c "touch ${join(root, '..', 'fetched')}"`);
  git(root, 'config', 'remote.origin.promisor', 'true');
  git(root, 'config', 'extensions.partialClone', 'origin');
  git(root, 'config', 'protocol.ext.allow', 'always');
  await changedSince(base, root);
  const gone = '1234567890123456789012345678901234567890';
  await expect(changedSince(gone, root)).rejects.toThrow(`git does not know the revision \`${gone}\`.`);
  expect([ran(), existsSync(join(root, '..', 'fetched'))]).toEqual([[], false]);
});

test('a revision is never an option, and is shown on one line', () => {
  const root = repositoryWith({ 'billing/integration.yaml': manifest });
  for (const revision of ['--output=stolen', '--no-index', 'HEAD --output=stolen', 'x\n::error::forged']) {
    const run = hublint(root, [`--since=${revision}`]);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/^hublint: git does not know the revision [^\n]*\n {2}Name a branch, [^\n]*\n$/);
  }
  expect(existsSync(join(root, 'stolen'))).toBe(false);
});

test('git reports nothing behind symlinks, and writes no index', async () => {
  const outside = folderWith({ 'token.txt': 'hunter2 topsecret\n' });
  const { root, base } = trapped([]);
  link(root, '.git/objects/info/alternates', join(outside, 'token.txt'));
  const index = join(root, '.git/index');
  const before = readFileSync(index);
  utimesSync(join(root, 'chat/integration.yaml'), 1, 1);
  await changedSince(base, root);
  expect(readFileSync(index).equals(before)).toBe(true);
  rmSync(index);
  link(root, '.git/index', join(outside, 'token.txt'));
  const run = hublint(root, ['--since', 'HEAD']);
  expect([run.status, `${run.stdout}${run.stderr}`]).toEqual([2, expect.not.stringContaining('topsecret')]);
});

test('a file that was only touched is unchanged', async () => {
  const { root, base } = trapped([]);
  git(root, 'checkout', '--quiet', '.');
  utimesSync(join(root, 'billing/integration.yaml'), 1, 1);
  const changes = await changedSince(base, root);
  expect(changes.hasSiblingChange(join(root, 'billing/integration.yaml'))).toBe(false);
});

test('exclude lists of git reveal nothing about the content of other files', async () => {
  const outside = folderWith({ 'secret.txt': 'hunter2/\n' });
  const { root, base } = trapped([]);
  git(root, 'config', 'core.excludesFile', join(outside, 'secret.txt'));
  rmSync(join(root, '.git/info/exclude'), { force: true });
  link(root, '.git/info/exclude', join(outside, 'secret.txt'));
  write(root, { 'hunter2/integration.yaml': manifest });
  expect((await changedSince(base, root)).has(join(root, 'hunter2/integration.yaml'))).toBe(true);
});

test('a program of an outer repository is not started, either', () => {
  const mark = join(folderWith({}), 'mark');
  const outer = folderWith({ '.git/HEAD': 'ref: x', 'tools/git': `#!/bin/sh\ntouch '${mark}'\n` });
  chmodSync(join(outer, 'tools/git'), 0o755);
  const root = join(outer, 'sub');
  write(root, { 'billing/integration.yaml': manifest });
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=Start');
  const run = hublint(root, ['--since', 'HEAD'], { PATH: `${join(outer, 'tools')}:${process.env.PATH}` });
  expect([run.status, run.stderr, existsSync(mark)]).toEqual([0, nothingChanged, false]);
});

/** Creates a repository with another as a submodule, whose `.gitmodules` sets `ignore`. */
function withSubmodule(ignore = 'dirty') {
  const library = repositoryWith({ 'desk/integration.yaml': manifest, '.gitattributes': '* filter=trap\n' });
  const root = repositoryWith({ 'chat/integration.yaml': manifest });
  git(root, '-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', library, 'sub');
  git(root, 'config', '--file', '.gitmodules', 'submodule.sub.ignore', ignore);
  const base = commit(root, {});
  const desk = join(root, 'sub/desk/integration.yaml');
  const changed = async () => {
    const changes = await changedSince(base, root);
    return ['sub/desk', 'chat'].filter((folder) => changes.hasSiblingChange(join(root, folder, 'integration.yaml')));
  };
  return { root, base, desk, changed };
}

test.each(['all', 'dirty', 'none'])('a submodule that was moved has changed, with `ignore = %s`', async (ignore) => {
  const { root, base, desk, changed } = withSubmodule(ignore);
  commit(join(root, 'sub'), { 'desk/notes.md': 'New.' });
  expect(await changed()).toEqual(['sub/desk']);
  expect((await changedSince(base, root)).has(desk)).toBe(true);
});

test('uncommitted changes in a submodule count, and nothing else in it', async () => {
  const { root, base, desk, changed } = withSubmodule();
  expect(await changed()).toEqual([]);
  writeFileSync(desk, manifest.replace('Billing', 'Bills'));
  expect(await changed()).toEqual(['sub/desk']);
  git(join(root, 'sub'), 'checkout', '--quiet', '.');
  write(root, { 'sub/notes/new.md': 'New.' });
  expect(await changed()).toEqual([]);
  expect((await changedSince(base, root)).has(join(root, 'sub/notes/new.md'))).toBe(true);
});

test('a submodule that was not fetched is unchanged, unless it contains something', async () => {
  const { root, changed } = withSubmodule();
  rmSync(join(root, 'sub'), { recursive: true });
  mkdirSync(join(root, 'sub'));
  expect(await changed()).toEqual([]);
  write(root, { 'sub/desk/integration.yaml': manifest });
  expect(await changed()).toEqual(['sub/desk']);
});

test.each(['all', 'dirty', 'none'])('nothing that a submodule names is started, with `ignore = %s`', async (ignore) => {
  const { root, base, desk, changed } = withSubmodule(ignore);
  const mark = join(folderWith({}), 'mark');
  for (const key of ['filter.trap.clean', 'filter.trap.process', 'core.fsmonitor', 'diff.external']) {
    git(join(root, 'sub'), 'config', key, `touch '${mark}'; cat`);
  }
  utimesSync(desk, 1, 1);
  const repository = repositoryAt(root);
  if (repository !== undefined) await changedLines(base, repository);
  expect([await changed(), existsSync(mark)]).toEqual([[], false]);
  writeFileSync(desk, manifest.replace('Billing', 'Bilking'));
  expect([await changed(), existsSync(mark)]).toEqual([['sub/desk'], false]);
  git(join(root, 'sub'), 'config', 'filter.a=b.clean', `touch '${mark}'; cat`);
  git(join(root, 'sub'), 'config', '--unset-all', 'filter.trap.clean');
  // Anything that cannot be determined safely counts as changed.
  expect([await changed(), existsSync(mark)]).toEqual([['sub/desk'], false]);
});

test('the trap of a submodule works: git itself starts it', () => {
  const { root, desk } = withSubmodule('none');
  const mark = join(folderWith({}), 'mark');
  git(join(root, 'sub'), 'config', 'filter.trap.clean', `touch '${mark}'; cat`);
  utimesSync(desk, 1, 1);
  git(root, '-c', 'diff.ignoreSubmodules=dirty', 'diff', 'HEAD');
  expect(existsSync(mark)).toBe(true);
});
