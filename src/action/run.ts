import { resolve } from 'node:path';
import { rules } from '../../rules/index.ts';
import { about } from '../about.ts';
import { KnownError } from '../engine/known-error.ts';
import { registryOf } from '../engine/registry.ts';
import type { FileResult, Result } from '../engine/result.ts';
import { resultOf } from '../engine/summary.ts';
import { verdictOf } from '../engine/verdict.ts';
import { isWithin } from '../host/files/boundary.ts';
import { displayPath } from '../host/files/discover.ts';
import { kindOf, realPath } from '../host/files/entries.ts';
import { makeFolderFor, writeWhole } from '../host/files/write.ts';
import { changedLines, type LineTest } from '../host/git/changed-lines.ts';
import { repositoryAt } from '../host/git/repository.ts';
import { isCommitAt } from '../host/git/revision.ts';
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
    const workspace = runner.env.GITHUB_WORKSPACE ?? process.cwd();
    const repository = realPath(workspace) ?? workspace;
    const cwd = workingDirectory(repository, inputs.workingDirectory);
    const event = await withMergeBase(readEvent(runner), cwd, runner);
    const result = relocate(await lint(inputs, event, cwd), (file) => displayPath(resolve(cwd, file), repository));
    return await report(result, { inputs, event, cwd, repository, runner });
  } catch (error) {
    return fail(error, runner);
  }
}

/**
 * The folder to work in, without links.
 * @throws KnownError where there is none, or where it is a link out of the workspace: whoever opened the pull request may have made it.
 */
function workingDirectory(workspace: string, name: string): string {
  const folder = realPath(resolve(workspace, name));
  if (folder === undefined || kindOf(folder) !== 'folder') {
    throw new KnownError({ message: `Input \`working-directory\` is \`${name}\`, and there is no such folder.` });
  }
  if (isWithin(folder, workspace)) return folder;
  throw new KnownError({ message: `Input \`working-directory\` is \`${name}\`, which leads out of the workspace.` });
}

/** A pull request is checked out as its merge into the base, whose first parent is the base: one more commit of history will do. */
async function withMergeBase(event: Event, cwd: string, { env }: Runner): Promise<Event> {
  const repository = event.isPullRequest ? repositoryAt(cwd) : undefined;
  const isMerge = repository !== undefined && (await isCommitAt('HEAD', env.GITHUB_SHA, repository));
  return isMerge ? { ...event, base: 'HEAD^1' } : event;
}

async function lint(inputs: Inputs, event: Event, cwd: string): Promise<Result> {
  const session = await openSession(sessionOptions(inputs, event, cwd));
  const results: FileResult[] = [];
  for await (const file of session.lint(inputs.files)) results.push(file);
  return resultOf(about.version, results);
}

function sessionOptions(inputs: Inputs, { noCode, base }: Event, cwd: string): SessionOptions {
  const { config, preset, baseline, changedOnly, load } = inputs;
  return {
    cwd,
    registry: builtIn,
    homepage: about.homepage,
    load,
    ...(noCode !== undefined && { noCode }),
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
    const target = { path: resolve(cwd, file), file };
    makeFolderFor(target);
    writeWhole(target, await textOf(format, result));
    return displayPath(target.path, repository);
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

async function annotate(result: Result, { inputs, event, cwd, repository, runner }: Reporting): Promise<void> {
  const isChanged = await linesChanged(event, { cwd, repository });
  const { result: selected, more } = selectAnnotations(result, inputs.annotations, isChanged);
  runner.stdout.write(await textOf('compact', result));
  runner.stdout.write(await textOf('github', selected));
  if (more > 0 && inputs.annotations > 0) {
    const where = inputs.summary ? 'the job summary lists all' : 'the log lists all';
    runner.stdout.write(`::notice title=hublint::${more} more findings are not annotated; ${where}.\n`);
  }
}

async function linesChanged(
  { base }: Event,
  { cwd, repository }: Pick<Reporting, 'cwd' | 'repository'>,
): Promise<LineTest> {
  const checkout = base === undefined ? undefined : repositoryAt(cwd);
  if (base === undefined || checkout === undefined) return () => false;
  const isChanged = await changedLines(base, checkout);
  return (file, line) => isChanged(resolve(repository, file), line);
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
