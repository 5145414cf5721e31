import { chmodSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { changedSince } from '../../src/host/git/changed.ts';
import { changedLines } from '../../src/host/git/changed-lines.ts';
import { repositoryAt } from '../../src/host/git/repository.ts';
import { isGone } from '../../src/host/git/revision.ts';
import { folderWith, write } from './folder.ts';
import { git } from './repository.ts';

function repository(): string {
  const root = folderWith({
    'chat/integration.json': '{}',
    'chat/src/index.ts': '',
    'crm/integration.json': '{}',
    'shared/names.ts': '',
  });
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  return root;
}

test('committed, uncommitted and untracked changes count', async () => {
  const root = repository();
  write(root, { 'chat/src/index.ts': 'export {}' });
  git(root, 'commit', '--quiet', '-am', 'Change');
  write(root, { 'shared/names.ts': 'export {}', 'crm/notes.txt': 'new' });
  const changes = await changedSince('HEAD^1', join(root, 'chat'));
  const manifests = ['chat/integration.json', 'crm/integration.json', 'other/integration.json'];
  expect(manifests.map((file) => changes.hasSiblingChange(join(root, file)))).toEqual([true, true, false]);
  expect(['shared/names.ts', 'chat/integration.json'].map((file) => changes.has(join(root, file)))).toEqual([
    true,
    false,
  ]);
});

test('file names are relative to the folder as it was given, even if that is a symlink', async () => {
  const root = repository();
  const link = join(folderWith({}), 'work');
  symlinkSync(join(root, 'chat'), link);
  write(root, { 'chat/src/index.ts': 'export {}', 'shared/names.ts': 'export {}' });
  const changes = await changedSince('HEAD', link);
  expect([...changes.paths]).toEqual([join(link, 'src/index.ts'), join(dirname(link), 'shared/names.ts')]);
  expect(await changes.contentBefore(join(link, 'integration.json'))).toBe('{}');
  expect(await changes.contentBefore(join(link, 'notes.md'))).toBeUndefined();
});

test('the data of a repository may be elsewhere: where `.git` is a symlink, and in linked worktrees', async () => {
  const root = repository();
  const outside = folderWith({});
  git(root, 'worktree', 'add', '--quiet', join(outside, 'worktree'));
  renameSync(join(root, '.git'), join(outside, 'data'));
  symlinkSync(join(outside, 'data'), join(root, '.git'));
  for (const checkout of [root, join(outside, 'worktree')]) {
    write(checkout, { 'chat/src/index.ts': 'export {}' });
    expect([...(await changedSince('HEAD', join(checkout, 'chat'))).paths]).toEqual([
      join(checkout, 'chat/src/index.ts'),
    ]);
  }
  rmSync(join(outside, 'data'), { recursive: true });
  await expect(changedSince('HEAD', root)).rejects.toThrow('This folder is not in a git repository.');
});

test('different line breaks than committed are no change: git on Windows converts them on checkout', async () => {
  const root = repository();
  write(root, {
    'chat/integration.json': '{\n  "name": "chat"\n}\n',
    'crm/integration.json': '{\n  "name": "crm"\n}\n',
  });
  git(root, 'commit', '--quiet', '-am', 'Name');
  write(root, {
    'chat/integration.json': '{\r\n  "name": "chat"\r\n}\r\n',
    'crm/integration.json': '{\r\n  "name": "crm-desk"\r\n}\r\n',
  });
  const changes = await changedSince('HEAD', root);
  expect([...changes.paths]).toEqual([join(root, 'crm/integration.json')]);
  const checkout = repositoryAt(root);
  const isChanged = checkout && (await changedLines('HEAD', checkout));
  expect([1, 2, 3].map((line) => isChanged?.(join(root, 'crm/integration.json'), line, line))).toEqual([
    false,
    true,
    false,
  ]);
});

test('all lines of a file count as changed if its attributes prevent git from comparing them', async () => {
  const root = repository();
  write(root, { '.gitattributes': '*.json -diff\n', 'crm/integration.json': '{\n  "name": "crm"\n}\n' });
  const checkout = repositoryAt(root);
  const isChanged = checkout && (await changedLines('HEAD', checkout));
  const asked = ['crm', 'chat'].map((folder) => isChanged?.(join(root, folder, 'integration.json'), 2, 2));
  expect(asked).toEqual([true, false]);
});

test('a change counts that attributes hide in what is on disk', async () => {
  const root = repository();
  write(root, { 'chat/src/index.ts': "export const version = '1.0.0' /* $Id$ */;\n" });
  git(root, 'commit', '--quiet', '-am', 'Sign');
  write(root, { 'chat/src/index.ts': "export const version = '1.0.0' /* $Id: */ + '-next' /* $ */;\n" });
  git(root, 'commit', '--quiet', '-am', 'Change');
  write(root, { '.gitattributes': '*.ts ident\n' });
  git(root, 'add', '.gitattributes');
  git(root, 'commit', '--quiet', '-m', 'Expand');
  const file = join(root, 'chat/src/index.ts');
  // After a checkout in the same second, git looks into the file again.
  utimesSync(file, 0, 0);
  expect(git(root, 'diff', '--stat', 'HEAD^^')).not.toContain('index.ts');
  expect((await changedSince('HEAD^^', root)).has(file)).toBe(true);
});

test('an empty file that is added or removed counts, and so does the target of a symlink', async () => {
  const root = repository();
  symlinkSync('../shared', join(root, 'chat/shared'));
  symlinkSync('../shared/names.ts', join(root, 'chat/names.ts'));
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Link');
  const seen = async (...files: readonly string[]) => {
    const changes = await changedSince('HEAD', root);
    return files.filter((file) => changes.has(join(root, file)));
  };
  write(root, { 'shared/more.ts': '' });
  git(root, 'add', '.');
  expect(await seen('shared/more.ts', 'chat/shared/more.ts', 'chat/names.ts')).toEqual([
    'shared/more.ts',
    'chat/shared/more.ts',
  ]);
  write(root, { 'shared/names.ts': 'export {}' });
  expect(await seen('chat/shared/names.ts', 'chat/names.ts')).toEqual(['chat/shared/names.ts', 'chat/names.ts']);
  rmSync(join(root, 'shared/names.ts'));
  expect(await seen('shared/names.ts', 'chat/shared/names.ts', 'chat/names.ts', 'crm/integration.json')).toEqual([
    'shared/names.ts',
    'chat/shared/names.ts',
    'chat/names.ts',
  ]);
});

test('a symlink counts that another one leads through, to a file or to a folder', async () => {
  const root = repository();
  write(root, { 'tariffs/2025/rates.ts': 'export {}', 'tariffs/2026/rates.ts': 'export { }' });
  symlinkSync('2025', join(root, 'tariffs/current'));
  symlinkSync('../tariffs/current', join(root, 'chat/tariffs'));
  symlinkSync('tariffs/current/rates.ts', join(root, 'rates.ts'));
  symlinkSync('../rates.ts', join(root, 'chat/rates.ts'));
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Link');
  const files = ['chat/rates.ts', 'chat/tariffs/rates.ts', 'tariffs/2026/rates.ts', 'chat/integration.json'];
  const seen = async (folder = root) => {
    const changes = await changedSince('HEAD', folder);
    return files.filter((file) => changes.has(join(folder, file)));
  };
  expect(await seen()).toEqual([]);
  rmSync(join(root, 'tariffs/current'));
  expect(await seen()).toEqual(['chat/rates.ts', 'chat/tariffs/rates.ts']);
  symlinkSync('2026', join(root, 'tariffs/current'));
  expect(await seen()).toEqual(['chat/rates.ts', 'chat/tariffs/rates.ts']);
  const link = join(folderWith({}), 'link');
  symlinkSync(root, link);
  expect(await seen(link)).toEqual(['chat/rates.ts', 'chat/tariffs/rates.ts']);
});

test('symlinks in a circle end', async () => {
  const root = repository();
  symlinkSync('b.ts', join(root, 'chat/a.ts'));
  symlinkSync('a.ts', join(root, 'chat/b.ts'));
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Link');
  expect((await changedSince('HEAD', root)).has(join(root, 'chat/a.ts'))).toBe(false);
  expect((await changedSince('HEAD^1', root)).has(join(root, 'chat/a.ts'))).toBe(true);
});

test('a branch that has moved on is compared at the merge base', async () => {
  const root = repository();
  git(root, 'checkout', '--quiet', '-b', 'work');
  write(root, { 'chat/integration.json': '{ }' });
  git(root, 'commit', '--quiet', '-am', 'Work');
  git(root, 'checkout', '--quiet', 'main');
  write(root, { 'crm/integration.json': '{ }' });
  git(root, 'commit', '--quiet', '-am', 'Move on');
  git(root, 'checkout', '--quiet', 'work');
  const changes = await changedSince('main', root);
  expect([changes.has(join(root, 'chat/integration.json')), changes.has(join(root, 'crm/integration.json'))]).toEqual([
    true,
    false,
  ]);
});

test('a shallow clone without the revision says how to fetch it', async () => {
  const root = repository();
  write(root, { 'chat/integration.json': '{ }' });
  git(root, 'commit', '--quiet', '-am', 'Change');
  const clone = join(folderWith({}), 'clone');
  git(root, 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
  await expect(changedSince('HEAD^1', clone)).rejects.toMatchObject({
    complaint: {
      message: 'git does not know the revision `HEAD^1`. This is a shallow clone.',
      hint: expect.stringContaining('fetch-depth: 2'),
    },
  });
});

test('a partial clone shows what changed, even in a file whose earlier content is missing', async () => {
  const root = repository();
  git(root, 'config', 'uploadpack.allowFilter', 'true');
  write(root, { 'chat/integration.json': '{ }' });
  git(root, 'commit', '--quiet', '-am', 'Change');
  const clone = join(folderWith({}), 'clone');
  git(root, 'clone', '--quiet', '--filter=blob:none', `file://${root}`, clone);
  expect([...(await changedSince('HEAD^1', clone)).paths]).toEqual([join(clone, 'chat/integration.json')]);
});

test('a file named like a commit is not taken for one, nor a folder for the root', async () => {
  const root = repository();
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'config', 'diff.relative', 'true');
  write(root, { [base]: 'The ferry leaves at nine.\n', 'shared/names.ts': 'export {};\n' });
  git(root, 'add', '.');
  const changes = await changedSince('HEAD', join(root, 'chat'));
  expect([...changes.paths]).toEqual([join(root, base), join(root, 'shared/names.ts')]);
  const checkout = repositoryAt(join(root, 'chat'));
  const isChanged = checkout && (await changedLines('HEAD', checkout));
  expect(isChanged?.(join(root, 'shared/names.ts'), 1, 1)).toBe(true);
});

test('an unknown revision, an option in its place, and a folder without git are one sentence each', async () => {
  const root = repository();
  await expect(changedSince('mian', root)).rejects.toThrow('git does not know the revision `mian`.');
  await expect(changedSince('--output=/tmp/x', root)).rejects.toThrow(
    'git does not know the revision `--output=/tmp/x`.',
  );
  await expect(changedSince('HEAD', folderWith({}))).rejects.toThrow('This folder is not in a git repository.');
});

test('a repository that git cannot read is not taken for one that lacks the revision', async () => {
  const ofLaterGit = repository();
  git(ofLaterGit, 'config', 'core.repositoryFormatVersion', '1');
  git(ofLaterGit, 'config', 'extensions.tideTables', 'true');
  const ofLostData = folderWith({
    'chat/integration.json': '{}',
    '.git': 'gitdir: ../elsewhere/.git/worktrees/chat\n',
  });
  for (const root of [ofLaterGit, ofLostData]) {
    const complaint = { message: 'git cannot read this repository.', hint: '`git status` says why.' };
    await expect(changedSince('HEAD', root)).rejects.toMatchObject({ complaint });
    const checkout = repositoryAt(root);
    await expect(checkout && isGone('HEAD', checkout)).rejects.toMatchObject({ complaint });
  }
});

test.each([
  ['1.8.3.1', 'This needs git 2.30 or later, and finds git 1.8.3.1.'],
  ['2.25.1', 'This needs git 2.30 or later, and finds git 2.25.1.'],
  ['2.30.0', 'git cannot read this repository.'],
  ['3.1.0 (Apple Git-200)', 'git cannot read this repository.'],
])('a git that does not know a command, and says that it is %s', async (version, message) => {
  const root = repository();
  const programs = folderWith({
    git: `#!/bin/sh\ncase "$*" in (*--name-only*) ;; (*version) echo 'git version ${version}' ;; (*) exit 129 ;; esac\n`,
  });
  chmodSync(join(programs, 'git'), 0o755);
  vi.stubEnv('PATH', programs);
  try {
    await expect(changedSince('HEAD', root)).rejects.toMatchObject({ complaint: { message } });
  } finally {
    vi.unstubAllEnvs();
  }
});
