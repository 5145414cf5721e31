import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from '../inputs/folder.ts';
import { asJson, assets, manifest, withGaps } from '../inputs/manifest.ts';
import { answer, rounds } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import type { Bench, BenchPart, Measured, ResultTable } from '../part.ts';
import { atLeast, time, times } from '../print/figures.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const installedPeers = at('../peers/node_modules/@stoplight/spectral-core');
const configuration = at('../peers/hublint.json');

/** The times of a tool, and the number of its findings. */
interface Timed {
  readonly times: readonly number[];
  readonly found: number;
}

interface Compared {
  readonly table: ResultTable;
  readonly faults: readonly string[];
}

const tools = ['parse only', 'ajv', 'hublint', 'spectral'];

/** Warm-up runs: until a tool is fully loaded, and until V8 has optimized all tools. */
const warmUps = { loaded: 5, optimized: 200 } as const;

function inProcess({ runs }: Bench, file: string): Compared {
  const library = new URL('../../dist/lib/index.js', import.meta.url).href;
  const schema = at('../../schemas/integration-definition.schema.json');
  const count = runs(25);
  const given = [file, library, schema, String(warmUps.optimized + count)];
  const measured = Object.fromEntries(
    tools.map((tool): [string, Timed] => {
      const args = [at('../peers/in-process.mjs'), tool, ...given];
      return [tool, JSON.parse(answer({ args }))];
    }),
  );
  const isFair = measured.hublint?.found === measured.spectral?.found;
  const faults = isFair ? [] : ['hublint and Spectral do not find the same: nothing is compared.'];
  const { loaded: after, optimized: later } = warmUps;
  const columns = [
    '',
    'findings',
    'the first time',
    `after ${after}`,
    'over hublint',
    `after ${later}`,
    'over hublint',
    'asked for',
  ];
  return {
    table: {
      title: `In a process of its own, a manifest in JSON of 100 KB: ${count} runs`,
      columns,
      rows: rowsOf(measured, count),
    },
    faults,
  };
}

/** Returns a row per tool: its medians over `count` runs after each warm-up, also as multiples of hublint's. */
function rowsOf(measured: Readonly<Record<string, Timed>>, count: number): ResultTable['rows'] {
  const over = (from: number) => {
    const of = ({ times: all }: Timed) => median(all.slice(from, from + count));
    const own = measured.hublint === undefined ? Number.NaN : of(measured.hublint);
    return (one: Timed) => ({ time: of(one), ratio: of(one) / own });
  };
  const [loaded, optimized] = [over(warmUps.loaded), over(warmUps.optimized)];
  return Object.entries(measured).map(([name, one]) => {
    const [soon, late] = [loaded(one), optimized(one)];
    const asked = name === 'spectral' ? atLeast(late.ratio, 20, times) : '';
    const first = time(one.times[0] ?? Number.NaN);
    return [
      name,
      String(one.found),
      first,
      time(soon.time),
      times(soon.ratio),
      time(late.time),
      times(late.ratio),
      asked,
    ];
  });
}

function commandLines({ hublint, runs }: Bench, file: string): ResultTable {
  const spectral = at('../peers/node_modules/@stoplight/spectral-cli/dist/index.js');
  const count = runs(7);
  const commands = {
    hublint: { args: [hublint.cli, file, '--config', configuration], codes: [1] },
    spectral: { args: [spectral, 'lint', file, '--ruleset', at('../peers/ruleset.mjs')], codes: [1] },
  };
  const measured = rounds(commands, { runs: count });
  const own = median(measured.hublint ?? []);
  const rows = Object.entries(measured).map(([name, all]) => {
    const ratio = median(all) / own;
    return [
      name,
      time(median(all)),
      time(best(all)),
      times(ratio),
      name === 'spectral' ? atLeast(ratio, 15, times) : '',
    ];
  });
  const columns = ['', 'median', 'best', 'over hublint', 'asked for'];
  return { title: `Command lines, the same manifest, whole process: ${count} runs`, columns, rows };
}

export const peers: BenchPart = {
  title: 'Tools of the same kind, on the same findings',
  run(bench): Measured {
    if (!existsSync(installedPeers)) {
      const command = 'npm ci --prefix bench/peers --ignore-scripts';
      return { tables: [], missing: [`the peers, which are not installed: \`${command}\` does.`] };
    }
    const folder = join(bench.folder, 'peers');
    write(folder, { ...assets, 'desk.json': asJson(withGaps(manifest({ actions: 64 }))) });
    const file = join(folder, 'desk.json');
    const { table, faults } = inProcess(bench, file);
    return { tables: [table, commandLines(bench, file)], faults };
  },
};
