import { describe, expect, it } from 'vitest';
import { files, startsIn } from '../../../scripts/starts/starts.ts';
import { folderWith, hublint } from '../../cli/terminal.ts';

const folder = folderWith(files);
const { slip, broken, slips, version: _, ...orderly } = startsIn(folder);

describe('the code cache of a build covers what real runs call', () => {
  it.each(Object.entries(orderly))('%s is valid', async (_, args) => {
    expect(await hublint(folder, args)).toEqual({
      code: 0,
      stdout: expect.stringContaining('No problems in 1 manifest'),
      stderr: '',
    });
  });

  it('mistakes are found at their position', async () => {
    const found = async (args: readonly string[]) =>
      (await hublint(folder, [...args, '--format', 'compact'])).stdout.match(/(?<=\[)[\w/-]+(?=\]$)/gm);
    expect(await found(slip)).toEqual(['model/unknown-property']);
    expect(await found(broken)).toEqual(['syntax/parse-error']);
    expect(await found(slips)).toEqual([
      'readme-required',
      'syntax/missing-file',
      'field-description-required',
      'text-trimmed',
    ]);
  });
});
