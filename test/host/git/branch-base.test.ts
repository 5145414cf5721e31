import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchBase, branchStamp } from '../../../src/host/git/branch-base.ts';
import { repositoryAt } from '../../../src/host/git/repository.ts';
import { openGit } from '../../../src/host/git/run.ts';
import { folderWith } from '../folder.ts';
import { git } from '../repository.ts';

test.each(['harbour', 'harbour-work'])('a commit is noticed in %s, with references in reftables', (name) => {
  const root = folderWith({
    'harbour/.git/HEAD': 'ref: refs/heads/.invalid\n',
    'harbour/.git/reftable/tables.list': '0x000000000001-0x000000000002-3f1c8d2a.ref\n',
    'harbour/.git/worktrees/work/HEAD': 'ref: refs/heads/.invalid\n',
    'harbour/.git/worktrees/work/commondir': '../..\n',
    'harbour/.git/worktrees/work/reftable/tables.list': '0x000000000001-0x000000000001-70be41aa.ref\n',
    'harbour-work/.git': 'gitdir: ../harbour/.git/worktrees/work\n',
  });
  const stamp = () => {
    const repository = repositoryAt(join(root, name));
    return repository && branchStamp(repository);
  };
  const before = stamp();
  expect(stamp()).toBe(before);
  utimesSync(join(root, 'harbour/.git/reftable/tables.list'), 1, 1);
  expect(stamp()).not.toBe(before);
  const between = stamp();
  utimesSync(join(root, 'harbour/.git/worktrees/work/reftable/tables.list'), 1, 1);
  expect(stamp() === between).toBe(name === 'harbour');
});

test.each([
  ['logs/HEAD', true],
  ['packed-refs', true],
  ['refs/heads/work', true],
  ['refs/heads/main', true],
  ['refs/remotes/origin/main', true],
  ['refs/heads/quay', false],
])('a commit is noticed by `%s`: %s', (file, isNoticed) => {
  const root = folderWith({ '.git/HEAD': 'ref: refs/heads/work\n', [`.git/${file}`]: '' });
  const stamp = () => {
    const repository = repositoryAt(root);
    return repository && branchStamp(repository);
  };
  const before = stamp();
  utimesSync(join(root, '.git', file), 1, 1);
  expect(stamp() !== before).toBe(isNoticed);
});

test('the base is the default branch of the remote, whatever other branches are called', async () => {
  const root = folderWith({ 'harbour/integration.json': '{}' });
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'commit', '--quiet', '--allow-empty', '--message=Start');
  const commit = git(root, 'rev-parse', 'HEAD');
  const base = async () => {
    const repository = repositoryAt(root);
    return repository && branchBase(await openGit(repository));
  };
  expect(await base()).toEqual({ name: 'main', commit });
  for (const name of ['main', 'trunk']) git(root, 'update-ref', `refs/remotes/origin/${name}`, commit);
  git(root, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
  git(root, 'commit', '--quiet', '--allow-empty', '--message=Work');
  expect(await base()).toEqual({ name: 'trunk', commit });
});
