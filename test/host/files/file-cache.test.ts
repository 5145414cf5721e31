import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ownRepositoryOf } from '../../../src/host/files/boundary.ts';
import { FileCache } from '../../../src/host/files/file-cache.ts';
import { lint } from '../../../src/index.ts';
import { folderWith } from '../folder.ts';

it('makes each file system call for a path once', () => {
  const fileCache = new FileCache();
  const ask = vi.fn(() => undefined);
  for (const path of ['a', 'b', 'a']) expect(fileCache.cached('there', path, ask)).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(2);
  fileCache.cached('real', 'a', ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('keeps a limited number of results', () => {
  const fileCache = new FileCache();
  const ask = vi.fn(() => true);
  for (let number = 0; number <= 50_000; number++) fileCache.cached('there', String(number), () => false);
  expect(fileCache.cached('there', '0', ask)).toBe(true);
  expect(fileCache.cached('there', '50000', ask)).toBe(false);
});

it('keeps as many long results as a definition has files', () => {
  const fileCache = new FileCache();
  const ask = vi.fn(() => Buffer.alloc(0));
  const names = ['icon.svg', 'hub.md', ...Array.from({ length: 6 }, (_, number) => `script-${number}.vrl`)];
  for (const name of [...names, ...names]) fileCache.recent('beside', name, ask);
  expect(ask).toHaveBeenCalledTimes(names.length);
  for (const name of ['one-more.vrl', 'icon.svg']) fileCache.recent('beside', name, ask);
  expect(ask).toHaveBeenCalledTimes(names.length + 2);
});

it('searches for the repository of a folder once', () => {
  const root = folderWith({ '.git/HEAD': '', 'ferry/hub.md': '' });
  const [fileCache, folder] = [new FileCache(), join(root, 'ferry')];
  expect(ownRepositoryOf(folder, fileCache)).toBe(root);
  rmSync(join(root, '.git'), { recursive: true });
  expect(ownRepositoryOf(folder, fileCache)).toBe(root);
  expect(ownRepositoryOf(folder)).not.toBe(root);
});

it('keeps texts, and drops all of them when there is no room for another', () => {
  const fileCache = new FileCache();
  const ask = vi.fn(() => 'x'.repeat(900_000));
  for (const path of ['a', 'b', 'a']) expect(fileCache.text('in', path, ask)).toHaveLength(900_000);
  expect(ask).toHaveBeenCalledTimes(2);
  for (const path of ['c', 'a', 'a']) fileCache.text('in', path, ask);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(fileCache.text('in', 'none', () => undefined)).toBeUndefined();
  expect(fileCache.text('in', 'none', ask)).toBeUndefined();
});

it('lasts for one run: the next sees what has changed', async () => {
  const definition = `import { IntegrationDefinition } from '@botpress/sdk';
import { title } from './texts';
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', title });`;
  const cwd = folderWith({ 'integration.definition.ts': definition, 'package.json': '{ "name": "ferry" }' });
  const found = async () =>
    (await lint('.', { cwd })).results.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule));
  expect(await found()).toContain('syntax/import-unresolved');
  writeFileSync(join(cwd, 'texts.ts'), "export const title = 'Ferry Desk';");
  writeFileSync(join(cwd, 'hublint.config.json'), '{ "rules": { "integration-description-required": "off" } }');
  const later = await found();
  expect(later).not.toContain('syntax/import-unresolved');
  expect(later).not.toContain('integration-description-required');
  rmSync(join(cwd, 'hublint.config.json'));
  expect(await found()).toContain('integration-description-required');
});
