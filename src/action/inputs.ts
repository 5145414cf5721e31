import { isAbsolute } from 'node:path';
import { KnownError } from '../engine/known-error.ts';
import { resolveThroughLinks } from '../host/files/resolve-through-links.ts';
import { count, oneOf } from '../run/options/option-table.ts';
import type { RunOptions } from '../run/options/run-options.ts';
import { runOptions, shared } from '../run/options/shared-options.ts';
import type { FormatRequest } from '../run/report/reports.ts';
import { type AnnotationChoice, githubAnnotationLimit } from './annotations.ts';
import { type ActionRunner, inputOf } from './runner.ts';

type Threshold = ReturnType<(typeof shared)['fail-on']['read']>;

/** Every input of `action.yml`. An input that the workflow does not set is absent, so that it overrides nothing. */
export interface Inputs {
  readonly files: readonly string[];
  readonly run: RunOptions;
  readonly failOn: Threshold;
  readonly maxWarnings?: number;
  readonly changedOnly: boolean;
  /** `base`, a git revision or a hub reference; absent if nothing is compared. */
  readonly compareWith?: string;
  /** Whether a version that has not been raised yet already counts as too low. */
  readonly requireBump: boolean;
  readonly reports: readonly FormatRequest[];
  readonly workingDirectory: string;
  readonly annotations: AnnotationChoice;
  readonly summary: boolean;
}

/**
 * Reads and checks the inputs. Absolute files may be named through a symlink to the workspace: `github.workspace` may contain
 * one.
 * @throws KnownError for a value that an input does not accept.
 */
export function readInputs(runner: ActionRunner, workspace: string): Inputs {
  const resolveFile = (file: string) => (isAbsolute(file) ? resolveThroughLinks(file, workspace) : file);
  const text = (name: string) => lineOf(runner, name);
  const read = <T>(name: string, reader: (value: string) => T): T | undefined => {
    const value = text(name);
    return value === undefined ? undefined : readInput(name, value, reader);
  };
  const maxWarnings = read('max-warnings', shared['max-warnings'].read);
  const [config, baseline] = ['config', 'baseline'].map((name) => read(name, resolveFile));
  const preset = text('preset');
  const load = read('load', parseBoolean);
  const format = read('format', parseReportFile);
  const sarif = read('sarif-file', resolveFile);
  const compareWith = text('compare-with');
  const changedOnly = read('changed-only', parseBoolean) ?? false;
  return {
    files: (inputOf(runner, 'files') ?? '')
      .split('\n')
      .map((line) => resolveFile(line.trim()))
      .filter((line) => line !== ''),
    run: runOptions({
      ...(config !== undefined && { config }),
      ...(preset !== undefined && { preset }),
      ...(baseline !== undefined && { baseline }),
      ...(load && { load }),
    }),
    failOn: read('fail-on', shared['fail-on'].read) ?? 'error',
    ...(maxWarnings !== undefined && { maxWarnings }),
    changedOnly,
    ...(compareWith !== undefined && { compareWith }),
    requireBump: read('require-bump', parseBoolean) ?? false,
    reports: [
      ...(sarif === undefined ? [] : [{ name: 'sarif', file: sarif } as const]),
      ...(format ? [{ name: format.name, file: resolveFile(format.file) }] : []),
    ],
    workingDirectory: text('working-directory') ?? '.',
    annotations: {
      limit: githubAnnotationLimit,
      lines: changedOnly ? 'changed' : 'all',
      ...read('annotations', parseAnnotations),
    },
    summary: read('summary', parseBoolean) ?? true,
  };
}

/** Returns an input of a single line: otherwise a second report would become part of the file name of the first. */
function lineOf(runner: ActionRunner, name: string): string | undefined {
  const value = inputOf(runner, name);
  if (!value?.includes('\n')) return value;
  throw new KnownError({ message: `Input \`${name}\` has ${value.split('\n').length} lines; expected one.` });
}

/** Prefixes the message of a reader with the name of the input. */
function readInput<T>(name: string, value: string, reader: (value: string) => T): T {
  try {
    return reader(value);
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    throw new KnownError({ ...error.complaint, message: `Input \`${name}\`: ${error.complaint.message}` });
  }
}

const parseBoolean = (value: string): boolean => oneOf('answer', ['true', 'false'])(value.toLowerCase()) === 'true';

/** `on` is the former name of `all`. */
const parseAnnotations = (value: string): Partial<AnnotationChoice> => {
  if (/^\d/.test(value)) return { limit: Math.min(count(value), githubAnnotationLimit) };
  const mode = value === 'on' ? 'all' : oneOf('way to annotate', ['all', 'changed', 'off'])(value);
  return mode === 'off' ? { limit: 0 } : { lines: mode };
};

function parseReportFile(value: string): Required<FormatRequest> {
  const { name, file } = shared.format.read(value);
  if (file !== undefined) return { name, file };
  throw new KnownError({ message: `\`${value}\` names no file.`, hint: `Write \`${value}=FILE\`.` });
}
