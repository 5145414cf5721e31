import { resolve } from 'node:path';
import type { Form } from '../../schemas/integration.ts';
import type { Document } from '../document/document.ts';
import { applyBaseline, type PlacedBaseline } from '../engine/baseline.ts';
import { planFor } from '../engine/config/plan-for.ts';
import { type Fixed, fixManifest, type Overlay } from '../engine/fix.ts';
import { KnownError } from '../engine/known-error.ts';
import { lintDocument } from '../engine/lint.ts';
import type { Plan } from '../engine/plan.ts';
import type { FileResult } from '../engine/result.ts';
import type { Rule } from '../rule/rule.ts';
import { type Configuration, type LoadOptions, loadConfiguration } from './config/load.ts';
import { gatherFacts } from './facts/gather.ts';
import { discover, type Source } from './files/discover.ts';
import { openSource } from './files/open.ts';
import type { Loader } from './load/loader.ts';

export interface SessionOptions extends LoadOptions {
  /** The address that rules' pages are derived from. */
  readonly homepage: string;
  /** `--as`. */
  readonly form?: Form;
  /** False for `--no-inline`: comments silence nothing. */
  readonly inline?: boolean;
  /** `--baseline`, relative to `cwd`; stands in for the configuration's. False: none is read, to write one. */
  readonly baseline?: string | false;
  /** `--since`: only manifests with a file that differs from this revision. */
  readonly since?: string;
  /** `--load`: definition modules are run, in a process of their own, instead of read. */
  readonly load?: boolean;
  /** What standard input is called. */
  readonly stdinFilename?: string;
  /** Reads standard input whole. */
  readonly stdin?: () => Promise<Buffer>;
  /** Times the work, where someone asks how long it takes. */
  readonly watch?: Watch;
}

/** Stands around parts of the work; the engine itself has no clock. */
export interface Watch {
  readonly phase: <T>(name: 'configuration' | 'reading' | 'checking', work: () => Promise<T>) => Promise<T>;
  /** The rule, timed. */
  readonly rule: (rule: Rule) => Rule;
}

const unwatched: Watch = { phase: (_, work) => work(), rule: (rule) => rule };

/** One run of hublint: a configuration, and what can be done to targets under it. Every face goes through here. */
export interface Session {
  readonly configuration: Configuration;
  /** The manifests that targets name; an empty list means the working directory. */
  sources(targets: readonly string[]): AsyncGenerator<Source>;
  open(source: Source): Promise<Document>;
  planFor(file: string): Plan;
  /** Lints targets one by one: a result is yielded before the next manifest is read. */
  lint(targets: readonly string[]): AsyncGenerator<FileResult>;
  /** Lints targets as they would be with every fix applied; writes nothing. */
  fix(targets: readonly string[], unsafe: boolean): AsyncGenerator<Fixed>;
}

/** @throws KnownError for a configuration that cannot be read or means nothing. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { cwd, form, stdin, stdinFilename, watch = unwatched } = options;
  const configuration = await watch.phase('configuration', () => loadConfiguration(options));
  const { root, ignores, registry, layers, locked } = configuration;
  const inline = options.inline !== false && !locked;
  const plans = { registry, layers, homepage: options.homepage, inline, ...(form && { form }) };
  const baseline = await baselineOf(options, configuration);
  const isChanged = await changesOf(options);
  const notice = once(options.notice);
  const loader = await loaderOf(options);
  const opening = { cwd, ...(stdin && { stdin }), ...(loader && { loader }) };
  const finding = { cwd, root, ignores, ...(stdinFilename !== undefined && { stdinFilename }) };

  const sources = (targets: readonly string[]) => discover(targets.length > 0 ? targets : ['.'], finding);
  const open = (source: Source, overlay?: Overlay) =>
    watch.phase('reading', () => openSource(source, { ...opening, ...(overlay && { overlay }) }));

  async function* opened(targets: readonly string[]): AsyncGenerator<readonly [Source, Document]> {
    for await (const source of sources(targets)) {
      const document = await open(source);
      if (isChanged?.(document) ?? true) yield [source, document];
    }
  }

  async function check(document: Document): Promise<FileResult> {
    const plan = planFor(document.file, plans);
    const rules = plan.rules.map((active) => ({ ...active, rule: watch.rule(active.rule) }));
    const result = await watch.phase('checking', async () =>
      lintDocument(document, { ...plan, rules }, await gatherFacts(document, plan, { cwd, notice })),
    );
    return baseline ? applyBaseline(result, baseline) : result;
  }

  return {
    configuration,
    sources,
    open,
    planFor: (file) => planFor(file, plans),
    async *lint(targets) {
      for await (const [, document] of opened(targets)) yield await check(document);
    },
    async *fix(targets, unsafe) {
      for await (const [source, document] of opened(targets)) {
        const lint = async (overlay: Overlay) => check(overlay.size === 0 ? document : await open(source, overlay));
        yield await fixManifest({ lint, unsafe });
      }
    },
  };
}

async function loaderOf({ load, noCode }: SessionOptions): Promise<Loader | undefined> {
  if (!load) return undefined;
  if (noCode !== undefined) {
    const hint = 'Without `load`, definitions are read and not run.';
    throw new KnownError({ message: `${noCode}; \`load\` would run definitions.`, hint });
  }
  const { Loader } = await import('./load/loader.ts');
  return new Loader();
}

function once(notice: SessionOptions['notice']): (text: string) => void {
  const said = new Set<string>();
  return (text) => {
    if (!said.has(text)) notice?.(text);
    said.add(text);
  };
}

async function baselineOf(
  { cwd, baseline: named }: SessionOptions,
  { root, locked, baseline: configured }: Configuration,
): Promise<PlacedBaseline | undefined> {
  if (locked || named === false || (named ?? configured) === undefined) return undefined;
  const { configuredBaseline, namedBaseline, readBaseline } = await import('./baseline.ts');
  if (named !== undefined) return readBaseline(namedBaseline(named, cwd));
  return configured === undefined ? undefined : readBaseline(configuredBaseline(configured, root, cwd));
}

/** Which integrations changed: by any file of their folder, or any that their definition imports. */
async function changesOf({ since, cwd }: SessionOptions): Promise<((document: Document) => boolean) | undefined> {
  if (since === undefined) return undefined;
  const { changedSince } = await import('./git/changed.ts');
  const changes = await changedSince(since, cwd);
  return ({ file, files }) =>
    changes.besides(resolve(cwd, file)) || files.some((imported) => changes.has(resolve(cwd, imported)));
}
