import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rewriteAll } from '../../src/host/files/write.ts';
import { folderWith } from './folder.ts';

const file = 'integration.json';

test('a file gets its new text, and keeps its mode', () => {
  const root = folderWith({ [file]: '{}' });
  const path = join(root, file);
  chmodSync(path, 0o640);
  rewriteAll([{ path, file, before: '{}', after: '{ "name": "chat" }' }]);
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['{ "name": "chat" }', 0o640]);
  expect(readdirSync(root)).toEqual([file]);
});

test('a link stays a link', () => {
  const root = folderWith({ 'real.json': '{}' });
  symlinkSync(join(root, 'real.json'), join(root, file));
  rewriteAll([{ path: join(root, file), file, before: '{}', after: '[]' }]);
  expect(lstatSync(join(root, file)).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'real.json'), 'utf8')).toBe('[]');
});

test('a file that changed since it was read, or is read-only, is left as it is', () => {
  const root = folderWith({ [file]: '{ "name": "edited" }' });
  const path = join(root, file);
  expect(() => rewriteAll([{ path, file, before: '{}', after: '[]' }])).toThrow(
    '`integration.json` has changed since it was read',
  );
  chmodSync(path, 0o444);
  expect(() => rewriteAll([{ path, file, before: '{ "name": "edited" }', after: '[]' }])).toThrow(
    '`integration.json` is read-only',
  );
  expect(readFileSync(path, 'utf8')).toBe('{ "name": "edited" }');
});

test('several files are written together, or not at all', () => {
  const root = folderWith({ 'a.json': '{}', 'b.json': '{}', 'c.json': '{}' });
  const rewrites = ['a.json', 'b.json', 'c.json'].map((name) => ({
    path: join(root, name),
    file: name,
    before: '{}',
    after: '[]',
  }));
  chmodSync(join(root, 'b.json'), 0o444);
  expect(() => rewriteAll(rewrites)).toThrow('`b.json` is read-only');
  chmodSync(join(root, 'b.json'), 0o644);
  const missing = rewrites.map((one) => (one.file === 'c.json' ? { ...one, path: join(root, 'none.json') } : one));
  expect(() => rewriteAll(missing)).toThrow('`c.json` cannot be written: it is not there any more.');
  expect(['a.json', 'b.json', 'c.json'].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual([
    '{}',
    '{}',
    '{}',
  ]);
  rewriteAll(rewrites);
  expect(['a.json', 'b.json', 'c.json'].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual([
    '[]',
    '[]',
    '[]',
  ]);
  expect(readdirSync(root)).toEqual(['a.json', 'b.json', 'c.json']);
});
