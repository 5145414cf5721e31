import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder, under, write } from '../inputs/folder.ts';
import { asJson, assets, written } from '../inputs/manifest.ts';
import { moduleFiles } from '../inputs/module.ts';
import { definitionFile, definitionsIn, manifestsIn } from '../inputs/real.ts';
import { peakOf } from '../measure/memory.ts';
import { type BenchCommand, rounds } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import { type Bench, type BenchPart, noDefinitions, type ResultTable } from '../part.ts';
import { atMost, seconds, time, times } from '../print/figures.ts';

const integrations = 82;
const library = new URL('../../dist/lib/index.js', import.meta.url);
const readAndParse = fileURLToPath(new URL('../measure/read-and-parse.mjs', import.meta.url));

const megabytes = (value: number) => `${Math.round(value)} MB`;

/** Writes definitions of all sizes: most are small, and some have scripts. */
function generate(folder: string): void {
  for (let number = 1; number <= integrations; number++) {
    const wanted = { name: `desk-${number}`, actions: 1 + (number % 12), scripted: number % 4 === 0 };
    write(folder, under(wanted.name, moduleFiles(wanted)));
  }
}

/** Writes the same definitions as JSON, each beside the files that it refers to. */
async function convert(from: string, to: string): Promise<void> {
  const { load } = await import(library.href);
  for (const { name, folder } of definitionsIn(from)) {
    const [document] = await load(definitionFile, { cwd: folder });
    write(to, { ...under(name, assets), [`${name}/desk.integration.json`]: asJson(document.data ?? {}) });
  }
}

interface Folder extends BenchCommand {
  readonly target?: number;
}

const lint = ({ hublint }: Bench, cwd: string, targets: readonly string[] = ['.']): Folder => ({
  cwd,
  args: [hublint.cli, ...targets, '--no-config', '--fail-on', 'never'],
});

async function folders(bench: Bench): Promise<ResultTable> {
  const { folder, definitions, manifests, runs } = bench;
  const own = join(folder, 'definitions');
  generate(own);
  const commands: Record<string, Folder> = {};
  for (const [title, modules] of [['generated', own] as const, ['real', definitions] as const]) {
    if (modules === undefined) continue;
    const count = definitionsIn(modules).length;
    const data = join(folder, `${title}-data`);
    await convert(modules, data);
    commands[`${count} ${title} definitions in TypeScript`] = { ...lint(bench, modules), target: 1_000 };
    commands[`the ${count} ${title} ones as JSON`] = { ...lint(bench, data), target: 600 };
  }
  if (manifests !== undefined) {
    const names = [...manifestsIn(manifests).keys()];
    commands[`${names.length} real manifests in JSON`] = lint(bench, manifests, names);
  }
  const count = runs(5);
  const rows = Object.entries(rounds(commands, { runs: count })).map(([name, all]) => {
    const target = commands[name]?.target;
    return [name, time(median(all)), time(best(all)), target === undefined ? '' : atMost(median(all), target, seconds)];
  });
  return { title: `Folders, whole process: ${count} runs`, columns: ['', 'median', 'best', 'asked for'], rows };
}

const masses = { count: 5_000, size: 25_000 };

function mass(bench: Bench, folder: string): ResultTable {
  write(folder, assets);
  for (let number = 0; number < masses.count; number++) {
    const text = written(masses.size, asJson, { name: `desk-${number}`, first: number * 100 });
    write(folder, { [`desk${number}.integration.json`]: text });
  }
  const whole = lint(bench, folder);
  const runs = bench.runs(3);
  const measured = rounds({ parse: { args: [readAndParse, folder] }, hublint: whole }, { runs, warmUps: 0 });
  const [parse, checked] = [median(measured.parse ?? []), median(measured.hublint ?? [])];
  const peak = peakOf(whole, bench.folder);
  const row = (name: string, value: number, asked = '') => [name, time(value), times(value / parse), asked];
  return {
    title: `5,000 JSON manifests of 25 KB, whole process: ${runs} runs`,
    columns: ['', 'median', 'over parsing', 'asked for'],
    rows: [
      row('read and parse', parse),
      row('hublint', checked, atMost(checked / parse, 3, times)),
      ['memory of hublint, at most', megabytes(peak), '', atMost(peak, 300, megabytes)],
    ],
  };
}

export const many: BenchPart = {
  title: 'Many manifests, whole process',
  async run(bench) {
    const tables = [await folders(bench), await inFolder((folder) => mass(bench, folder))];
    const missing = [
      ...(bench.definitions === undefined ? [noDefinitions] : []),
      ...(bench.manifests === undefined ? ['real manifests in JSON: there is no folder `../shared`.'] : []),
    ];
    return { tables, missing };
  },
};
