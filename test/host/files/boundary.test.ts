import { mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { boundaryOf, isWithin, outermostRepositoryOf, upward } from '../../../src/host/files/boundary.ts';
import { folderWith } from '../folder.ts';

test('the root of the file system contains everything, as in a container with its project there', () => {
  const folder = folderWith({});
  expect(isWithin(folder, parse(folder).root)).toBe(true);
});

test('a nested repository has a boundary of its own', () => {
  const root = folderWith({ '.git/HEAD': '', 'vendor/tides/.git': 'gitdir: ../../.git/modules/tides' });
  const inner = join(root, 'vendor', 'tides');
  const folder = join(inner, 'tables');
  mkdirSync(folder);
  expect([boundaryOf(folder), boundaryOf(join(root, 'vendor'))]).toEqual([inner, root]);
  expect(outermostRepositoryOf(folder)).toBe(root);
  expect([...upward(folder, inner)]).toEqual([folder, inner]);
});
