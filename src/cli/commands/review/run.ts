import { about } from '../../../about.ts';
import { resultOf } from '../../../engine/result/summary.ts';
import { writeAll } from '../../../host/files/write/write.ts';
import { reviewFormats } from '../../../report/review/formats.ts';
import { ruleInfo } from '../../../rule-info.ts';
import { openRun } from '../../../run/open-run.ts';
import { runOptions } from '../../../run/options/shared-options.ts';
import { checkNotOverwritingConfig, loadReportsOf } from '../../../run/report/reports.ts';
import { review, reviewing } from '../../../run/review/review.ts';
import { throwUnreviewed } from '../../../run/review/unreviewed.ts';
import type { RunCommand } from '../../command.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf } from '../../terminal.ts';
import type { options } from './options.ts';

export const run: RunCommand<typeof options> = async ({ operands: [target = '.'], values, io }) => {
  const { format, against, 'stdin-filename': stdinFilename, ...others } = values;
  const targets = against === undefined ? [target] : [target, against];
  const reports = await loadReportsOf(reviewFormats, format ?? [], { cwd: io.cwd, targets, otherwise: 'pretty' });
  const environment = environmentOf(io, stdinFilename);
  const openOptions = { ...reviewing, ...runOptions(others) };
  const failure = { target, files: reports.files };
  const run = await openRun(openOptions, environment).catch(async (error: unknown) => {
    const { mayOverwriteConfig } = await import('../../../run/report/unopened.ts');
    return mayOverwriteConfig(reports, { ...openOptions, cwd: io.cwd })
      ? Promise.reject(error)
      : throwUnreviewed(error, failure);
  });
  await checkNotOverwritingConfig(reports, run, { cwd: io.cwd });
  const versions = { target, ...(against !== undefined && { against }) };
  const reviewed = await review(run, versions, environment).catch((error) => throwUnreviewed(error, failure));
  const { color, width } = lookOf(io.stdout, io, values.color);
  const options = { width, version: about.version, rule: ruleInfo(run.registry()) };
  io.stdout.write(reports.shown.format(reviewed, { ...options, color }));
  writeAll(
    reports.files.map(({ reporter, ...destination }) => ({
      ...destination,
      text: reporter.format(reviewed, { ...options, color: false }),
    })),
  );
  const { result, previous, verdict } = reviewed;
  const results = previous.kind === 'compared' ? [result, previous.result] : [result];
  const brokenCode = exitCodeOf(resultOf(about.version, results), { failOn: 'never' }, io);
  return brokenCode || (verdict.outcome === 'not-ready' ? 1 : 0);
};
