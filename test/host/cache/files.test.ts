import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { Reader, readCached, writeCached } from '../../../src/host/cache/files.ts';
import { temporaryFolder } from '../../temporary.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'code', 'part.cjs');
});

it('writes a file, and creates its folder', () => {
  writeCached(file, () => 'compiled');
  writeCached(file, () => 'compiled again');
  expect(String(readCached(file))).toBe('compiled again');
  expect(readdirSync(join(folder, 'code'))).toEqual(['part.cjs']);
});

it.skipIf(process.platform === 'win32')('makes private files readable only for their user', () => {
  writeCached(file, () => 'a script', { isPrivate: true });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('creates nothing where there is no folder for caches', () => {
  writeFileSync(join(folder, 'code'), 'a file where the folder would be');
  const make = vi.fn(() => 'compiled');
  writeCached(file, make);
  expect(make).not.toHaveBeenCalled();
  expect(readCached(file)).toBeUndefined();
});

it('leaves nothing behind of what it could not write', () => {
  mkdirSync(join(file, 'a folder where the file would be'), { recursive: true });
  writeCached(file, () => 'compiled');
  expect(readdirSync(join(folder, 'code'))).toEqual(['part.cjs']);
});

it('uses a separate name for each writer, so that none writes into another’s file', () => {
  writeCached(file, () => {
    writeCached(file, () => 'by another');
    expect(readFileSync(file, 'utf8')).toBe('by another');
    return 'by this one';
  });
  expect(readFileSync(file, 'utf8')).toBe('by this one');
  expect(readdirSync(join(folder, 'code'))).toEqual(['part.cjs']);
});

it('caches nothing for a user who disables Node’s compile cache', () => {
  vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', '1');
  writeCached(file, () => 'compiled');
  vi.unstubAllEnvs();
  expect(readdirSync(folder)).toEqual([]);
});

it('reads files into one buffer, whatever their sizes', () => {
  const texts = [
    'short',
    'x'.repeat(1_000_000),
    '',
    'x'.repeat(999_997),
    'x'.repeat(999_998),
    `${'long, '.repeat(400_000)}and no end`,
    'short again',
  ];
  const reader = new Reader();
  mkdirSync(join(folder, 'code'));
  for (const text of texts) {
    writeFileSync(file, text);
    expect(reader.read(file).toString() === text).toBe(true);
    expect(reader.textOf(file, ['(', ');']) === `(${text});`).toBe(true);
  }
  expect(() => reader.read(folder)).toThrow(/EISDIR/);
  expect(() => reader.read(join(folder, 'none'))).toThrow(/ENOENT/);
});
