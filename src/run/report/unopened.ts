import { basename, resolve } from 'node:path';
import { isBaseline } from '../../host/baseline.ts';
import { probe } from '../../host/config/probe.ts';
import { readNamed, textIn } from '../../host/files/read.ts';
import { type OutputFile, placeOf } from '../../host/files/write/write.ts';
import { checking } from '../built-in.ts';
import type { RunOptions } from '../options/run-options.ts';
import { draftsOf } from './drafts.ts';
import { type Reports, reportOptions } from './reports.ts';
import { throwUnchecked } from './unchecked.ts';

/** Of a run that could not be opened, what says which files it would have read. */
type UnopenedRun = Pick<RunOptions, 'config'> & { readonly cwd: string };

/**
 * Says in the reports that are files why there is no run; which files hold what people have decided, nobody can tell then,
 * so where one of them may, all stay as they are.
 * @throws what kept the run from being opened, always.
 */
export function throwUnopened(error: unknown, reports: Reports, asked: UnopenedRun): never {
  if (mayReplaceDecisions(reports, asked)) throw error;
  const look = { color: false, width: 80, quiet: false };
  throwUnchecked(error, draftsOf(reports, reportOptions({ registry: () => checking }, look)));
}

/** Whether a file among the reports may hold what people have decided. */
export const mayReplaceDecisions = (
  { files }: { readonly files: readonly OutputFile[] },
  asked: UnopenedRun,
): boolean => files.some((report) => mayBeKept(report, asked));

/** Whether a file is a baseline, the configuration, or one that the configuration names. */
function mayBeKept(report: OutputFile, { config, cwd }: UnopenedRun): boolean {
  if (isBaseline(report)) return true;
  const file = config === undefined ? probe(cwd).file : config !== false && resolve(cwd, config);
  if (!file) return false;
  return placeOf({ path: file }) === report.path || names(textIn(readNamed(file)) ?? '', basename(report.path));
}

/** Whether a text names a file. A script of a `package.json` names it as a report: `--format sarif=FILE`. */
const names = (text: string, file: string): boolean =>
  text.split(/[\s"'`,]+/).some((word) => basename(word) === file && !word.includes('='));
