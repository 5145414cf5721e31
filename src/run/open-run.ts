import { dirname } from 'node:path';
import { compatRules } from '../../rules/compat/index.ts';
import { rules } from '../../rules/index.ts';
import { about } from '../about.ts';
import { heardOnce, once } from '../data/once.ts';
import type { Document } from '../document/document.ts';
import { plansFor } from '../engine/config/plan-for.ts';
import { type Fixed, fixManifest, type Overlay } from '../engine/fix.ts';
import { KnownError } from '../engine/known-error.ts';
import { type Linted, lintToFix } from '../engine/lint.ts';
import type { Plan } from '../engine/plan.ts';
import { type Registry, registryOf } from '../engine/registry.ts';
import type { FileResult } from '../engine/result.ts';
import { Silences } from '../engine/silences.ts';
import { toldOnce } from '../engine/told-once.ts';
import type { Configuration } from '../host/config/configuration.ts';
import { gatherFacts } from '../host/facts/gather.ts';
import { discover, type Source } from '../host/files/discover.ts';
import { displayPath } from '../host/files/display-path.ts';
import { openSource } from '../host/files/open-source.ts';
import { Seen } from '../host/files/seen.ts';
import type { Loader } from '../host/load/loader.ts';
import { Baselines, type Planned } from './baselines.ts';
import { comparing } from './beyond.ts';
import { changesOf } from './changes.ts';
import { Configurations } from './configurations.ts';
import { elsewhereTargets, refuseElsewhere } from './elsewhere.ts';
import type { Opened } from './opened.ts';
import { paced } from './paced.ts';
import type { RunOptions } from './run-options.ts';
import { type Surroundings, unwatched } from './surroundings.ts';
import { timing } from './timed.ts';
import { Troubles } from './troubles.ts';
import { watched } from './watched.ts';

/** The rules and presets that come with hublint. */
export const builtIn: Registry = registryOf([...rules, ...compatRules]);

/** What was found in a manifest, with every file that it was read from. */
export interface CheckedSource extends Linted, Pick<Document, 'files'> {
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
  /** Reads a manifest. Texts of the overlay stand in for those on disk. */
  open(source: Source, overlay?: Overlay): Promise<Document>;
  /** What is checked in a manifest, and how severely. */
  plan(source: Source): Promise<Plan>;
  /** Reads a manifest and checks it; with every file that it was read from. */
  check(source: Source, overlay?: Overlay): Promise<Linted & Pick<Document, 'files'>>;
  /** Checks a manifest that was read. */
  checkOpened(opened: Opened): Promise<FileResult>;
  /** Checks targets one by one: a result is yielded before the next manifest is read. A text that several share is told once. */
  lint(targets: readonly string[]): AsyncGenerator<FileResult>;
  /** The same, each as if it were alone. */
  lintEach(targets: readonly string[]): AsyncGenerator<FileResult>;
  /** The same, with what each is. */
  checkEach(targets: readonly string[]): AsyncGenerator<CheckedSource>;
  /** What changed from one version to another, before it is judged. */
  compare(base: Opened, head: Opened): Promise<FileResult>;
  /** Checks targets as they would be with every fix applied; writes nothing. */
  fix(targets: readonly string[], unsafe: boolean): AsyncGenerator<Fixed>;
}

/** @throws KnownError for options that mean nothing here. */
export async function openRun(options: RunOptions, surroundings: Surroundings): Promise<Run> {
  const { cwd, watch = unwatched, stdinFilename, parsed, isStill, mayBlock, progress } = surroundings;
  const notice = heardOnce(surroundings.notice);
  const seen = isStill && { seen: new Seen() };
  const configurations = new Configurations(options, { ...surroundings, ...seen, notice, registry: builtIn });
  const baselines = new Baselines(options, cwd);
  const configuration = (folder: string) => watch.phase('configuration', () => configurations.of(folder));
  // What is wrong with the configuration here is said before anything is looked for.
  await configuration(cwd);
  const isChanged = await watch.phase('finding', () => changesOf(options, { cwd, notice, configuration }));
  const loader = await loaderOf(options, surroundings);
  // It comes once, however often a manifest is read anew.
  const stdin = surroundings.stdin && once(surroundings.stdin);
  const kept = { ...(stdin && { stdin }), ...(parsed && { parsed }), ...seen };
  const opening = { cwd, ...(loader && { loader }), ...kept };

  const open = (source: Source, overlay?: Overlay) =>
    watch.phase('reading', () => openSource(source, { ...opening, ...(overlay && { overlay }) }));

  const plansOf = new Map<Configuration, ReturnType<typeof plansFor>>();

  async function planned(source: Source): Promise<Planned> {
    const configured = await configuration(dirname(source.path));
    const inline = options.inline !== false && !configured.locked;
    const form = options.as && { form: options.as };
    const plans = plansOf.get(configured) ?? plansFor({ ...configured, homepage: about.homepage, inline, ...form });
    plansOf.set(configured, plans);
    // What is configured for a file holds for it in every revision.
    return { configured, plan: plans(displayPath(source.path, cwd)) };
  }

  const timed = timing(watch);
  const silences = parsed && new Silences();

  async function lint(source: Source, document: Document, overlay?: Overlay): ReturnType<Run['check']> {
    const planning = await planned(source);
    const { plan } = planning;
    const world = {
      cwd,
      notice,
      mayBlock,
      ...seen,
      ...(source.elsewhere && { beside: source.elsewhere.beside }),
      ...(overlay && { overlay }),
    };
    const facts = await watch.phase('facts', () => gatherFacts(document, plan, world));
    const linted = await watch.phase('checking', () => lintToFix(document, timed(plan), facts, silences));
    const result = await watch.phase('baseline', () => baselines.applyTo(linted.result, planning, source.path));
    return { ...linted, files: document.files, result };
  }

  const check = async (source: Source, overlay?: Overlay) => lint(source, await open(source, overlay), overlay);
  const isIgnored = (path: string) => watch.phase('configuration', () => configurations.ignores(path));
  const elsewhere = elsewhereTargets(options, surroundings);
  const beyond = comparing(cwd);
  const finding = { cwd, isIgnored, elsewhere, ...(stdinFilename !== undefined && { stdinFilename }) };
  const sources = (targets: readonly string[], trouble?: Surroundings['trouble']) =>
    discover(targets.length > 0 ? targets : ['.'], { ...finding, ...(trouble && { trouble }) });

  /** What is made of each manifest that changed. Where none can be checked, the first reason is all there is to say. */
  async function* each<T>(
    targets: readonly string[],
    make: (source: Source, document: Document) => Promise<T>,
  ): AsyncGenerator<T> {
    const troubles = new Troubles(surroundings.trouble);
    const found = sources(targets, troubles.take);
    for await (const source of watched(progress ? paced(found, progress) : found, watch)) {
      const made = await troubles.orElse(async () => {
        const read = once(() => open(source));
        const isSame = async () => isChanged !== undefined && !(await isChanged(source, read));
        if (await watch.phase('finding', isSame)) return 'unchanged';
        return { of: await make(source, await read()) };
      });
      if (made !== undefined) troubles.pass();
      if (typeof made === 'object') yield made.of;
    }
    troubles.end();
  }

  const checkEach = (targets: readonly string[]) =>
    each(targets, async (source, document) => ({ source, ...(await lint(source, document)) }));

  async function* lintEach(targets: readonly string[]): AsyncGenerator<FileResult> {
    for await (const { result } of checkEach(targets)) yield result;
  }

  return {
    configuration,
    registry: () => configurations.registry,
    sources: (targets) => sources(targets),
    open,
    plan: async (source) => (await planned(source)).plan,
    check,
    checkOpened: async ({ source, document }) => (await lint(source, document)).result,
    async *lint(targets) {
      const once = toldOnce();
      for await (const result of lintEach(targets)) yield once(result);
    },
    lintEach,
    checkEach,
    async compare(base, head) {
      const planning = await planned(head.source);
      const { compareDocuments } = await import('../engine/compare/compare.ts');
      const result = await watch.phase('checking', async () =>
        compareDocuments(base.document, head.document, planning.plan, await beyond(base, head)),
      );
      return baselines.applyTo(result, planning, head.source.path, true);
    },
    async *fix(targets, unsafe) {
      refuseElsewhere(targets, 'it can be read, not fixed');
      yield* each(targets, (source, document) => {
        const relint = (overlay: Overlay) => (overlay.size === 0 ? lint(source, document) : check(source, overlay));
        return watch.phase('fixing', () => fixManifest({ lint: relint, unsafe }));
      });
    },
  };
}

async function loaderOf({ load }: RunOptions, { noCode }: Surroundings): Promise<Loader | undefined> {
  if (!load) return undefined;
  if (noCode !== undefined) {
    const hint = 'Without `load`, definitions are read and not run.';
    throw new KnownError({ message: `${noCode}; \`load\` would run definitions.`, hint });
  }
  const { Loader } = await import('../host/load/loader.ts');
  return new Loader();
}
