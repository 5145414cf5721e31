import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import * as entries from '../../../src/host/files/entries.ts';
import { resolveThroughLinks } from '../../../src/host/files/resolve-through-links.ts';
import { folderWith } from '../folder.ts';

vi.mock(import('../../../src/host/files/entries.ts'), { spy: true });

afterEach(() => void vi.restoreAllMocks());

test('a path that a system finds in other case gets its actual name', () => {
  const root = folderWith({ 'desks/ferry/integration.json': '{}' });
  vi.mocked(entries.realPath).mockImplementation((path) => path.replace(/DESKS.Ferry/, join('desks', 'ferry')));
  expect(resolveThroughLinks('DESKS/Ferry', root)).toBe(join(root, 'desks', 'ferry'));
  expect(resolveThroughLinks(join(root, 'DESKS/Ferry'), root)).toBe(join(root, 'desks', 'ferry'));
});

test('a symlink keeps its own name, even if it leads to one in other case', () => {
  const root = folderWith({ 'desks/ferry/integration.json': '{}' });
  symlinkSync('desks', join(root, 'Desks'));
  expect(resolveThroughLinks('Desks/ferry', root)).toBe(join(root, 'Desks', 'ferry'));
});
