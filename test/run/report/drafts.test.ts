import { describe, expect, test } from 'vitest';
import { byFile } from '../../../src/engine/result/summary.ts';
import { formats } from '../../../src/report/formats.ts';
import { draftsOf } from '../../../src/run/report/drafts.ts';
import { plainOptions, resultOf } from '../../report/fixtures/builders.ts';
import { clean, harbor, lantern } from '../../report/fixtures/integrations.ts';

const result = resultOf(...byFile([lantern, harbor, clean]));

describe.each(Object.entries(formats))('%s', (name, load) => {
  test.each([plainOptions, { ...plainOptions, quiet: true }])(
    'is the same for manifests that arrive one by one, in any order',
    async (options) => {
      const reporter = await load();
      const whole = reporter.format(result, options) + (reporter.summary?.(result, options) ?? '');
      const files = [{ path: `/desk/${name}`, file: name, reporter }];
      const drafts = draftsOf({ shown: reporter, files }, { ...options, color: true });
      for (const file of result.results.toReversed()) drafts.add(file);
      expect(drafts.files(drafts.result())).toEqual([{ path: `/desk/${name}`, file: name, text: whole }]);
    },
  );

  test('is shown at once if it contains no totals, otherwise at the end', async () => {
    const reporter = await load();
    const drafts = draftsOf({ shown: reporter, files: [] }, plainOptions);
    let shown = '';
    for (const file of result.results) {
      drafts.add(file);
      shown += drafts.atOnce(file);
    }
    expect(shown !== '').toBe(reporter.summary !== undefined);
    const whole = reporter.format(result, plainOptions) + (reporter.summary?.(result, plainOptions) ?? '');
    expect(shown + drafts.shown(drafts.result())).toBe(whole);
  });
});

test('only findings are kept, and no text of a manifest', async () => {
  const drafts = draftsOf({ shown: await formats.html(), files: [] }, plainOptions);
  for (const file of [lantern, harbor, clean]) drafts.add(file);
  const kept = drafts.result();
  expect(kept.results.map(({ sources }) => sources.size)).toEqual([0, 0, 0]);
  expect(kept.summary).toEqual(result.summary);
  expect(kept.results.map(({ diagnostics }) => diagnostics)).toEqual(
    result.results.map(({ diagnostics }) =>
      diagnostics.map((one) => expect.objectContaining({ message: one.message })),
    ),
  );
});
