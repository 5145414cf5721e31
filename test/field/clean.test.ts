import { expect, test } from 'vitest';
import { checkModel } from '../../src/engine/model/check.ts';
import { describeField, readCorpus } from './corpus.ts';
import { lintText } from './lint.ts';

describeField('real integrations', () => {
  test.each([
    ['definition', 41],
    ['record', 41],
    ['history/definition', 28],
  ] as const)('are valid for the model: every %s, %i of them', (folder, count) => {
    const manifests = readCorpus(folder);
    expect(manifests).toHaveLength(count);
    for (const { name, form, data } of manifests) expect(checkModel(data, form, []).findings, name).toEqual([]);
  });

  test('have no recommended rule that reports more than a third of the live ones', async () => {
    const manifests = readCorpus('definition');
    const files = new Map<string, number>();
    for (const { name, text } of manifests) {
      const { diagnostics } = await lintText('recommended', name, text);
      for (const rule of new Set(diagnostics.map((finding) => finding.rule)))
        files.set(rule, (files.get(rule) ?? 0) + 1);
    }
    // If nothing at all were found, the test would prove nothing.
    expect(files.size).toBeGreaterThan(0);
    expect([...files].filter(([, count]) => count * 3 > manifests.length)).toEqual([]);
  });
});
