import { findings } from '../growth/findings.ts';
import { fixes } from '../growth/fixes.ts';
import { rules } from '../growth/rules.ts';
import type { Series } from '../growth/series.ts';
import { sizes } from '../growth/sizes.ts';
import { texts } from '../growth/texts.ts';
import { versions } from '../growth/versions.ts';
import { inTemporaryFolder, writeFiles } from '../inputs/folder.ts';
import { measureTime } from '../measure/processes.ts';
import { type Growth, growthOf, type Measurement } from '../measure/statistics.ts';
import type { Bench, BenchPart, ResultTable } from '../part.ts';
import { formatRatio, formatTime } from '../print/figures.ts';

const groups: Readonly<Record<string, readonly Series[]>> = {
  'Manifests, and how large they are': sizes,
  Rules: rules,
  'Findings, and what tells or silences them': findings,
  Fixes: fixes,
  'Baselines and versions': versions,
  'Long texts and deep schemas': texts,
};

/** Growth that looks superlinear is measured this many times, and the best time of each step counts: noise only adds time. */
const maxMeasurements = 3;

/** Timeout per step in milliseconds: anything that takes longer is superlinear or broken. */
const maxStepTime = 40_000;

const measureStep = (series: Series, count: number, { hublint }: Bench): Promise<Measurement> =>
  inTemporaryFolder((cwd) => {
    const { files, args } = series.createStep(count);
    writeFiles(cwd, files);
    // Fixes and baselines change files, so each step is one run over files of its own.
    return { count, time: measureTime({ cwd, args: [hublint.cli, ...args], codes: [0, 1], timeout: maxStepTime }) };
  });

async function measureSteps(series: Series, bench: Bench): Promise<readonly Measurement[]> {
  const counts = series.counts.slice(0, bench.runs(series.counts.length) === 2 ? 3 : undefined);
  const steps: Measurement[] = [];
  for (const count of counts) steps.push(await measureStep(series, count, bench));
  return steps;
}

async function measureGrowth(series: Series, bench: Bench): Promise<Growth> {
  let steps = await measureSteps(series, bench);
  let growth = growthOf(steps);
  for (let run = 1; run < maxMeasurements && growth.isSuperlinear; run++) {
    const again = await measureSteps(series, bench);
    steps = steps.map(({ count, time }, at) => ({ count, time: Math.min(time, again[at]?.time ?? time) }));
    growth = growthOf(steps);
  }
  return growth;
}

function rowOf({ name, unit }: Series, { steps, factor, isSuperlinear }: Growth): readonly string[] {
  const counts = steps.map(({ count }) => count.toLocaleString('en')).join(' · ');
  const all = steps.map((step) => formatTime(step.time)).join(' · ');
  const each = steps.at(-1)?.each ?? 0;
  return [name, unit, counts, all, formatTime(each), formatRatio(factor), isSuperlinear ? '✖ superlinear' : '✔'];
}

const columns = ['', 'counted', 'counts', 'whole process', 'one more costs', 'over before', ''];

export const growth: BenchPart = {
  title: 'Growth',
  async run(bench) {
    const tables: ResultTable[] = [];
    const faults: string[] = [];
    for (const [title, group] of Object.entries(groups)) {
      const rows: (readonly string[])[] = [];
      for (const series of group) {
        bench.reportProgress(series.name);
        try {
          const found = await measureGrowth(series, bench);
          rows.push(rowOf(series, found));
          if (found.isSuperlinear) faults.push(`Superlinear: ${series.name}.`);
        } catch (error) {
          faults.push(`Failed: ${series.name}: ${error instanceof Error ? error.message : error}`);
        }
      }
      tables.push({ title, columns, rows });
    }
    return { tables, faults };
  },
};
