import { definitionsIn } from '../inputs/real.ts';
import { rounds } from '../measure/processes.ts';
import { median } from '../measure/statistics.ts';
import { type Bench, type BenchPart, noDefinitions, type ResultTable } from '../part.ts';
import { atMost, times } from '../print/figures.ts';
import { empty, lintOf, targetFor } from './start.ts';

const columns = ['', 'definitions', 'quickest', 'median', 'slowest', 'within what is asked for', 'asked for'];

/** Measures each definition as a multiple of an empty process; the target applies to the median. */
function table({ hublint, runs }: Bench, folder: string): ResultTable {
  const definitions = definitionsIn(folder);
  const lints = definitions.map((one) => [one.name, lintOf(one, hublint)] as const);
  const count = runs(7);
  const measured = rounds(Object.fromEntries([[empty, { args: ['-e', '0'] }], ...lints]), { runs: count });
  const base = median(measured[empty] ?? []);
  const rows = [false, true].map((isScripted) => {
    const target = targetFor(isScripted);
    const some = definitions
      .filter((one) => one.isScripted === isScripted)
      .map(({ name }) => ({ name, ratio: median(measured[name] ?? []) / base }))
      .sort((a, b) => a.ratio - b.ratio);
    const shown = [some[0], some.at(-1)].map((one) => (one ? `${times(one.ratio)} ${one.name}` : ''));
    const middle = median(some.map(({ ratio }) => ratio));
    const within = some.filter(({ ratio }) => ratio <= target).length;
    return [
      isScripted ? 'with scripts' : 'without scripts',
      `${some.length}`,
      shown[0] ?? '',
      times(middle),
      shown[1] ?? '',
      `${within}`,
      atMost(middle, target, times),
    ];
  });
  return { title: `From the second run on, over ${empty}: ${count} runs of each`, columns, rows };
}

export const each: BenchPart = {
  title: 'Every real definition, whole process',
  run: (bench) =>
    bench.definitions === undefined
      ? { tables: [], missing: [noDefinitions] }
      : { tables: [table(bench, bench.definitions)] },
};
