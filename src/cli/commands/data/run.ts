import { limiter } from '../../../engine/limit.ts';
import { writeAll } from '../../../host/files/write.ts';
import { checkDataFile } from '../../../run/data.ts';
import { draftsOf } from '../../../run/drafts.ts';
import { openRun } from '../../../run/open-run.ts';
import { loadReports, reportOptions } from '../../../run/reports.ts';
import { runOptions } from '../../../run/shared-options.ts';
import type { RunCommand } from '../../command.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { surroundingsOf } from '../../surroundings.ts';
import { lookOf } from '../../terminal.ts';
import type { options } from './options.ts';

export const run: RunCommand<typeof options> = async ({ operands, values, io }) => {
  const [target = '.', part = '', file = '-'] = operands;
  const reports = await loadReports(values.format ?? [], { cwd: io.cwd, otherwise: 'pretty' });
  const surroundings = surroundingsOf(io, values['stdin-filename']);
  const run = await openRun(runOptions(values), surroundings);
  const found = limiter()(await checkDataFile(run, { target, part, file }, surroundings));
  const { color, width } = lookOf(io.stdout, io, values.color);
  const drafts = draftsOf(reports, reportOptions(run, { color, width, quiet: values.quiet ?? false }));
  drafts.add(found);
  io.stdout.write(drafts.atOnce(found));
  const result = drafts.result();
  io.stdout.write(drafts.shown(result));
  writeAll(drafts.files(result));
  return exitCodeOf(result, { failOn: 'error' }, io);
};
