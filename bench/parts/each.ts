import { definitionFile, definitionsIn } from '../inputs/real.ts';
import { type BenchCommand, rounds } from '../measure/processes.ts';
import { median } from '../measure/statistics.ts';
import { type Bench, type BenchPart, noDefinitions, type ResultTable } from '../part.ts';
import { atMost, times } from '../print/figures.ts';
import { empty, targets } from './start.ts';

const columns = ['', 'definitions', 'quickest', 'median', 'slowest', 'within what is asked for', 'asked for'];

const groups = [
  { title: 'without scripts', hasScripts: false, target: targets.module },
  { title: 'with scripts', hasScripts: true, target: targets.module + targets.scripts },
];

/** How long each takes over an empty process; what is asked for of one is asked for of the one in the middle. */
function table({ hublint, runs }: Bench, folder: string): ResultTable {
  const definitions = definitionsIn(folder);
  const args = [hublint.cli, definitionFile, '--no-config', '--fail-on', 'never'];
  const each = definitions.map((one): [string, BenchCommand] => [one.name, { args, cwd: one.folder }]);
  const count = runs(7);
  const measured = rounds(Object.fromEntries([[empty, { args: ['-e', '0'] }], ...each]), { runs: count });
  const base = median(measured[empty] ?? []);
  const rows = groups.map(({ title, hasScripts, target }) => {
    const some = definitions
      .filter(({ isScripted }) => isScripted === hasScripts)
      .map(({ name }) => ({ name, ratio: median(measured[name] ?? []) / base }))
      .sort((a, b) => a.ratio - b.ratio);
    const shown = [some[0], some.at(-1)].map((one) => (one ? `${times(one.ratio)} ${one.name}` : ''));
    const middle = median(some.map(({ ratio }) => ratio));
    const within = some.filter(({ ratio }) => ratio <= target).length;
    return [
      title,
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
