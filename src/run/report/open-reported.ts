import { openRun, type Run } from '../open-run.ts';
import type { RunOptions } from '../options/run-options.ts';
import type { Surroundings } from '../surroundings.ts';
import { checkDecisionsKept, type Reports } from './reports.ts';

/**
 * Opens a run with reports.
 * @param baseline The given baseline, if it is not the one that the run reads: it may be written instead.
 * @throws any error that prevents the run from being opened, and KnownError for a report that would overwrite a baseline or
 * configuration.
 */
export async function openReported(
  reports: Reports,
  options: RunOptions,
  surroundings: Surroundings,
  baseline: RunOptions['baseline'] = options.baseline,
): Promise<Run> {
  const asked = { cwd: surroundings.cwd, baseline };
  const run = await openRun(options, surroundings).catch(async (error: unknown) => {
    if (reports.files.length === 0) throw error;
    return (await import('./unopened.ts')).throwUnopened(error, reports, { ...options, ...asked });
  });
  await checkDecisionsKept(reports, run, asked);
  return run;
}
