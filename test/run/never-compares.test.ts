import { describe, expect, it } from 'vitest';
import type { FileResult } from '../../src/engine/result/result.ts';
import { openRun } from '../../src/run/open-run.ts';
import type { RunOptions } from '../../src/run/options/run-options.ts';
import { folderWith } from '../host/folder.ts';

const manifest = 'name: ferry-desk\nversion: 1.2.0\n';
const approved = { rule: 'compat/secret-removed', fingerprint: 'c0ffee', pointer: '/secrets/TOKEN', reason: 'Unused.' };
const baseline = JSON.stringify({ version: 1, findings: { 'integration.yaml': [approved] } });

const files = {
  'integration.yaml': `# hublint-disable-file compat/secret-removed -- it is rotated\n${manifest}`,
  'hublint-baseline.json': baseline,
};

async function rulesOf(cwd: string, options: RunOptions, neverCompares: boolean): Promise<readonly string[]> {
  const run = await openRun(options, { cwd, neverCompares });
  const results: FileResult[] = [];
  for await (const result of run.lint([])) results.push(result);
  return results.flatMap(({ diagnostics }) => diagnostics.map(({ rule, suppressed }) => `${rule} ${suppressed}`));
}

describe('a run that compares nothing', () => {
  it.each<[string, Readonly<Record<string, string>>, RunOptions]>([
    ['without a configuration', {}, {}],
    ['with one', { 'hublint.config.yaml': 'rules: { icon-required: off }' }, {}],
    [
      'with one that names a rule of comparisons',
      { 'hublint.config.yaml': 'rules: { compat/secret-removed: off }' },
      {},
    ],
    ['with such an option', {}, { rules: { 'compat/secret-removed': 'off' } }],
    ['with a baseline that holds an approved change', {}, { baseline: 'hublint-baseline.json' }],
    ['under a preset', {}, { preset: 'hub' }],
  ])('has the same findings as any other: %s', async (_, more, options) => {
    const cwd = folderWith({ ...files, ...more });
    const found = await rulesOf(cwd, options, true);
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(await rulesOf(cwd, options, false));
    expect(found.filter((rule) => /^(?:baseline|suppression)\/|^compat/.test(rule))).toEqual([]);
  });

  it('refuses to compare: without compat rules, there would be no changes', async () => {
    const cwd = folderWith({ 'integration.yaml': manifest });
    const run = await openRun({}, { cwd, neverCompares: true });
    for await (const source of run.sources([])) {
      const opened = { source, document: await run.open(source) };
      await expect(run.compare(opened, opened)).rejects.toThrow('This run was opened to compare nothing.');
    }
    expect.assertions(1);
  });
});
