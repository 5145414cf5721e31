import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { rules } from '../../rules/index.ts';
import { about } from '../about.ts';
import { KnownError } from '../engine/known-error.ts';
import { registryOf } from '../engine/registry.ts';
import type { FileResult, Result } from '../engine/result.ts';
import { resultOf } from '../engine/summary.ts';
import { verdictOf } from '../engine/verdict.ts';
import { displayPath } from '../host/files/discover.ts';
import { changedLines } from '../host/git/changed-lines.ts';
import { openSession, type SessionOptions } from '../host/session.ts';
import { type FormatName, formats } from '../report/index.ts';
import type { Reporter, ReportOptions } from '../report/report.ts';
import { ruleInfo } from '../rule-info.ts';
import { relocate, selectAnnotations } from './annotations.ts';
import { type Event, readEvent } from './event.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { appendSummary, type Runner, setOutput } from './runner.ts';

const builtIn = registryOf(rules);

/** GitHub refuses a summary of 1 MiB; other steps of the job may write one too. */
const summaryLimit = 512 * 1024;

const conclusions = { accepted: 'success', refused: 'failure', broken: 'error' } as const;

/** One run of the Action. Returns the exit code. */
export async function run(runner: Runner): Promise<number> {
  try {
    const inputs = readInputs(runner);
    const repository = runner.env.GITHUB_WORKSPACE ?? process.cwd();
    const cwd = resolve(repository, inputs.workingDirectory);
    const event = await readEvent(runner, cwd);
    const result = relocate(await lint(inputs, event, cwd), (file) => displayPath(resolve(cwd, file), repository));
    return await report(result, { inputs, event, cwd, repository, runner });
  } catch (error) {
    return fail(error, runner);
  }
}

async function lint(inputs: Inputs, event: Event, cwd: string): Promise<Result> {
  const session = await openSession(sessionOptions(inputs, event, cwd));
  const results: FileResult[] = [];
  for await (const file of session.lint(inputs.files)) results.push(file);
  return resultOf(about.version, results);
}

function sessionOptions(inputs: Inputs, { fromFork, base }: Event, cwd: string): SessionOptions {
  const { config, preset, baseline, changedOnly, load } = inputs;
  return {
    cwd,
    registry: builtIn,
    homepage: about.homepage,
    load,
    ...(fromFork && { noCode: 'This pull request comes from a fork, so nothing in it is run' }),
    ...(config !== undefined && { configFile: config }),
    ...(preset !== undefined && { preset }),
    ...(baseline !== undefined && { baseline }),
    ...(changedOnly && base !== undefined && { since: base }),
  };
}

interface Reporting {
  readonly inputs: Inputs;
  readonly event: Event;
  readonly cwd: string;
  readonly repository: string;
  readonly runner: Runner;
}

async function report(result: Result, reporting: Reporting): Promise<number> {
  const { inputs, event, repository, cwd, runner } = reporting;
  const { errors, warnings, infos } = result.summary;
  const { failOn, maxWarnings } = inputs;
  const verdict = verdictOf(result, { failOn, ...(maxWarnings !== undefined && { maxWarnings }) });
  const write = async (format: FormatName, file: string) => {
    const path = resolve(cwd, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await textOf(format, result));
    return displayPath(path, repository);
  };
  setOutput(runner, 'error-count', errors);
  setOutput(runner, 'warning-count', warnings);
  setOutput(runner, 'info-count', infos);
  setOutput(runner, 'sarif-file', inputs.sarifFile === undefined ? '' : await write('sarif', inputs.sarifFile));
  setOutput(runner, 'report-file', inputs.report ? await write(inputs.report.format, inputs.report.file) : '');
  setOutput(runner, 'conclusion', conclusions[verdict]);
  await annotate(result, reporting);
  if (inputs.summary) appendSummary(runner, await textOf('markdown', result, summaryLimit));
  if (inputs.changedOnly && event.base === undefined) {
    runner.stdout.write(
      '::notice title=hublint::This event has no base to compare with, so every integration was checked.\n',
    );
  }
  return verdict === 'accepted' ? 0 : 1;
}

async function annotate(result: Result, { inputs, event, repository, runner }: Reporting): Promise<void> {
  const isChanged = event.base === undefined ? () => false : await changedLines(event.base, repository);
  const { result: selected, more } = selectAnnotations(result, inputs.annotations, isChanged);
  runner.stdout.write(await textOf('compact', result));
  runner.stdout.write(await textOf('github', selected));
  if (more > 0 && inputs.annotations > 0) {
    const where = inputs.summary ? 'the job summary lists all' : 'the log lists all';
    runner.stdout.write(`::notice title=hublint::${more} more findings are not annotated; ${where}.\n`);
  }
}

async function textOf(name: FormatName, result: Result, limit?: number): Promise<string> {
  const { format, summary }: Reporter = await formats[name]();
  const options: ReportOptions = {
    color: false,
    width: 120,
    quiet: false,
    homepage: about.homepage,
    rule: ruleInfo(builtIn),
    ...(limit !== undefined && { limit }),
  };
  return format(result, options) + (summary?.(result, options) ?? '');
}

/** Says what went wrong as an error of the step. A bug keeps its stack, for the report. */
async function fail(error: unknown, runner: Runner): Promise<number> {
  const { dataLineBreak, escapeData } = await import('../report/escape/workflow-command.ts');
  const text =
    error instanceof KnownError
      ? [error.complaint.message, error.complaint.hint].filter((part) => part !== undefined).join(' ')
      : `This is a bug in hublint, please report it: ${about.bugs}\n${error instanceof Error ? error.stack : error}`;
  runner.stdout.write(`::error title=hublint::${text.split('\n').map(escapeData).join(dataLineBreak)}\n`);
  setOutput(runner, 'conclusion', 'error');
  return 2;
}
