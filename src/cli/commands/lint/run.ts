import { about } from '../../../about.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { limiter } from '../../../engine/limit.ts';
import type { FileResult, Result } from '../../../engine/result.ts';
import { resultOf } from '../../../engine/summary.ts';
import { type Verdict, verdictOf } from '../../../engine/verdict.ts';
import type { Reporter, ReportOptions } from '../../../report/report.ts';
import { openRun, type Run } from '../../../run/open-run.ts';
import { keptFor, loadReports, type Reports, reportOptions, writeReports } from '../../../run/reports.ts';
import { runOptions } from '../../../run/shared-options.ts';
import { explain } from '../../explain.ts';
import { say } from '../../say.ts';
import { surroundingsOf } from '../../surroundings.ts';
import { lookOf } from '../../terminal.ts';
import type { LintInvocation, Worked } from './invocation.ts';
import { type Progress, progressOn } from './progress.ts';

const exitCodes: Readonly<Record<Verdict, number>> = { accepted: 0, refused: 1, broken: 2 };

export async function run(invocation: LintInvocation): Promise<number> {
  const { values, io } = invocation;
  checkShown(invocation);
  const { shown, files } = await loadReports(values.format ?? [], { cwd: io.cwd, otherwise: 'pretty' });
  const watch = values.timing && (await import('./stopwatch.ts')).stopwatch();
  const troubles: unknown[] = [];
  const trouble = (error: unknown) => troubles.push(error);
  const surroundings = { ...surroundingsOf(io, values['stdin-filename']), trouble, ...(watch && { watch }) };
  const asked = runOptions(values);
  const run = await openRun(values['update-baseline'] ? { ...asked, baseline: false } : asked, surroundings);
  const { color, width } = lookOf(io.stdout, io, values.color);
  const options = reportOptions(run, { color, width, quiet: values.quiet ?? false });
  const { result, exitCode } = await work(run, { invocation, shown, files, options });
  writeReports(files, result, options);
  if (watch) io.stderr.write(watch.text(lookOf(io.stderr, io).width));
  for (const error of troubles) await explain(error, io, values.color);
  const code = exitCode ?? conclude(result, invocation);
  return troubles.length > 0 ? 2 : code;
}

/** @throws KnownError where something else than a report is shown, and a report is to be. */
function checkShown({ values }: LintInvocation): void {
  const [other] = (['fix-dry-run', 'update-baseline'] as const).filter((name) => values[name]);
  const format = values.format?.find(({ file }) => file === undefined);
  if (other === undefined || format === undefined) return;
  throw new KnownError({
    message: `\`--${other}\` shows no report, and \`--format ${format.name}\` asks for one.`,
    hint: `Write it to a file: \`--format ${format.name}=FILE\`.`,
  });
}

interface Showing {
  readonly invocation: LintInvocation;
  readonly shown: Reporter;
  readonly files: Reports['files'];
  readonly options: ReportOptions;
}

async function work(run: Run, showing: Showing): Promise<Worked> {
  const { values } = showing.invocation;
  if (values['update-baseline']) return (await import('./update-baseline.ts')).updateBaseline(run, showing.invocation);
  if (values['fix-dry-run']) return { result: await (await import('./fixing.ts')).showDiff(run, showing.invocation) };
  return { result: await show(run, showing) };
}

/** Checks, and shows what is found as it is found where the format allows. */
async function show(run: Run, { invocation, shown, files, options }: Showing): Promise<Result> {
  const { io } = invocation;
  const { format, summary } = shown;
  // What is shown at once is not kept for it.
  const kept = keptFor([...(summary ? [] : [shown]), ...files.map(({ reporter }) => reporter)]);
  const results: FileResult[] = [];
  const limited = limiter();
  const progress = progressOn(io);
  try {
    for await (const file of resultsOf(run, invocation, progress)) {
      const told = limited(file);
      results.push(kept(told));
      // Where nobody reads any more, the exit code and the reports in files still say what there is.
      const isRead = summary !== undefined && io.stdout.writable;
      const text = isRead ? format(resultOf(about.version, [told]), options) : '';
      if (text !== '') {
        progress.clear();
        io.stdout.write(text);
      }
    }
  } finally {
    progress.stop();
  }
  const result = resultOf(about.version, results);
  io.stdout.write((summary ?? format)(result, options));
  return result;
}

/** What is found in each manifest; fixed first where that is asked for. */
async function* resultsOf(run: Run, invocation: LintInvocation, progress: Progress): AsyncGenerator<FileResult> {
  const { operands, values } = invocation;
  if (values.fix || values['fix-unsafe']) {
    yield* (await import('./fixing.ts')).fix(run, invocation, progress);
    return;
  }
  for await (const file of run.lint(operands)) {
    progress.count();
    yield file;
  }
}

/** Says what the exit code alone would not. */
function conclude(result: Result, { values, io }: LintInvocation): number {
  const { 'fail-on': failOn = 'error', 'max-warnings': maxWarnings } = values;
  const verdict = verdictOf(result, { failOn, ...(maxWarnings !== undefined && { maxWarnings }) });
  const { warnings } = result.summary;
  if (maxWarnings !== undefined && warnings > maxWarnings) {
    const found = warnings === 1 ? '1 warning' : `${warnings} warnings`;
    say(io.stderr, `${found}, and --max-warnings allows ${maxWarnings}.`);
  }
  if (verdict === 'broken') say(io.stderr, `A rule crashed, so this may not be all. Please report it: ${about.bugs}`);
  return exitCodes[verdict];
}
