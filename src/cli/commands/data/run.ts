import { KnownError } from '../../../engine/known-error.ts';
import { limiter } from '../../../engine/result/limit.ts';
import { writeAll } from '../../../host/files/write/write.ts';
import { checkRequestedData } from '../../../run/data/check.ts';
import type { DataRequest } from '../../../run/data/origin.ts';
import { runOptions } from '../../../run/options/shared-options.ts';
import { draftsOf } from '../../../run/report/drafts.ts';
import { openReported } from '../../../run/report/open-reported.ts';
import { loadReports, reportOptions } from '../../../run/report/reports.ts';
import { throwUnchecked } from '../../../run/report/unchecked.ts';
import type { Invocation, RunCommand } from '../../command.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf } from '../../terminal.ts';
import type { options } from './options.ts';

export const run: RunCommand<typeof options> = async (invocation) => {
  const { operands, values, io } = invocation;
  const request = requestIn(invocation);
  const reports = await loadReports(values.format ?? [], { cwd: io.cwd, targets: operands, otherwise: 'pretty' });
  const environment = environmentOf(io, values['stdin-filename']);
  const run = await openReported(reports, runOptions(values), environment);
  const { color, width } = lookOf(io.stdout, io, values.color);
  const drafts = draftsOf(reports, reportOptions(run, { color, width, quiet: values.quiet ?? false }));
  const checked = await checkRequestedData(run, request, environment).catch((error) => throwUnchecked(error, drafts));
  const found = limiter()(checked);
  drafts.add(found);
  io.stdout.write(drafts.atOnce(found));
  const result = drafts.result();
  io.stdout.write(drafts.shown(result));
  writeAll(drafts.files(result));
  return exitCodeOf(result, { failOn: 'error' }, io);
};

/** @throws KnownError for operands and options that cannot be combined. */
function requestIn({ operands, values }: Invocation<typeof options>): DataRequest {
  const [target, part, file] = operands;
  const { 'from-hub': state, bot, 'hub-url': hubUrl } = values;
  if (state === undefined) {
    if (bot !== undefined) throw refuse('`--bot` says whose state `--from-hub` fetches, but there is no `--from-hub`');
    if (target !== undefined && part !== undefined && file !== undefined) return { target, part, from: { file } };
    throw refuse(`\`data\` is missing its ${['TARGET', 'PART', 'FILE'].slice(operands.length).join(' ')}`);
  }
  if (target === undefined) throw refuse('`data` is missing its TARGET');
  if (file !== undefined) throw refuse(`The data is either \`${file}\` or \`${state.text}\`, not both`);
  const from = { state, ...(bot !== undefined && { bot }), ...(hubUrl !== undefined && { hubUrl }) };
  return { target, from, ...(part !== undefined && { part }) };
}

const refuse = (why: string): KnownError =>
  new KnownError({
    message: `${why}.`,
    hint: 'Write `hublint data TARGET PART FILE`, or `hublint data TARGET --from-hub state:TYPE/ID/NAME`.',
  });
