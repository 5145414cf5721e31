import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hublint } from './cli/terminal.ts';

const examples = fileURLToPath(new URL('../examples', import.meta.url));

const rulesIn = async (args: string): Promise<readonly string[]> => {
  const { stdout } = await hublint(examples, `${args} --format json`);
  return JSON.parse(stdout).results.flatMap(({ diagnostics }: { diagnostics: { rule: string }[] }) =>
    diagnostics.map(({ rule }) => rule),
  );
};

describe('examples', () => {
  it.each(['recommended', 'strict', 'publish', 'hub', 'bp-lint'])('skywatch is in order by %s', async (preset) => {
    expect(await rulesIn(`skywatch --preset ${preset}`)).toEqual([]);
  });

  it('book-circle shows what can be wrong', async () => {
    expect(await rulesIn('book-circle')).toEqual([
      'version-semver',
      'public-deprecated',
      'model/type',
      'secret-name-prefix',
      'secret-name-case',
      'model/unknown-property',
      'required-tag-defined',
      'model/enum',
      'model/too-long',
    ]);
  });

  it('tide-tables is a record that contradicts itself', async () => {
    expect(await rulesIn('tide-tables')).toEqual(['visibility-consistent']);
  });
});
