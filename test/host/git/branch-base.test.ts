import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchStamp } from '../../../src/host/git/branch-base.ts';
import { repositoryAt } from '../../../src/host/git/repository.ts';
import { folderWith } from '../folder.ts';

test.each(['harbour', 'harbour-work'])('a commit is noticed in %s, where references stand in tables', (name) => {
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
