import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rewrite } from '../../src/host/files/write.ts';
import { folderWith } from './folder.ts';

const file = 'integration.json';

test('a file gets its new text, and keeps its mode', () => {
  const root = folderWith({ [file]: '{}' });
  const path = join(root, file);
  chmodSync(path, 0o640);
  rewrite({ path, file, before: '{}', after: '{ "name": "chat" }' });
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['{ "name": "chat" }', 0o640]);
  expect(readdirSync(root)).toEqual([file]);
});

test('a link stays a link', () => {
  const root = folderWith({ 'real.json': '{}' });
  symlinkSync(join(root, 'real.json'), join(root, file));
  rewrite({ path: join(root, file), file, before: '{}', after: '[]' });
  expect(lstatSync(join(root, file)).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'real.json'), 'utf8')).toBe('[]');
});

test('a file that changed since it was read, or is read-only, is left as it is', () => {
  const root = folderWith({ [file]: '{ "name": "edited" }' });
  const path = join(root, file);
  expect(() => rewrite({ path, file, before: '{}', after: '[]' })).toThrow(
    '`integration.json` has changed since it was read',
  );
  chmodSync(path, 0o444);
  expect(() => rewrite({ path, file, before: '{ "name": "edited" }', after: '[]' })).toThrow(
    '`integration.json` is read-only',
  );
  expect(readFileSync(path, 'utf8')).toBe('{ "name": "edited" }');
});
