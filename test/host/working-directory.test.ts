import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { lint } from '../../src/index.ts';
import { folderWith } from './folder.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a deleted working directory is a known error, and no problem for absolute paths', async () => {
  const cwd = folderWith({ 'integration.yaml': 'name: ferry-desk\n' });
  vi.spyOn(process, 'cwd').mockImplementation(() => {
    throw Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), { code: 'ENOENT' });
  });
  await expect(lint(['integration.yaml'])).rejects.toMatchObject({
    name: 'KnownError',
    complaint: { message: 'The working directory no longer exists.', hint: 'Change to one that exists, with `cd`.' },
  });
  const { results } = await lint(['integration.yaml'], { cwd });
  expect(results.map(({ file }) => file)).toEqual(['integration.yaml']);
});
