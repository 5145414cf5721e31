import { definitionsIn } from '../inputs/real.ts';
import { measureInTurn } from '../measure/processes.ts';
import { median } from '../measure/statistics.ts';
import { type Bench, type BenchPart, definitionsNotMeasured, type ResultTable } from '../part.ts';
import { formatRatio, formatUpperTarget } from '../print/figures.ts';
import { emptyProcess, lintCommandOf, targetFor } from './start.ts';

const columns = ['', 'definitions', 'quickest', 'median', 'slowest', 'within what is asked for', 'asked for'];

/** Measures each definition as a multiple of an empty process; the target applies to the median. */
function createTable({ hublint, runs }: Bench, folder: string): ResultTable {
  const definitions = definitionsIn(folder);
  const lints = definitions.map((one) => [one.name, lintCommandOf(one, hublint)] as const);
  const count = runs(7);
  const measured = measureInTurn(Object.fromEntries([[emptyProcess, { args: ['-e', '0'] }], ...lints]), {
    runs: count,
  });
  const base = median(measured[emptyProcess] ?? []);
  const rows = [false, true].map((isScripted) => {
    const target = targetFor(isScripted);
    const some = definitions
      .filter((one) => one.isScripted === isScripted)
      .map(({ name }) => ({ name, ratio: median(measured[name] ?? []) / base }))
      .sort((a, b) => a.ratio - b.ratio);
    const shown = [some[0], some.at(-1)].map((one) => (one ? `${formatRatio(one.ratio)} ${one.name}` : ''));
    const middle = median(some.map(({ ratio }) => ratio));
    const within = some.filter(({ ratio }) => ratio <= target).length;
    return [
      isScripted ? 'with scripts' : 'without scripts',
      `${some.length}`,
      shown[0] ?? '',
      formatRatio(middle),
      shown[1] ?? '',
      `${within}`,
      formatUpperTarget(middle, target, formatRatio),
    ];
  });
  return { title: `From the second run on, over ${emptyProcess}: ${count} runs of each`, columns, rows };
}

export const each: BenchPart = {
  title: 'Every real definition, whole process',
  run: (bench) =>
    bench.definitions === undefined
      ? { tables: [], notMeasured: [definitionsNotMeasured] }
      : { tables: [createTable(bench, bench.definitions)] },
};
