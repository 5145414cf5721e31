import { expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import { linesOf } from '../../src/document/lines.ts';
import { openDocument } from '../../src/document/open-text.ts';
import {
  applyBaseline,
  type Baseline,
  emptyBaseline,
  inheritableIn,
  updateBaseline,
} from '../../src/engine/baseline.ts';
import type { Diagnostic, FileResult } from '../../src/engine/result/result.ts';
import { describeField, readCorpus } from './corpus.ts';
import { ruleCases } from './faults/cases.ts';
import { graft, lacksOf } from './faults/graft.ts';
import { soilsFor } from './faults/soil.ts';
import { lintText } from './lint.ts';

const planted = (await ruleCases()).filter(({ form }) => form === 'definition');

const record = (before: Baseline, results: readonly FileResult[]) => updateBaseline(before, results.map(inheritableIn));

describeField('a baseline', () => {
  test.each([
    ['bp-lint', 661],
    ['recommended', 634],
    ['strict', 2332],
  ] as const)(
    'holds what %s finds in all older definitions, in any order, at once or one by one: %i findings',
    async (preset, count) => {
      const results: FileResult[] = [];
      for (const { name, text } of readCorpus('history/definition')) results.push(await lintText(preset, name, text));
      const { baseline, recorded } = record(emptyBaseline, results);
      expect(recorded).toBe(count);
      for (const result of results) expect(await reported(result, baseline), result.file).toEqual([]);
      for (const again of [results, results.toReversed()])
        expect(textOf(record(baseline, again).baseline)).toBe(textOf(baseline));
      const oneByOne = results.reduce((held, result) => record(held, [result]).baseline, emptyBaseline);
      expect(textOf(oneByOne)).toBe(textOf(baseline));
    },
  );

  test.each(planted)(
    'reports what is planted, and becomes stale once it is fixed: $name, in one definition',
    async (one) => {
      const [soil] = soilsFor(one.name, 'definition');
      const data = graft(soil?.data ?? {}, one.data, 'definition', await lacksOf(one, soil?.data ?? {}));
      const [before, after] = [await strict(soil?.data ?? {}), await strict(data)];
      const [old, inherited] = [record(emptyBaseline, [before]), record(emptyBaseline, [after])];
      const fixed = await reported(before, inherited.baseline);
      expect((await reported(after, old.baseline)).sort()).toEqual(
        [...onlyIn(after, before), ...onlyIn(before, after).map((gone) => `stale ${gone}`)].sort(),
      );
      expect(fixed.sort()).toEqual(
        [...onlyIn(before, after), ...onlyIn(after, before).map((gone) => `stale ${gone}`)].sort(),
      );
      expect(record(inherited.baseline, [before])).toEqual(old);
    },
  );
});

const strict = (data: Data) => lintText('strict', 'integration.json', JSON.stringify(data, null, 2));

const textOf = (baseline: Baseline): string => `${JSON.stringify(baseline, null, 2)}\n`;
const told = ({ rule, pointer, fingerprint }: Pick<Diagnostic, 'rule' | 'pointer' | 'fingerprint'>): string =>
  `${rule} ${pointer} ${fingerprint}`;

/** Returns the findings that only one of the two results has. */
function onlyIn({ diagnostics }: FileResult, other: FileResult): readonly string[] {
  const there = new Set(other.diagnostics.map(told));
  return diagnostics.map(told).filter((one) => !there.has(one));
}

/** Returns the findings under a baseline; for a stale entry, the entry at its position in the baseline file. */
async function reported(result: FileResult, baseline: Baseline): Promise<string[]> {
  const text = textOf(baseline);
  const positions = await (await openDocument('hublint-baseline.json', text, 'json')).positions();
  const { diagnostics } = applyBaseline(result, {
    baseline,
    locate: (file, index) => positions.locate({ path: ['findings', file, index], on: 'value' }),
  });
  return diagnostics
    .filter(({ suppressed }) => !suppressed)
    .map((finding) => (finding.rule === 'baseline/stale' ? `stale ${entryAt(text, finding)}` : told(finding)));
}

function entryAt(text: string, { location, fingerprint }: Diagnostic): string {
  const lines = linesOf(text);
  const entry = JSON.parse(text.slice(lines.offsetAt(location.start), lines.offsetAt(location.end)));
  expect(`stale-${entry.fingerprint}`).toBe(fingerprint);
  return told(entry);
}
