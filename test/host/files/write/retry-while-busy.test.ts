import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { replaceAll } from '../../../../src/host/files/write/replace.ts';
import { folderWith } from '../../folder.ts';

vi.mock(import('node:fs'), async (original) => {
  const files = await original();
  return { ...files, renameSync: vi.fn(files.renameSync) };
});

const file = 'integration.json';
const refusal = (code: string) => Object.assign(new Error(`${code}: rename`), { code });

afterEach(() => void vi.mocked(renameSync).mockReset());

function replace(meanwhile: (path: string) => void): string {
  const root = folderWith({ [file]: '{ "name": "tides" }' });
  const path = join(root, file);
  vi.mocked(renameSync).mockImplementationOnce(() => meanwhile(path));
  try {
    replaceAll([{ path, file, before: Buffer.from('{ "name": "tides" }'), text: () => '{ "name": "ferries" }' }]);
    return readFileSync(path, 'utf8');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    expect(readdirSync(root)).toEqual([file]);
  }
}

test.each(['EPERM', 'EACCES', 'EBUSY'])('a file that another program has open for a moment is replaced: %s', (code) => {
  const written = replace(() => {
    throw refusal(code);
  });
  expect(written).toBe('{ "name": "ferries" }');
});

test('a file that the other program writes meanwhile is left to it', () => {
  const said = replace((path) => {
    writeFileSync(path, '{ "name": "quays" }');
    throw refusal('EBUSY');
  });
  expect(said).toContain('`integration.json`');
  expect(said).toContain('changed');
});

test('what is refused for another reason is not tried again', () => {
  const said = replace(() => {
    throw refusal('ENOSPC');
  });
  expect(said).toBe('`integration.json` cannot be written: it would need more space than the disk has left.');
  expect(renameSync).toHaveBeenCalledTimes(1);
});
