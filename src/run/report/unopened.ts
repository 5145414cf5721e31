import { basename, resolve } from 'node:path';
import { isBaseline } from '../../host/baseline.ts';
import { probe } from '../../host/config/probe.ts';
import { readNamed, textIn } from '../../host/files/read.ts';
import { type OutputFile, placeOf } from '../../host/files/write/write.ts';
import { lintRegistry } from '../built-in.ts';
import type { RunOptions } from '../options/run-options.ts';
import { draftsOf } from './drafts.ts';
import { type Reports, reportOptions } from './reports.ts';
import { throwUnchecked } from './unchecked.ts';

/** The options that determine which files a run would have read, if it could not be opened. */
type UnopenedRun = Pick<RunOptions, 'config'> & { readonly cwd: string };

/**
 * Writes the error into the report files. Without a run it is unknown which files are configurations or baselines, so if one of
 * the report files may be one, nothing is written.
 * @throws the given error, always.
 */
export function throwUnopened(error: unknown, reports: Reports, asked: UnopenedRun): never {
  if (mayOverwriteConfig(reports, asked)) throw error;
  const look = { color: false, width: 80, quiet: false };
  throwUnchecked(error, draftsOf(reports, reportOptions({ registry: () => lintRegistry }, look)));
}

/** Whether one of the report files may be a baseline or configuration. */
export const mayOverwriteConfig = ({ files }: { readonly files: readonly OutputFile[] }, asked: UnopenedRun): boolean =>
  files.some((report) => mayBeConfig(report, asked));

/** Whether a file is a baseline, the configuration, or mentioned in the configuration. */
function mayBeConfig(report: OutputFile, { config, cwd }: UnopenedRun): boolean {
  if (isBaseline(report)) return true;
  const file = config === undefined ? probe(cwd).file : config !== false && resolve(cwd, config);
  if (!file) return false;
  return placeOf({ path: file }) === report.path || mentions(textIn(readNamed(file)) ?? '', basename(report.path));
}

/** Whether a text mentions a file. `--format sarif=FILE` in a script of a `package.json` does not count. */
const mentions = (text: string, file: string): boolean =>
  text.split(/[\s"'`,]+/).some((word) => basename(word) === file && !word.includes('='));
