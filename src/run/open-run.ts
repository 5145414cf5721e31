import { distinctTexts, once } from '../data/once.ts';
import type { Overlay } from '../engine/fix.ts';
import type { Plan } from '../engine/plan/plan.ts';
import type { Registry } from '../engine/plan/registry.ts';
import type { FileResult } from '../engine/result/result.ts';
import type { Configuration } from '../host/config/configuration.ts';
import { FileCache } from '../host/files/file-cache.ts';
import type { Source } from '../host/files/find/discover.ts';
import { Baselines } from './baseline/baselines.ts';
import { type Checked, createCheck } from './check/check.ts';
import type { Compare } from './check/compare.ts';
import { Configurations } from './check/configurations.ts';
import type { FixTargets } from './check/fix.ts';
import { createLint } from './check/lint.ts';
import { createOpen, type Open } from './check/open.ts';
import type { OpenedManifest } from './check/opened-manifest.ts';
import { createPlanner } from './check/plan.ts';
import { createFind, eachChanged } from './find/find.ts';
import type { RunOptions } from './options/run-options.ts';
import { type RunEnvironment, unwatched } from './run-environment.ts';

/** The result for a manifest, with every file that it was read from. */
export interface CheckedSource extends Checked {
  readonly source: Source;
}

/** One run of hublint over manifests, used by every face. */
export interface Run {
  /** The configuration for the manifests of a folder. */
  configuration(folder: string): Promise<Configuration>;
  /** The merged registry of the configurations loaded so far. */
  registry(): Registry;
  /** The manifests that targets name; an empty list means the working directory. */
  sources(targets: readonly string[]): AsyncGenerator<Source>;
  readonly open: Open;
  /** The plan for a manifest: its rules and checks, with severities. */
  plan(source: Source): Promise<Plan>;
  /** Reads and checks a manifest. The result lists every file that it was read from. */
  check(source: Source, overlay?: Overlay): Promise<Checked>;
  /** Checks a manifest that was already read. */
  checkOpened(opened: OpenedManifest): Promise<FileResult>;
  /** Checks targets one by one: a result is yielded before the next manifest is read. Findings in shared files occur once. */
  lint(targets: readonly string[]): AsyncGenerator<FileResult>;
  /** Like `lint`, but each manifest on its own. */
  lintEach(targets: readonly string[]): AsyncGenerator<FileResult>;
  /** Like `lintEach`, with the source and files of each manifest. */
  checkEach(targets: readonly string[]): AsyncGenerator<CheckedSource>;
  readonly compare: Compare;
  readonly fix: FixTargets;
}

/**
 * Assembles a run from its steps, each in a file of its own: manifests are found (`find.ts`) and read (`open.ts`),
 * configurations determine the checks for each (`plan.ts`), and each is checked (`check.ts`; many, `lint.ts`), fixed
 * (`fix.ts`) or compared with another version (`compare.ts`).
 * @throws KnownError for invalid options.
 */
export async function openRun(options: RunOptions, given: RunEnvironment): Promise<Run> {
  const environment = withCaches(given);
  const { cwd, watch = unwatched, notice } = environment;
  const configurations = new Configurations(options, environment);
  const configuration = (folder: string) => watch.phase('configuration', () => configurations.of(folder));
  // Faults of this folder's configuration are reported before anything is searched for.
  await configuration(cwd);
  const changed = await watch.phase('finding', async () => {
    if (options.since === undefined) return undefined;
    const { changesSince } = await import('./find/changes.ts');
    return changesSince(options.since, options, { cwd, notice, configuration });
  });
  const open = await createOpen(options, environment);
  const planned = createPlanner(options, { cwd, configuration });
  const judging = { planned, baselines: new Baselines(options, cwd) };
  const check = createCheck(environment, judging);
  const find = createFind(options, environment, configurations);
  const each = eachChanged(environment, { find, open, changed });
  const comparing = once(async () => (await import('./check/compare.ts')).createCompare(environment, judging));
  return {
    configuration,
    registry: () => configurations.registry,
    sources: (targets) => find(targets),
    open,
    plan: async (source) => (await planned(source)).plan,
    check: async (source, overlay) => check(source, await open(source, overlay), overlay),
    checkOpened: async ({ source, document }) => (await check(source, document)).result,
    checkEach: (targets) => each(targets, async (source, read) => ({ source, ...(await check(source, await read())) })),
    ...createLint(environment, { options, each, open, check, judging }),
    compare: async (base, head) => (await comparing())(base, head),
    async *fix(targets, unsafe) {
      const { createFix } = await import('./check/fix.ts');
      yield* createFix(environment, { each, open, check })(targets, unsafe);
    },
  };
}

/**
 * Returns the environment with caches: it passes on each notice once, reads standard input once, however often a manifest is
 * read again, and caches file look-ups if the disk does not change.
 */
const withCaches = ({ notice, stdin, ...others }: RunEnvironment) => ({
  ...others,
  notice: distinctTexts(notice),
  ...(stdin && { stdin: once(stdin) }),
  ...(others.isDiskUnchanged && { fileCache: new FileCache() }),
});
