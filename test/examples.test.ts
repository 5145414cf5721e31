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

  it('parcel-desk is a definition in TypeScript, each finding in the file where it was written', async () => {
    const { stdout } = await hublint(examples, 'parcel-desk --format compact');
    expect(stdout.split('\n').map((line) => line.replace(/^parcel-desk\/(\S+): \w+: .* (\[.*\])$/, '$1 $2'))).toEqual([
      'extract.vrl:4:27 [script-syntax]',
      'integration.definition.ts:8:12 [version-semver]',
      'integration.definition.ts:17:7 [field-description-required]',
      'integration.definition.ts:17:42 [text-trimmed]',
      'src/actions.ts:12:22 [action-description-required]',
      'src/actions.ts:13:10 [model/too-long]',
      'src/actions.ts:17:45 [text-informative]',
      'src/secrets.ts:1:31 [secret-name-case]',
      '6 errors and 2 warnings in 1 manifest. 2 have a fix.',
      '',
    ]);
  });

  it('tide-tables is a record that contradicts itself', async () => {
    expect(await rulesIn('tide-tables')).toEqual(['visibility-consistent', 'entity-unused']);
  });
});
