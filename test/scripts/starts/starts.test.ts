import { describe, expect, it } from 'vitest';
import { files, startsIn } from '../../../scripts/starts/starts.ts';
import { folderWith, hublint } from '../../cli/terminal.ts';

const folder = folderWith(files);
const { slip, broken, slips, version: _, ...orderly } = startsIn(folder);

describe('what a build has compiled ahead is what real runs call', () => {
  it.each(Object.entries(orderly))('%s is in order', async (_, args) => {
    expect(await hublint(folder, args)).toEqual({
      code: 0,
      stdout: expect.stringContaining('No problems in 1 manifest'),
      stderr: '',
    });
  });

  it('slips are found where they are', async () => {
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
