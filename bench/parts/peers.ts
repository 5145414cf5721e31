import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from '../inputs/folder.ts';
import { asJson, assets, manifest, withGaps } from '../inputs/manifest.ts';
import { answer, rounds } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import type { Bench, Measured, Part, Table } from '../part.ts';
import { atLeast, time, times } from '../print/figures.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const installedPeers = at('../peers/node_modules/@stoplight/spectral-core');
const configuration = at('../peers/hublint.json');

/** What one tool took, and how many findings it had. */
interface Timed {
  readonly times: readonly number[];
  readonly found: number;
}

interface Compared {
  readonly table: Table;
  readonly faults: readonly string[];
}

const warmUps = 5;

function inProcess({ runs }: Bench, file: string): Compared {
  const library = new URL('../../dist/lib/index.js', import.meta.url).href;
  const schema = at('../../schemas/integration-definition.schema.json');
  const args = [at('../peers/in-process.mjs'), file, library, schema, String(warmUps + runs(25))];
  const measured: Readonly<Record<string, Timed>> = JSON.parse(answer({ args }));
  const own = median(measured.hublint?.times.slice(warmUps) ?? []);
  const rows = Object.entries(measured).map(([name, { times: all, found }]) => {
    const warm = median(all.slice(warmUps));
    const asked = name === 'spectral' ? atLeast(warm / own, 20, times) : '';
    return [name, time(all[0] ?? Number.NaN), time(warm), times(warm / own), String(found), asked];
  });
  const isFair = measured.hublint?.found === measured.spectral?.found;
  const faults = isFair ? [] : ['hublint and Spectral do not find the same: nothing is compared.'];
  const columns = ['', 'the first time', 'median', 'over hublint', 'findings', 'asked for'];
  return { table: { title: `In one process, a manifest in JSON of 100 KB: ${runs(25)} runs`, columns, rows }, faults };
}

function commandLines({ hublint, runs }: Bench, file: string): Table {
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

export const peers: Part = {
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
