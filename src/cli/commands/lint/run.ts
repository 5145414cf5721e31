import { KnownError } from '../../../engine/known-error.ts';
import { limiter } from '../../../engine/result/limit.ts';
import type { Run } from '../../../run/open-run.ts';
import { runOptions } from '../../../run/options/shared-options.ts';
import { type Drafts, draftsOf } from '../../../run/report/drafts.ts';
import { openReported } from '../../../run/report/open-reported.ts';
import { loadReports, reportOptions } from '../../../run/report/reports.ts';
import { unwatched } from '../../../run/run-environment.ts';
import { withErrors } from '../../../run/run-errors.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf } from '../../terminal.ts';
import { writeFailure } from '../../write-failure.ts';
import { closingOptions, conclude } from './conclusion.ts';
import type { LintContext, LintInvocation, LintOutcome } from './invocation.ts';
import { progressOn } from './progress.ts';

export async function run(invocation: LintInvocation): Promise<number> {
  const { operands, values, io } = invocation;
  if (values.watch) return (await import('./watch/run.ts')).watch(invocation);
  checkNotFixingAndRecording(values);
  checkFormats(invocation);
  const reports = await loadReports(values.format ?? [], { cwd: io.cwd, targets: operands, otherwise: 'pretty' });
  const watch = values.timing && (await import('./stopwatch.ts')).stopwatch();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const progress = progressOn(io);
  // With two threads at work, the time of each phase could not be attributed.
  const workerFile = watch ? undefined : io.workerFile;
  const baseEnvironment = { ...environmentOf(io, values['stdin-filename']), isDiskUnchanged: true, workerFile };
  const neverCompares = !values['update-baseline'];
  const environment = { ...baseEnvironment, neverCompares, onError, progress, ...(watch && { watch }) };
  const requested = runOptions(values);
  const openOptions = values['update-baseline'] ? { ...requested, baseline: false as const } : requested;
  const run = await openReported(reports, openOptions, environment, requested.baseline);
  const { color, width } = lookOf(io.stdout, io, values.color);
  const options = reportOptions(run, { color, width, quiet: values.quiet ?? false, ...closingOptions(invocation) });
  const timing = (watch || unwatched).phase;
  // Reports that could not be written: the manifests were checked all the same.
  const refusedErrors: unknown[] = [];
  const onRefused = (error: unknown) => refusedErrors.push(error);
  const context = { invocation, progress, draft: () => draftsOf(reports, options), timing, onRefused };
  const { drafts, isInherited } = await execute(run, context)
    .finally(progress.stop)
    .catch(async (error: unknown) =>
      (await import('../../../run/report/unchecked.ts')).throwUnchecked(error, context.draft()),
    );
  const result = withErrors(drafts.result(), errors);
  await timing('reporting', async () => {
    if (!otherOutputOption(values)) io.stdout.write(drafts.shown(result));
    const files = drafts.files(result);
    if (files.length > 0) (await import('../../../host/files/write/write.ts')).writeAll(files);
  });
  if (watch) io.stderr.write(watch.text(lookOf(io.stderr, io).width));
  const failures = [...errors, ...refusedErrors];
  for (const error of failures) await writeFailure(error, io, values.color);
  const code = conclude(result, invocation, isInherited);
  return failures.length > 0 ? 2 : code;
}

/** Returns the option that shows something other than a report. */
const otherOutputOption = (values: LintInvocation['values']) =>
  (['fix-dry-run', 'update-baseline'] as const).find((name) => values[name]);

/** @throws KnownError if a report is asked for together with an option that shows something else. */
function checkFormats({ values }: LintInvocation): void {
  const other = otherOutputOption(values);
  const format = values.format?.find(({ file }) => file === undefined);
  if (other === undefined || format === undefined) return;
  throw new KnownError({
    message: `\`--${other}\` shows no report, but \`--format ${format.name}\` asks for one.`,
    hint: `Write it to a file: \`--format ${format.name}=FILE\`.`,
  });
}

const fixOptions = ['fix', 'fix-unsafe', 'fix-dry-run'] as const;

/** @throws KnownError if findings are to be both fixed and recorded as inherited. */
function checkNotFixingAndRecording(values: LintInvocation['values']): void {
  const fix = values['update-baseline'] && fixOptions.find((name) => values[name]);
  if (!fix) return;
  throw new KnownError({
    message: `\`--update-baseline\` records findings, and \`--${fix}\` removes them.`,
    hint: `Run one after the other: \`hublint --${fix}\`, then \`hublint --update-baseline\` for what is left.`,
  });
}

async function execute(run: Run, context: LintContext): Promise<LintOutcome> {
  const { values } = context.invocation;
  if (values['update-baseline']) return (await import('./update-baseline.ts')).updateBaseline(run, context);
  if (values['fix-dry-run']) return { drafts: await (await import('./fixing.ts')).showDiff(run, context) };
  if (values.fix || values['fix-unsafe']) return { drafts: await (await import('./fixing.ts')).fix(run, context) };
  return { drafts: await check(run, context) };
}

/** Checks manifests and shows findings at once if the format allows it. */
async function check(run: Run, { invocation, progress, draft, timing }: LintContext): Promise<Drafts> {
  const { operands, io } = invocation;
  const drafts = draft();
  const limited = limiter();
  for await (const file of run.lint(operands)) {
    await timing('reporting', async () => {
      const shown = limited(file);
      drafts.add(shown);
      // If nobody reads standard output any more, the exit code and the reports in files are still complete.
      const text = io.stdout.writable ? drafts.atOnce(shown) : '';
      if (text === '') return;
      progress.clear();
      io.stdout.write(text);
    });
  }
  return drafts;
}
