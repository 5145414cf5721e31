import { expect, test } from 'vitest';
import { asJson, assets, createManifest, removeSomeTexts, writeManifestOfSize } from '../../bench/inputs/manifest.ts';
import { moduleFiles } from '../../bench/inputs/module.ts';
import { lint } from '../../src/index.ts';
import { folderWith } from '../host/folder.ts';

/** The inputs that are measured as clean must be clean: otherwise the bench would also measure their findings. */
test.each([
  ['JSON', { ...assets, 'desk.integration.json': asJson(createManifest({ actions: 3, scripted: true })) }],
  ['TypeScript', moduleFiles({ actions: 2, scripted: true })],
])('a generated definition in %s is in order', async (_, files) => {
  const { results, summary } = await lint([], { cwd: folderWith(files) });
  expect(results.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  expect(results.map(({ opaque }) => opaque)).toEqual([0]);
  expect(summary.files).toBe(1);
});

test('a manifest has the size that is asked for', () => {
  for (const size of [5_000, 25_000, 100_000]) {
    expect(Math.abs(writeManifestOfSize(size, asJson).length - size)).toBeLessThan(1_000);
  }
});

test('gaps are where they are said to be', () => {
  const { actions } = removeSomeTexts(createManifest({ actions: 12 })) as { actions: Record<string, object> };
  const count = (name: string) => Object.values(actions).filter((action) => name in action).length;
  expect([count('title'), count('description')]).toEqual([8, 9]);
});
