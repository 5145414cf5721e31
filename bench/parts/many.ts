import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTemporaryFolder, moveUnder, writeFiles } from '../inputs/folder.ts';
import { asJson, assets, writeManifestOfSize } from '../inputs/manifest.ts';
import { moduleFiles } from '../inputs/module.ts';
import { definitionFile, definitionsIn, manifestsIn } from '../inputs/real.ts';
import { measurePeakMemory } from '../measure/memory.ts';
import { type BenchCommand, measureInTurn } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import { type Bench, type BenchPart, definitionsNotMeasured, type ResultTable } from '../part.ts';
import { formatRatio, formatSeconds, formatTime, formatUpperTarget } from '../print/figures.ts';

const integrations = 82;
const library = new URL('../../dist/lib/index.js', import.meta.url);
const readAndParse = fileURLToPath(new URL('../measure/read-and-parse.mjs', import.meta.url));

const megabytes = (value: number) => `${Math.round(value)} MB`;

/** Writes definitions of all sizes: most are small, and some have scripts. */
function writeDefinitions(folder: string): void {
  for (let number = 1; number <= integrations; number++) {
    const wanted = { name: `desk-${number}`, actions: 1 + (number % 12), scripted: number % 4 === 0 };
    writeFiles(folder, moveUnder(wanted.name, moduleFiles(wanted)));
  }
}

/** Writes the same definitions as JSON, each beside the files that it refers to. */
async function convertToJson(from: string, to: string): Promise<void> {
  const { load } = await import(library.href);
  for (const { name, folder } of definitionsIn(from)) {
    const [document] = await load(definitionFile, { cwd: folder });
    writeFiles(to, { ...moveUnder(name, assets), [`${name}/desk.integration.json`]: asJson(document.data ?? {}) });
  }
}

interface FolderCommand extends BenchCommand {
  readonly target?: number;
}

const lintCommand = ({ hublint }: Bench, cwd: string, targets: readonly string[] = ['.']): FolderCommand => ({
  cwd,
  args: [hublint.cli, ...targets, '--no-config', '--fail-on', 'never'],
});

async function measureFolders(bench: Bench): Promise<ResultTable> {
  const { folder, definitions, manifests, runs } = bench;
  const own = join(folder, 'definitions');
  writeDefinitions(own);
  const commands: Record<string, FolderCommand> = {};
  for (const [title, modules] of [['generated', own] as const, ['real', definitions] as const]) {
    if (modules === undefined) continue;
    const count = definitionsIn(modules).length;
    const data = join(folder, `${title}-data`);
    await convertToJson(modules, data);
    commands[`${count} ${title} definitions in TypeScript`] = { ...lintCommand(bench, modules), target: 1_000 };
    commands[`the ${count} ${title} ones as JSON`] = { ...lintCommand(bench, data), target: 600 };
  }
  if (manifests !== undefined) {
    const names = [...manifestsIn(manifests).keys()];
    commands[`${names.length} real manifests in JSON`] = lintCommand(bench, manifests, names);
  }
  const count = runs(5);
  const rows = Object.entries(measureInTurn(commands, { runs: count })).map(([name, all]) => {
    const target = commands[name]?.target;
    return [
      name,
      formatTime(median(all)),
      formatTime(best(all)),
      target === undefined ? '' : formatUpperTarget(median(all), target, formatSeconds),
    ];
  });
  return { title: `Folders, whole process: ${count} runs`, columns: ['', 'median', 'best', 'asked for'], rows };
}

const manyManifests = { count: 5_000, size: 25_000 };

function measureManyManifests(bench: Bench, folder: string): ResultTable {
  writeFiles(folder, assets);
  for (let number = 0; number < manyManifests.count; number++) {
    const text = writeManifestOfSize(manyManifests.size, asJson, { name: `desk-${number}`, first: number * 100 });
    writeFiles(folder, { [`desk${number}.integration.json`]: text });
  }
  const whole = lintCommand(bench, folder);
  const runs = bench.runs(3);
  const measured = measureInTurn({ parse: { args: [readAndParse, folder] }, hublint: whole }, { runs, warmUps: 0 });
  const [parse, checked] = [median(measured.parse ?? []), median(measured.hublint ?? [])];
  const peak = measurePeakMemory(whole, bench.folder);
  const row = (name: string, value: number, asked = '') => [name, formatTime(value), formatRatio(value / parse), asked];
  return {
    title: `5,000 JSON manifests of 25 KB, whole process: ${runs} runs`,
    columns: ['', 'median', 'over parsing', 'asked for'],
    rows: [
      row('read and parse', parse),
      row('hublint', checked, formatUpperTarget(checked / parse, 3, formatRatio)),
      ['memory of hublint, at most', megabytes(peak), '', formatUpperTarget(peak, 300, megabytes)],
    ],
  };
}

export const many: BenchPart = {
  title: 'Many manifests, whole process',
  async run(bench) {
    const tables = [
      await measureFolders(bench),
      await inTemporaryFolder((folder) => measureManyManifests(bench, folder)),
    ];
    const notMeasured = [
      ...(bench.definitions === undefined ? [definitionsNotMeasured] : []),
      ...(bench.manifests === undefined ? ['real manifests in JSON: there is no folder `../shared`.'] : []),
    ];
    return { tables, notMeasured };
  },
};
