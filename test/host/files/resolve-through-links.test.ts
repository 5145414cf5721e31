import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import * as entries from '../../../src/host/files/entries.ts';
import { resolveThroughLinks } from '../../../src/host/files/resolve-through-links.ts';
import { folderWith } from '../folder.ts';

vi.mock(import('../../../src/host/files/entries.ts'), { spy: true });

afterEach(() => void vi.restoreAllMocks());

test('what a system finds by other capital letters has the name that it has there', () => {
  const root = folderWith({ 'desks/ferry/integration.json': '{}' });
  vi.mocked(entries.realPath).mockImplementation((path) => path.replace(/DESKS.Ferry/, join('desks', 'ferry')));
  expect(resolveThroughLinks('DESKS/Ferry', root)).toBe(join(root, 'desks', 'ferry'));
  expect(resolveThroughLinks(join(root, 'DESKS/Ferry'), root)).toBe(join(root, 'desks', 'ferry'));
});

test('a link has its own name, also where it leads to one that has other capital letters', () => {
  const root = folderWith({ 'desks/ferry/integration.json': '{}' });
  symlinkSync('desks', join(root, 'Desks'));
  expect(resolveThroughLinks('Desks/ferry', root)).toBe(join(root, 'Desks', 'ferry'));
});
