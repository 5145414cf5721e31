import { findings } from '../growth/findings.ts';
import { fixes } from '../growth/fixes.ts';
import { rules } from '../growth/rules.ts';
import type { Series } from '../growth/series.ts';
import { sizes } from '../growth/sizes.ts';
import { texts } from '../growth/texts.ts';
import { versions } from '../growth/versions.ts';
import { inFolder, write } from '../inputs/folder.ts';
import { timed } from '../measure/processes.ts';
import { type Growth, growthOf, type Measurement } from '../measure/statistics.ts';
import type { Bench, BenchPart, ResultTable } from '../part.ts';
import { time, times } from '../print/figures.ts';

const groups: Readonly<Record<string, readonly Series[]>> = {
  'Manifests, and how large they are': sizes,
  Rules: rules,
  'Findings, and what tells or silences them': findings,
  Fixes: fixes,
  'Baselines and versions': versions,
  'Long texts and deep schemas': texts,
};

/** Growth that looks superlinear is measured this many times, and the best time of each step counts: noise only adds time. */
const tries = 3;

/** Timeout per step in milliseconds: anything that takes longer is superlinear or broken. */
const patience = 40_000;

const stepOf = (series: Series, count: number, { hublint }: Bench): Promise<Measurement> =>
  inFolder((cwd) => {
    const { files, args } = series.made(count);
    write(cwd, files);
    // Fixes and baselines change files, so each step is one run over files of its own.
    return { count, time: timed({ cwd, args: [hublint.cli, ...args], codes: [0, 1], timeout: patience }) };
  });

async function stepsOf(series: Series, bench: Bench): Promise<readonly Measurement[]> {
  const counts = series.counts.slice(0, bench.runs(series.counts.length) === 2 ? 3 : undefined);
  const steps: Measurement[] = [];
  for (const count of counts) steps.push(await stepOf(series, count, bench));
  return steps;
}

async function measured(series: Series, bench: Bench): Promise<Growth> {
  let steps = await stepsOf(series, bench);
  let growth = growthOf(steps);
  for (let run = 1; run < tries && growth.isSuperlinear; run++) {
    const again = await stepsOf(series, bench);
    steps = steps.map(({ count, time }, at) => ({ count, time: Math.min(time, again[at]?.time ?? time) }));
    growth = growthOf(steps);
  }
  return growth;
}

function rowOf({ name, unit }: Series, { steps, factor, isSuperlinear }: Growth): readonly string[] {
  const counts = steps.map(({ count }) => count.toLocaleString('en')).join(' · ');
  const all = steps.map((step) => time(step.time)).join(' · ');
  const each = steps.at(-1)?.each ?? 0;
  return [name, unit, counts, all, time(each), times(factor), isSuperlinear ? '✖ superlinear' : '✔'];
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
        bench.say(series.name);
        try {
          const found = await measured(series, bench);
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
