/** The library `hublint`. */
import { resolve } from 'node:path';
import process from 'node:process';
import { about } from './about.ts';
import type { Document } from './document/document.ts';
import type { FileResult, Result } from './engine/result/result.ts';
import { resultOf } from './engine/result/summary.ts';
import { type Source, sourceAt } from './host/files/find/discover.ts';
import { forgetWorkspaces } from './host/files/project/workspace.ts';
import { folderAt } from './host/working-directory.ts';
import { compareTargets } from './run/compare.ts';
import { openRun, type Run } from './run/open-run.ts';
import { checkOptions, checkTargets, type OptionName } from './run/options/given-options.ts';
import type { RunOptions } from './run/options/run-options.ts';

export type { Level } from '../schemas/levels.ts';
export type { Setting } from '../schemas/settings.ts';
export type { Path } from './data/path.ts';
export type {
  Comment,
  Document,
  Fault,
  Location,
  Position,
  Positions,
  TextEdit,
  Unknown,
} from './document/document.ts';
export { type Complaint, KnownError } from './engine/known-error.ts';
export type {
  ChangeInfo,
  Compared,
  ComparedSide,
  Counts,
  Diagnostic,
  FileResult,
  OpaqueCause,
  PlacedFix,
  Result,
  Summary,
  Use,
} from './engine/result/result.ts';
export type { Form, Severity } from './rule/index.ts';
export type { RunOptions } from './run/options/run-options.ts';

/** Options of `lint`, with the defaults of the command line. */
export interface LintOptions extends RunOptions {
  /** The folder that targets and the file names in results are relative to. Default: the working directory. */
  readonly cwd?: string;
  /** Called with the result of each manifest as soon as it is available. */
  readonly onResult?: (result: FileResult) => void;
  /** Called with messages about what the run cannot do, each once. */
  readonly onNotice?: (notice: string) => void;
}

/** A manifest as text. */
export interface TextTarget {
  readonly text: string;
  /** Its name, relative to `cwd`: the extension determines the syntax, and referenced files are looked for next to it. */
  readonly file: string;
}

/** Files, folders, globs, `git:REV:PATH` and `hub:NAME@VERSION`, or manifests as text. */
export type Targets = string | TextTarget | readonly (string | TextTarget)[];

/**
 * Lints manifests.
 *
 * @param targets Files, folders, globs, `git:REV:PATH`, `hub:NAME@VERSION` and texts; none means the folder `cwd`.
 * @returns The findings, sorted by file, position and rule; files as POSIX paths relative to `cwd`, lines and columns 1-based,
 * columns in UTF-16 units.
 * @throws KnownError for a target that does not exist, if there is no manifest, and for invalid options or configurations.
 */
export async function lint(targets: Targets = [], options: LintOptions = {}): Promise<Result> {
  checkTargets(targets, { takesTexts: true });
  await checkOptions(options, [...runNames, 'since', 'load']);
  const { cwd = '.', onResult, onNotice, ...asked } = options;
  const environment = {
    cwd: folderAt(cwd),
    env: process.env,
    isDiskUnchanged: true,
    ...(onNotice && { notice: onNotice }),
  };
  const run = await openFreshRun(asked, environment);
  const results: FileResult[] = [];
  for await (const result of resultsOf(run, targets, folderAt(cwd))) {
    onResult?.(result);
    results.push(result);
  }
  return resultOf(about.version, results);
}

/** Options of `compare`, with the defaults of the command line. */
export interface CompareOptions extends Omit<LintOptions, 'since' | 'load'> {
  /** Whether a version that has not been bumped yet already counts as too low. Default: false. */
  readonly requireBump?: boolean;
}

/**
 * Compares versions: what changed, whom it breaks, and which version it needs.
 *
 * @param base A file, a folder, `git:REV:PATH` or `hub:NAME@VERSION`, also with a range or `latest`.
 * @param head Files and folders; none means the path of `git:REV:PATH` on disk, or the folder `cwd`.
 * @returns The changes of each integration, with the verdict in `compare`. An integration that the base does not have has no
 * `compare`, and no changes.
 * @throws KnownError for a side that does not exist or cannot be read, and for invalid options or configurations.
 */
export async function compare(
  base: string,
  head: string | readonly string[] = [],
  options: CompareOptions = {},
): Promise<Result> {
  checkTargets([base, ...[head].flat()], { takesTexts: false });
  await checkOptions(options, [...runNames, 'requireBump']);
  const { cwd = '.', onResult, onNotice, requireBump = false, ...asked } = options;
  const environment = { cwd: folderAt(cwd), env: process.env, ...(onNotice && { notice: onNotice }) };
  const run = await openFreshRun(asked, environment);
  const results: FileResult[] = [];
  for await (const result of compareTargets(run, { base, heads: [head].flat(), requireBump }, environment)) {
    onResult?.(result);
    results.push(result);
  }
  return resultOf(about.version, results);
}

/**
 * Reads manifests without checking them.
 *
 * @param targets Files, folders, globs, `git:REV:PATH`, `hub:NAME@VERSION` and texts; none means the folder `cwd`.
 * @returns Each manifest as it was read: its data, its syntax faults, its unknown values, and the positions of all values.
 * @throws KnownError for a target that does not exist or cannot be read, if there is no manifest, and for invalid options.
 */
export async function load(
  targets: Targets = [],
  options: Pick<LintOptions, 'cwd' | 'load' | 'hubUrl'> = {},
): Promise<readonly Document[]> {
  checkTargets(targets, { takesTexts: true });
  await checkOptions(options, ['cwd', 'load', 'hubUrl']);
  const { cwd = '.', load: runs, hubUrl } = options;
  const asked = { config: false, ...(runs && { load: runs }), ...(hubUrl !== undefined && { hubUrl }) } as const;
  const run = await openFreshRun(asked, { cwd: folderAt(cwd), env: process.env });
  const { names, texts } = byKind(targets, folderAt(cwd));
  const documents: Document[] = [];
  for (const source of texts) documents.push(await run.open(source));
  if (names.length === 0 && texts.length > 0) return documents;
  for await (const source of run.sources(names)) documents.push(await run.open(source));
  return documents;
}

/** Opens a run without cached workspaces: a program may have changed files since its last call. */
function openFreshRun(...given: Parameters<typeof openRun>): Promise<Run> {
  forgetWorkspaces();
  return openRun(...given);
}

const runNames = [
  'cwd',
  'config',
  'preset',
  'rules',
  'as',
  'inline',
  'baseline',
  'hubUrl',
  'onResult',
  'onNotice',
] as const satisfies readonly OptionName[];

async function* resultsOf(run: Run, targets: Targets, cwd: string): AsyncGenerator<FileResult> {
  const { names, texts } = byKind(targets, cwd);
  for (const source of texts) yield (await run.check(source)).result;
  if (names.length > 0 || texts.length === 0) yield* run.lint(names);
}

/** Splits targets into names and texts. */
function byKind(
  targets: Targets,
  cwd: string,
): { readonly names: readonly string[]; readonly texts: readonly Source[] } {
  const all: readonly (string | TextTarget)[] = [targets].flat();
  return {
    names: all.filter((target) => typeof target === 'string'),
    texts: all
      .filter((target) => typeof target !== 'string')
      .map(({ text, file }) => ({ ...sourceAt(resolve(cwd, file), cwd), text })),
  };
}
