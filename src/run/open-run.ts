import { once, onceEachText } from '../data/once.ts';
import type { Overlay } from '../engine/fix.ts';
import type { Plan } from '../engine/plan/plan.ts';
import type { Registry } from '../engine/plan/registry.ts';
import type { FileResult } from '../engine/result/result.ts';
import type { Configuration } from '../host/config/configuration.ts';
import type { Source } from '../host/files/find/discover.ts';
import { SeenFiles } from '../host/files/seen.ts';
import { Baselines } from './baseline/baselines.ts';
import { type Checked, checking } from './check/checking.ts';
import type { Compare } from './check/comparing.ts';
import { Configurations } from './check/configurations.ts';
import type { FixTargets } from './check/fixing.ts';
import { linting } from './check/linting.ts';
import type { Opened } from './check/opened.ts';
import { type Open, opening } from './check/opening.ts';
import { planning } from './check/planning.ts';
import { eachChanged, finding } from './find/finding.ts';
import type { RunOptions } from './options/run-options.ts';
import { type Surroundings, unwatched } from './surroundings.ts';

/** What was found in a manifest, with every file that it was read from. */
export interface CheckedSource extends Checked {
  readonly source: Source;
}

/** One run of hublint over manifests, whatever face it has. */
export interface Run {
  /** What holds for the manifests of a folder. */
  configuration(folder: string): Promise<Configuration>;
  /** What the configurations met so far can name. */
  registry(): Registry;
  /** The manifests that targets name; an empty list means the working directory. */
  sources(targets: readonly string[]): AsyncGenerator<Source>;
  readonly open: Open;
  /** What is checked in a manifest, and how severely. */
  plan(source: Source): Promise<Plan>;
  /** Reads a manifest and checks it; with every file that it was read from. */
  check(source: Source, overlay?: Overlay): Promise<Checked>;
  /** Checks a manifest that was read. */
  checkOpened(opened: Opened): Promise<FileResult>;
  /** Checks targets one by one: a result is yielded before the next manifest is read. A text that several share is told once. */
  lint(targets: readonly string[]): AsyncGenerator<FileResult>;
  /** The same, each as if it were alone. */
  lintEach(targets: readonly string[]): AsyncGenerator<FileResult>;
  /** The same, with what each is. */
  checkEach(targets: readonly string[]): AsyncGenerator<CheckedSource>;
  readonly compare: Compare;
  readonly fix: FixTargets;
}

/**
 * Puts a run together of its steps, each in a file of its own: manifests are found (`finding.ts`) and read (`opening.ts`), their
 * configuration says what is checked in each (`planning.ts`), and each is checked (`checking.ts`; many, `linting.ts`), fixed
 * (`fixing.ts`) or compared with another version (`comparing.ts`).
 * @throws KnownError for options that mean nothing here.
 */
export async function openRun(options: RunOptions, given: Surroundings): Promise<Run> {
  const surroundings = sparing(given);
  const { cwd, watch = unwatched, notice } = surroundings;
  const configurations = new Configurations(options, surroundings);
  const configuration = (folder: string) => watch.phase('configuration', () => configurations.of(folder));
  // What is wrong with the configuration here is said before anything is looked for.
  await configuration(cwd);
  const isChanged = await watch.phase('finding', async () => {
    if (options.since === undefined) return undefined;
    const { changesSince } = await import('./find/changes.ts');
    return changesSince(options.since, options, { cwd, notice, configuration });
  });
  const open = await opening(options, surroundings);
  const planned = planning(options, { cwd, configuration });
  const judging = { planned, baselines: new Baselines(options, cwd) };
  const check = checking(surroundings, judging);
  const find = finding(options, surroundings, configurations);
  const each = eachChanged(surroundings, { find, open, isChanged });
  const comparing = once(async () => (await import('./check/comparing.ts')).comparing(surroundings, judging));
  return {
    configuration,
    registry: () => configurations.registry,
    sources: (targets) => find(targets),
    open,
    plan: async (source) => (await planned(source)).plan,
    check: async (source, overlay) => check(source, await open(source, overlay), overlay),
    checkOpened: async ({ source, document }) => (await check(source, document)).result,
    checkEach: (targets) => each(targets, async (source, read) => ({ source, ...(await check(source, await read())) })),
    ...linting(surroundings, { options, each, open, check, judging }),
    compare: async (base, head) => (await comparing())(base, head),
    async *fix(targets, unsafe) {
      const { fixing } = await import('./check/fixing.ts');
      yield* fixing(surroundings, { each, open, check })(targets, unsafe);
    },
  };
}

/**
 * The same, where nothing is said twice, standard input comes once, however often a manifest is read anew, and nothing is
 * looked at again on a disk that is still.
 */
const sparing = ({ notice, stdin, ...others }: Surroundings) => ({
  ...others,
  notice: onceEachText(notice),
  ...(stdin && { stdin: once(stdin) }),
  ...(others.isStill && { seen: new SeenFiles() }),
});
