import { join } from 'node:path';
import { stringify } from 'yaml';
import { write } from '../inputs/folder.ts';
import { asJson, assets, written } from '../inputs/manifest.ts';
import { moduleFiles } from '../inputs/module.ts';
import { definitionFile, definitionsIn, type RealDefinition } from '../inputs/real.ts';
import type { Installation } from '../measure/installation.ts';
import { type BenchCommand, rounds } from '../measure/processes.ts';
import { best, median } from '../measure/statistics.ts';
import { type Bench, type BenchPart, noDefinitions } from '../part.ts';
import { atMost, time, times } from '../print/figures.ts';

const size = 100_000;
export const empty = '`node -e 0`';

/** Targets as multiples of an empty process; scripts add to them. */
const targets = { json: 2, yaml: 2.5, module: 3, scripts: 1 } as const;

export interface Kind {
  readonly command: BenchCommand;
  readonly target?: number;
}

export type Kinds = Readonly<Record<string, Kind>>;

function generated({ folder, hublint }: Bench): Kinds {
  const cwd = join(folder, 'start');
  const yaml = (data: object) => stringify(data);
  write(cwd, {
    ...assets,
    'plain.json': written(size, asJson),
    'scripted.json': written(size, asJson, { scripted: true }),
    'plain.yaml': written(size, yaml),
    'scripted.yaml': written(size, yaml, { scripted: true }),
  });
  for (const scripted of [false, true]) write(join(cwd, scripted ? 'scripted' : 'plain'), moduleFiles({ scripted }));
  const both = (name: string, target: number, extension: string): Kinds => ({
    [name]: { target, command: { args: [hublint.cli, `plain${extension}`], cwd } },
    [`${name}, scripts`]: {
      target: target + targets.scripts,
      command: { args: [hublint.cli, `scripted${extension}`], cwd },
    },
  });
  return {
    [empty]: { command: { args: ['-e', '0'] } },
    '`hublint --version`': { command: { args: [hublint.cli, '--version'] } },
    ...both('JSON, 100 KB', targets.json, '.json'),
    ...both('YAML, 100 KB', targets.yaml, '.yaml'),
    ...both('TypeScript, 7 files', targets.module, ''),
  };
}

/** Returns the target for a definition in TypeScript. */
export const targetFor = (isScripted: boolean): number => targets.module + (isScripted ? targets.scripts : 0);

export const lintOf = ({ folder }: RealDefinition, { cli }: Installation): BenchCommand => ({
  args: [cli, definitionFile, '--no-config', '--fail-on', 'never'],
  cwd: folder,
});

/** Returns the median and the largest definition, both of those with scripts and of those without. */
function real({ hublint, definitions }: Bench): Kinds {
  if (definitions === undefined) return {};
  const all = definitionsIn(definitions);
  const kinds = [false, true].flatMap((isScripted) => {
    const some = all.filter((one) => one.isScripted === isScripted);
    const chosen = new Set([some[some.length >> 1], some.at(-1)].filter((one) => one !== undefined));
    return [...chosen].map((one) => [
      `real TypeScript, ${one.name}${isScripted ? ', scripts' : ''}`,
      { target: targetFor(isScripted), command: lintOf(one, hublint) },
    ]);
  });
  return Object.fromEntries(kinds);
}

function table(title: string, kinds: Kinds, runs: number, warmUps: number) {
  const commands = Object.fromEntries(Object.entries(kinds).map(([name, { command }]) => [name, command]));
  const measured = Object.entries(rounds(commands, { runs, warmUps }));
  const base = median(measured[0]?.[1] ?? []);
  const rows = measured.map(([name, all]) => {
    const ratio = median(all) / base;
    const target = kinds[name]?.target;
    const asked = target === undefined ? '' : atMost(ratio, target, times);
    return [name, time(median(all)), time(best(all)), times(ratio), asked];
  });
  return { title: `${title}: ${runs} runs`, columns: ['', 'median', 'best', `over ${empty}`, 'asked for'], rows };
}

/** Returns the commands to run by name; an empty process first. */
export const kindsOf = (bench: Bench): Kinds => ({ ...generated(bench), ...real(bench) });

/** The same commands, each without the caches of earlier runs. */
const firstOf = (bench: Bench): Kinds =>
  Object.fromEntries(
    Object.entries(kindsOf(bench)).map(([name, { command, ...kind }]) => [
      name,
      { ...kind, command: { ...command, before: bench.hublint.renew } },
    ]),
  );

export const start: BenchPart = {
  title: 'One manifest, whole process',
  run(bench) {
    const elsewhere = { ...bench, hublint: bench.elsewhere };
    return {
      tables: [
        table('From the second run on', kindsOf(bench), bench.runs(30), 2),
        table('The first run after an installation', firstOf(bench), bench.runs(10), 0),
        table('The same where another build of Node compiled it', firstOf(elsewhere), bench.runs(10), 0),
      ],
      missing: bench.definitions === undefined ? [noDefinitions] : [],
    };
  },
};
