import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { replaceAll } from '../../../../src/host/files/write/replace.ts';
import * as write from '../../../../src/host/files/write/write.ts';
import { folderWith } from '../../folder.ts';

const { writeAll } = write;
const file = 'integration.json';

type Texts = Parameters<typeof write.rewriteOf>[0];
const rewriteAll = (rewrites: readonly Texts[], looked?: readonly string[]) =>
  write.rewriteAll(rewrites.map(write.rewriteOf), looked);

const ways = [
  ['with a program of the system that copies files', process.env.PATH ?? ''],
  ['without one', ''],
] as const;

afterEach(() => vi.unstubAllEnvs());

test.each(ways)('a file gets its new text, and keeps its mode, %s', (_, searchPath) => {
  vi.stubEnv('PATH', searchPath);
  const root = folderWith({ [file]: '{}' });
  const path = join(root, file);
  chmodSync(path, 0o640);
  rewriteAll([{ path, file, before: '{}', after: '{ "name": "chat" }' }]);
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['{ "name": "chat" }', 0o640]);
  expect(readdirSync(root)).toEqual([file]);
});

test.each([
  ['in its middle', '{ "name": "chat" }', '{ "name": "café" }'],
  ['by repeating a part of it', 'aaaa', 'aa'],
  ['by repeating a part of it several times', 'aa', 'aaaa'],
  ['between the halves of a character', '"\u{1F600}"', '"\u{1F601}"'],
  ['as a whole', 'name: chat', ''],
  ['from nothing', '', 'name: chat'],
])('a text is changed %s', (_, before, after) => {
  const root = folderWith({ [file]: before });
  rewriteAll([{ path: join(root, file), file, before, after }]);
  expect(readFileSync(join(root, file), 'utf8')).toBe(after);
});

test('the pending content of a change is no longer than the change', () => {
  const before = '0123456789'.repeat(10_000);
  const { edit } = write.rewriteOf({ path: file, file, before, after: before.replace('89012', '8-12') });
  expect(edit).toEqual({ head: 9, tail: before.length - 11, text: '-' });
});

test('a symlink stays a symlink', () => {
  const root = folderWith({ 'real.json': '{}' });
  symlinkSync(join(root, 'real.json'), join(root, file));
  rewriteAll([{ path: join(root, file), file, before: '{}', after: '[]' }]);
  expect(lstatSync(join(root, file)).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'real.json'), 'utf8')).toBe('[]');
});

test('a symlink in a folder elsewhere, in no repository, is not followed out of it', () => {
  const outer = folderWith({ 'tides/.keep': '', 'real.json': '{}' });
  symlinkSync(join('..', 'real.json'), join(outer, 'tides', file));
  expect(() => rewriteAll([{ path: join(outer, 'tides', file), file, before: '{}', after: '[]' }])).toThrow(
    '`integration.json` cannot be written: a link leads out of the repository.',
  );
  expect(readFileSync(join(outer, 'real.json'), 'utf8')).toBe('{}');
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
  expect(() => rewriteAll(missing)).toThrow('`c.json` cannot be written: it no longer exists.');
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

describe('if a file turns out to have changed while others were written', () => {
  /**
   * Replaces two files after writing a new one; `last` is the current content of the last one, and `found` is called when that
   * is noticed.
   */
  function replaced(last: string, found = (_root: string) => {}) {
    const root = folderWith({ 'depot.json': '{}', 'quay.json': last });
    let asked = 0;
    const before = Buffer.from('{}');
    const texts = [
      { file: 'baseline.json', text: () => '[]' },
      { file: 'depot.json', text: () => '[]', before },
      {
        file: 'quay.json',
        before,
        text() {
          asked += 1;
          // The first call is for writing it, the second for comparing it with the file on disk.
          if (asked === 2) found(root);
          return '[]';
        },
      },
    ];
    let said: unknown;
    try {
      replaceAll(texts.map((one) => ({ ...one, path: join(root, one.file) })));
    } catch (error) {
      said = error instanceof Error ? error.message : error;
    }
    return { said, held: readdirSync(root).map((name) => `${name} ${readFileSync(join(root, name), 'utf8')}`) };
  }
  const said = '`quay.json` has changed since it was read, and was left unchanged.';

  test('their content is restored', () => {
    expect(replaced('edited')).toEqual({ said, held: ['depot.json {}', 'quay.json edited'] });
  });

  test('what somebody has written to them since stays', () => {
    expect(replaced('edited', (root) => writeFileSync(join(root, 'depot.json'), 'newer'))).toEqual({
      said,
      held: ['depot.json newer', 'quay.json edited'],
    });
  });

  test('it is no error if the content is the same', () => {
    expect(replaced('[]')).toEqual({ said: undefined, held: ['baseline.json []', 'depot.json []', 'quay.json []'] });
  });
});

test('a file with several hard links is not separated from them', () => {
  const root = folderWith({ [file]: '{}' });
  const path = join(root, file);
  linkSync(path, join(root, 'copy.json'));
  expect(() => rewriteAll([{ path, file, before: '{}', after: '[]' }])).toThrow(
    '`integration.json` cannot be written: the same file has 2 names (hard links), and would keep only this one.',
  );
  expect(() => writeAll([{ path, file, text: '[]' }])).toThrow('the same file has 2 names');
  expect(readFileSync(join(root, 'copy.json'), 'utf8')).toBe('{}');
});

test('what is not UTF-8 is not lost', () => {
  const root = folderWith({ [file]: '' });
  const path = join(root, file);
  const bytes = Buffer.from('{ "name": "caf\xe9" }', 'latin1');
  writeFileSync(path, bytes);
  expect(() => rewriteAll([{ path, file, before: bytes.toString('utf8'), after: '{}' }])).toThrow(
    '`integration.json` cannot be written: it is not text in UTF-8 throughout, and the rest would be lost.',
  );
  expect(readFileSync(path)).toEqual(bytes);
});

test('what another hublint has just written is accepted, and leftovers of a killed one are removed', () => {
  const root = folderWith({ [file]: '[]', 'other.json': '{}' });
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const left = `.hublint-${pid}-9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d`;
  writeFileSync(join(root, left), '{');
  const rewrites = [file, 'other.json'].map((name) => ({
    path: join(root, name),
    file: name,
    before: '{}',
    after: '[]',
  }));
  rewriteAll(rewrites);
  expect(readdirSync(root)).toEqual([file, 'other.json']);
  expect(readFileSync(join(root, 'other.json'), 'utf8')).toBe('[]');
});

test('leftovers of a killed one are removed beside whatever was read, even if nothing is written', () => {
  const root = folderWith({ [file]: '{}', 'desk/integration.json': '{}' });
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const name = (writer: number) => `.hublint-${writer}-9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d`;
  for (const writer of [pid, process.ppid]) writeFileSync(join(root, 'desk', name(writer)), '{');
  rewriteAll([], [join(root, file), join(root, 'desk/integration.json')]);
  expect(readdirSync(join(root, 'desk'))).toEqual([name(process.ppid), 'integration.json']);
});

describe.skipIf(process.getuid?.() !== 0)('as root', () => {
  const modes = [0o664, 0o666, 0o777, 0o2664, 0o600];
  const all = modes.flatMap((mode) => ways.map((way) => [mode, ...way] as const));

  test.each(all)('a file keeps owner, group and mode %o, %s', (mode, _, searchPath) => {
    vi.stubEnv('PATH', searchPath);
    const root = folderWith({ [file]: '{}' });
    const path = join(root, file);
    chownSync(path, 1234, 2345);
    chmodSync(path, mode);
    rewriteAll([{ path, file, before: '{}', after: '[]' }]);
    writeAll([{ path, file, text: '{ }' }]);
    const { uid, gid, mode: now } = statSync(path);
    expect([readFileSync(path, 'utf8'), uid, gid, now & 0o7777]).toEqual(['{ }', 1234, 2345, mode]);
  });
});
