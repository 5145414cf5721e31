import { about } from '../../../about.ts';
import { limiter } from '../../../engine/result/limit.ts';
import { resultOf } from '../../../engine/result/summary.ts';
import { formats } from '../../../report/formats.ts';
import { openRun } from '../../../run/open-run.ts';
import { runOptions } from '../../../run/options/shared-options.ts';
import { preflight } from '../../../run/preflight/preflight.ts';
import { reportOptions, reportText } from '../../../run/report/reports.ts';
import type { RunCommand } from '../../command.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { listFormat } from '../../list-format.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf } from '../../terminal.ts';
import { writeFailure } from '../../write-failure.ts';
import { type PreflightVerdict, preflightJson } from './json.ts';
import type { options } from './options.ts';
import { checksText } from './text.ts';

export const run: RunCommand<typeof options> = async ({ operands: [target = '.'], values, io }) => {
  const format = listFormat('preflight', values.format);
  const publishOptions = { ...runOptions(values), preset: 'publish' };
  const environment = environmentOf(io);
  const run = await openRun(publishOptions, environment);
  const { workspace } = values;
  const request = { target, options: publishOptions, ...(workspace !== undefined && { workspace }) };
  const found = await preflight(run, request, environment);
  const result = resultOf(about.version, [limiter()(found.result)]);
  const code = exitCodeOf(result, { failOn: 'error' }, io);
  const isStopped = code === 1 || found.checks.some(({ outcome }) => outcome === 'stops');
  const verdict = code === 2 || found.troubles.length > 0 ? 'undecided' : isStopped ? 'stopped' : 'clear';
  const look = lookOf(io.stdout, io, values.color);
  const { color, width } = look;
  const options = reportOptions(run, { color, width, quiet: false });
  if (format === 'json') io.stdout.write(preflightJson(found, { result, verdict, options }));
  else {
    io.stdout.write(reportText(await formats.pretty(), result, options));
    io.stdout.write(`\n${checksText(found, look)}`);
  }
  for (const error of found.troubles) await writeFailure(error, io, values.color);
  return exitCodes[verdict];
};

const exitCodes: Readonly<Record<PreflightVerdict, number>> = { clear: 0, stopped: 1, undecided: 2 };
