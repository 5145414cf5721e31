import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFiles } from '../inputs/folder.ts';
import { asJson, assets, createManifest, removeSomeTexts } from '../inputs/manifest.ts';
import { measureInTurn, readOutput } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import type { Bench, BenchPart, PartResults, ResultTable } from '../part.ts';
import { formatLowerTarget, formatRatio, formatTime } from '../print/figures.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const installedPeers = pathOf('../peers/node_modules/@stoplight/spectral-core');
const configuration = pathOf('../peers/hublint.json');

/** The times of a tool, and the number of its findings. */
interface ToolRuns {
  readonly times: readonly number[];
  readonly findingCount: number;
}

interface Comparison {
  readonly table: ResultTable;
  readonly faults: readonly string[];
}

const tools = ['parse only', 'ajv', 'hublint', 'spectral'];

/** Warm-up runs: until a tool is fully loaded, and until V8 has optimized all tools. */
const warmUps = { loaded: 5, optimized: 200 } as const;

function compareInProcess({ runs }: Bench, file: string): Comparison {
  const library = new URL('../../dist/lib/index.js', import.meta.url).href;
  const schema = pathOf('../../schemas/integration-definition.schema.json');
  const count = runs(25);
  const given = [file, library, schema, String(warmUps.optimized + count)];
  const measured = Object.fromEntries(
    tools.map((tool): [string, ToolRuns] => {
      const args = [pathOf('../peers/in-process.mjs'), tool, ...given];
      return [tool, JSON.parse(readOutput({ args }))];
    }),
  );
  const isFair = measured.hublint?.findingCount === measured.spectral?.findingCount;
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
function rowsOf(measured: Readonly<Record<string, ToolRuns>>, count: number): ResultTable['rows'] {
  const createComparison = (from: number) => {
    const of = ({ times: all }: ToolRuns) => median(all.slice(from, from + count));
    const own = measured.hublint === undefined ? Number.NaN : of(measured.hublint);
    return (one: ToolRuns) => ({ time: of(one), ratio: of(one) / own });
  };
  const [loaded, optimized] = [createComparison(warmUps.loaded), createComparison(warmUps.optimized)];
  return Object.entries(measured).map(([name, one]) => {
    const [soon, late] = [loaded(one), optimized(one)];
    const asked = name === 'spectral' ? formatLowerTarget(late.ratio, 20, formatRatio) : '';
    const first = formatTime(one.times[0] ?? Number.NaN);
    return [
      name,
      String(one.findingCount),
      first,
      formatTime(soon.time),
      formatRatio(soon.ratio),
      formatTime(late.time),
      formatRatio(late.ratio),
      asked,
    ];
  });
}

function compareCommandLines({ hublint, runs }: Bench, file: string): ResultTable {
  const spectral = pathOf('../peers/node_modules/@stoplight/spectral-cli/dist/index.js');
  const count = runs(7);
  const commands = {
    hublint: { args: [hublint.cli, file, '--config', configuration], codes: [1] },
    spectral: { args: [spectral, 'lint', file, '--ruleset', pathOf('../peers/ruleset.mjs')], codes: [1] },
  };
  const measured = measureInTurn(commands, { runs: count });
  const own = median(measured.hublint ?? []);
  const rows = Object.entries(measured).map(([name, all]) => {
    const ratio = median(all) / own;
    return [
      name,
      formatTime(median(all)),
      formatTime(best(all)),
      formatRatio(ratio),
      name === 'spectral' ? formatLowerTarget(ratio, 15, formatRatio) : '',
    ];
  });
  const columns = ['', 'median', 'best', 'over hublint', 'asked for'];
  return { title: `Command lines, the same manifest, whole process: ${count} runs`, columns, rows };
}

export const peers: BenchPart = {
  title: 'Tools of the same kind, on the same findings',
  run(bench): PartResults {
    if (!existsSync(installedPeers)) {
      const command = 'npm ci --prefix bench/peers --ignore-scripts';
      return { tables: [], notMeasured: [`the peers, which are not installed: \`${command}\` does.`] };
    }
    const folder = join(bench.folder, 'peers');
    writeFiles(folder, { ...assets, 'desk.json': asJson(removeSomeTexts(createManifest({ actions: 64 }))) });
    const file = join(folder, 'desk.json');
    const { table, faults } = compareInProcess(bench, file);
    return { tables: [table, compareCommandLines(bench, file)], faults };
  },
};
