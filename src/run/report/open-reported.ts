import { openRun, type Run } from '../open-run.ts';
import type { RunOptions } from '../options/run-options.ts';
import type { RunEnvironment } from '../run-environment.ts';
import { checkNotOverwritingConfig, type Reports } from './reports.ts';

/**
 * Opens a run with reports.
 * @param baseline The given baseline, if it is not the one that the run reads: it may be written instead.
 * @throws any error that prevents the run from being opened, and KnownError for a report that would overwrite a baseline or
 * configuration.
 */
export async function openReported(
  reports: Reports,
  options: RunOptions,
  environment: RunEnvironment,
  baseline: RunOptions['baseline'] = options.baseline,
): Promise<Run> {
  const asked = { cwd: environment.cwd, baseline };
  const run = await openRun(options, environment).catch(async (error: unknown) => {
    if (reports.files.length === 0) throw error;
    return (await import('./unopened.ts')).throwUnopened(error, reports, { ...options, ...asked });
  });
  await checkNotOverwritingConfig(reports, run, asked);
  return run;
}
