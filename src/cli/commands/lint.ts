import { about } from '../../about.ts';
import { presetSummaries } from '../../engine/registry.ts';
import type { FileResult, Result } from '../../engine/result.ts';
import { resultOf } from '../../engine/summary.ts';
import { type Verdict, verdictOf } from '../../engine/verdict.ts';
import { openSession, type Session } from '../../host/session.ts';
import { formats } from '../../report/index.ts';
import type { Reporter, ReportOptions } from '../../report/report.ts';
import { ruleInfo } from '../../rule-info.ts';
import type { Command, Invocation } from '../command.ts';
import type { Io } from '../io.ts';
import { sessionOptions } from '../open.ts';
import type { Values } from '../options/table.ts';
import { progressOn } from '../progress.ts';
import { loadReports, writeReports } from '../reports.ts';
import { say } from '../say.ts';
import { lookOf } from '../terminal.ts';

const exitCodes: Readonly<Record<Verdict, number>> = { accepted: 0, refused: 1, broken: 2 };

export const run: Command['run'] = async (invocation) => {
  const { values, io } = invocation;
  const { shown, files } = await loadReports(values.format ?? [], io.cwd);
  const watch = values.timing && (await import('../stopwatch.ts')).stopwatch();
  if (values['update-baseline']) return (await import('../baseline.ts')).recordBaseline(invocation);
  const session = await openSession({ ...sessionOptions(values, io), ...(watch && { watch }) });
  if (values['fix-dry-run']) {
    const { showDiff } = await import('../fixing.ts');
    return conclude(await showDiff(session, invocation), values, io);
  }
  const { color, width } = lookOf(io.stdout, io, values.color);
  const options: ReportOptions = {
    color,
    width,
    quiet: values.quiet ?? false,
    homepage: about.homepage,
    rule: ruleInfo(session.configuration.registry),
  };
  const result = await show(session, shown, options, invocation);
  writeReports(files, result, options);
  if (watch) io.stderr.write(watch.text(lookOf(io.stderr, io).width));
  return conclude(result, values, io);
};

/** Lints, and shows what is found as it is found where the format allows. */
async function show(
  session: Session,
  { format, summary }: Reporter,
  options: ReportOptions,
  invocation: Invocation,
): Promise<Result> {
  const { io } = invocation;
  const results: FileResult[] = [];
  const progress = progressOn(io);
  try {
    for await (const file of resultsOf(session, invocation)) {
      if (!io.stdout.writable) break;
      results.push(file);
      progress.count();
      const text = summary ? format(resultOf(about.version, [file]), options) : '';
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

/** Lints; mends first where that is asked for. */
async function* resultsOf(session: Session, { operands, values, io }: Invocation): AsyncGenerator<FileResult> {
  if (!values.fix && !values['fix-unsafe']) return yield* session.lint(operands);
  const { mend } = await import('../fixing.ts');
  yield* mend(session, operands, { unsafe: values['fix-unsafe'] ?? false, io });
}

/** Says what the exit code alone would not. */
function conclude(result: Result, values: Values, io: Io): number {
  const { 'fail-on': failOn = 'error', 'max-warnings': maxWarnings } = values;
  const verdict = verdictOf(result, { failOn, ...(maxWarnings !== undefined && { maxWarnings }) });
  const { warnings } = result.summary;
  if (maxWarnings !== undefined && warnings > maxWarnings) {
    say(
      io.stderr,
      `${warnings === 1 ? '1 warning' : `${warnings} warnings`}, and --max-warnings allows ${maxWarnings}.`,
    );
  }
  if (verdict === 'broken') {
    say(io.stderr, `A rule crashed, so this may not be all. Please report it: ${about.bugs}`);
  }
  return exitCodes[verdict];
}

const listed = (names: readonly string[]): string => names.join(', ');

export const details: Command['details'] = [
  'A TARGET is a file, a folder, a glob, or - for standard input; without one it is this folder. A folder is searched for integration.definition.ts, integration.{json,jsonc,yaml,yml} and *.integration.{json,jsonc,yaml,yml}.',
  `Formats: ${listed(Object.keys(formats))}. One is shown, pretty by default; those with =FILE are written there.`,
  `Presets: ${listed(Object.keys(presetSummaries))}. recommended is the default.`,
  'Exit codes: 0 nothing at or above --fail-on, 1 findings, 2 hublint could not do its job.',
];

export const examples: Command['examples'] = [
  ['hublint', 'Check what is in this folder.'],
  ['hublint integrations/ --preset publish', 'Check all below a folder, as for publishing.'],
  ['hublint --format compact --format json=report.json', 'Show lines, and keep a report.'],
  ['hublint --fix', 'Mend what can be mended, and show what is left.'],
  ['hublint --since HEAD^1', 'Check only integrations that the last commit touched.'],
  ['cat record.json | hublint - --as record', 'Check standard input.'],
];
