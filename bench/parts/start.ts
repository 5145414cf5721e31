import { join } from 'node:path';
import { stringify } from 'yaml';
import { writeFiles } from '../inputs/folder.ts';
import { asJson, assets, writeManifestOfSize } from '../inputs/manifest.ts';
import { moduleFiles } from '../inputs/module.ts';
import { definitionFile, definitionsIn, type RealDefinition } from '../inputs/real.ts';
import type { Installation } from '../measure/installation.ts';
import { type BenchCommand, measureInTurn } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import { type Bench, type BenchPart, definitionsNotMeasured } from '../part.ts';
import { formatRatio, formatTime, formatUpperTarget } from '../print/figures.ts';

const size = 100_000;
export const emptyProcess = '`node -e 0`';

/** Targets as multiples of an empty process; scripts add to them. */
const targets = { json: 2, yaml: 2.5, module: 3, scripts: 1 } as const;

export interface StartKind {
  readonly command: BenchCommand;
  readonly target?: number;
}

export type StartKinds = Readonly<Record<string, StartKind>>;

function createGenerated({ folder, hublint }: Bench): StartKinds {
  const cwd = join(folder, 'start');
  const yaml = (data: object) => stringify(data);
  writeFiles(cwd, {
    ...assets,
    'plain.json': writeManifestOfSize(size, asJson),
    'scripted.json': writeManifestOfSize(size, asJson, { scripted: true }),
    'plain.yaml': writeManifestOfSize(size, yaml),
    'scripted.yaml': writeManifestOfSize(size, yaml, { scripted: true }),
  });
  for (const scripted of [false, true])
    writeFiles(join(cwd, scripted ? 'scripted' : 'plain'), moduleFiles({ scripted }));
  const both = (name: string, target: number, extension: string): StartKinds => ({
    [name]: { target, command: { args: [hublint.cli, `plain${extension}`], cwd } },
    [`${name}, scripts`]: {
      target: target + targets.scripts,
      command: { args: [hublint.cli, `scripted${extension}`], cwd },
    },
  });
  return {
    [emptyProcess]: { command: { args: ['-e', '0'] } },
    '`hublint --version`': { command: { args: [hublint.cli, '--version'] } },
    ...both('JSON, 100 KB', targets.json, '.json'),
    ...both('YAML, 100 KB', targets.yaml, '.yaml'),
    ...both('TypeScript, 7 files', targets.module, ''),
  };
}

/** Returns the target for a definition in TypeScript. */
export const targetFor = (isScripted: boolean): number => targets.module + (isScripted ? targets.scripts : 0);

export const lintCommandOf = ({ folder }: RealDefinition, { cli }: Installation): BenchCommand => ({
  args: [cli, definitionFile, '--no-config', '--fail-on', 'never'],
  cwd: folder,
});

/** Returns the median and the largest definition, both of those with scripts and of those without. */
function createReal({ hublint, definitions }: Bench): StartKinds {
  if (definitions === undefined) return {};
  const all = definitionsIn(definitions);
  const kinds = [false, true].flatMap((isScripted) => {
    const some = all.filter((one) => one.isScripted === isScripted);
    const chosen = new Set([some[some.length >> 1], some.at(-1)].filter((one) => one !== undefined));
    return [...chosen].map((one) => [
      `real TypeScript, ${one.name}${isScripted ? ', scripts' : ''}`,
      { target: targetFor(isScripted), command: lintCommandOf(one, hublint) },
    ]);
  });
  return Object.fromEntries(kinds);
}

function createTable(title: string, kinds: StartKinds, runs: number, warmUps: number) {
  const commands = Object.fromEntries(Object.entries(kinds).map(([name, { command }]) => [name, command]));
  const measured = Object.entries(measureInTurn(commands, { runs, warmUps }));
  const base = median(measured[0]?.[1] ?? []);
  const rows = measured.map(([name, all]) => {
    const ratio = median(all) / base;
    const target = kinds[name]?.target;
    const asked = target === undefined ? '' : formatUpperTarget(ratio, target, formatRatio);
    return [name, formatTime(median(all)), formatTime(best(all)), formatRatio(ratio), asked];
  });
  return {
    title: `${title}: ${runs} runs`,
    columns: ['', 'median', 'best', `over ${emptyProcess}`, 'asked for'],
    rows,
  };
}

/** Returns the commands to run by name; an empty process first. */
export const createStartKinds = (bench: Bench): StartKinds => ({ ...createGenerated(bench), ...createReal(bench) });

/** The same commands, each without the caches of earlier runs. */
const createFirstRunKinds = (bench: Bench): StartKinds =>
  Object.fromEntries(
    Object.entries(createStartKinds(bench)).map(([name, { command, ...kind }]) => [
      name,
      { ...kind, command: { ...command, before: bench.hublint.deleteCaches } },
    ]),
  );

export const start: BenchPart = {
  title: 'One manifest, whole process',
  run(bench) {
    const elsewhere = { ...bench, hublint: bench.hublintWithoutCodeCache };
    return {
      tables: [
        createTable('From the second run on', createStartKinds(bench), bench.runs(30), 2),
        createTable('The first run after an installation', createFirstRunKinds(bench), bench.runs(10), 0),
        createTable(
          'The same where another build of Node compiled it',
          createFirstRunKinds(elsewhere),
          bench.runs(10),
          0,
        ),
      ],
      notMeasured: bench.definitions === undefined ? [definitionsNotMeasured] : [],
    };
  },
};
