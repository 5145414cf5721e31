/** hublint as a library. */
import { resolve } from 'node:path';
import { rules as builtIn } from '../rules/index.ts';
import { about } from './about.ts';
import type { Document } from './document/document.ts';
import type { Setting } from './engine/config/layers.ts';
import { registryOf } from './engine/registry.ts';
import type { FileResult, Result } from './engine/result.ts';
import { resultOf } from './engine/summary.ts';
import { openSession, type Session } from './host/session.ts';
import type { Form } from './rule/index.ts';

export type { Document, Fault, Location, Path, Position, Positions, TextEdit, Unknown } from './document/document.ts';
export type { Level, Setting } from './engine/config/layers.ts';
export { type Complaint, KnownError } from './engine/known-error.ts';
export type { Diagnostic, FileResult, PlacedFix, Result, Summary } from './engine/result.ts';
export type { Form, Severity } from './rule/index.ts';

/** How to lint; everything has the default that the command line has. */
export interface LintOptions {
  /** The folder that targets are relative to, and that results name files from. Default: the working directory. */
  readonly cwd?: string;
  /** A configuration file, relative to `cwd`; false: none. Default: the one that is found from `cwd` upward. */
  readonly config?: string | false;
  /** A preset to start from, instead of what the configuration extends. */
  readonly preset?: string;
  /** Settings by rule, which win over all others. */
  readonly rules?: Readonly<Record<string, Setting>>;
  /** What manifests are checked as. Default: what they look like. */
  readonly as?: Form;
  /** Called with the result of each manifest as soon as it is there. */
  readonly onResult?: (result: FileResult) => void;
}

/**
 * Lints manifests.
 *
 * @param targets Files, folders and globs; none means the folder `cwd`.
 * @returns What was found, sorted by file, position and rule; files as POSIX paths relative to `cwd`, lines and columns
 * counted from 1, columns in UTF-16 units.
 * @throws KnownError for a target that does not exist, where there is no manifest, and for a configuration that means nothing.
 */
export async function lint(targets: string | readonly string[] = [], options: LintOptions = {}): Promise<Result> {
  const session = await sessionFor(options);
  const results: FileResult[] = [];
  for await (const result of session.lint([targets].flat())) {
    options.onResult?.(result);
    results.push(result);
  }
  return resultOf(about.version, results);
}

/**
 * Reads manifests without checking them.
 *
 * @param targets Files, folders and globs; none means the folder `cwd`.
 * @returns Each manifest as it was read: its data, what is wrong with its text, what of it cannot be known, and where
 * everything stands.
 * @throws KnownError for a target that does not exist or cannot be read, and where there is no manifest.
 */
export async function load(
  targets: string | readonly string[] = [],
  { cwd }: Pick<LintOptions, 'cwd'> = {},
): Promise<readonly Document[]> {
  const session = await sessionFor({ ...(cwd !== undefined && { cwd }), config: false });
  const documents: Document[] = [];
  for await (const source of session.sources([targets].flat())) documents.push(await session.open(source));
  return documents;
}

function sessionFor({ cwd = '.', config, preset, rules, as }: LintOptions): Promise<Session> {
  return openSession({
    cwd: resolve(cwd),
    registry: registryOf(builtIn),
    homepage: about.homepage,
    ...(typeof config === 'string' && { configFile: config }),
    ...(config === false && { noConfig: true }),
    ...(preset !== undefined && { preset }),
    ...(rules && { rules }),
    ...(as && { form: as }),
  });
}
