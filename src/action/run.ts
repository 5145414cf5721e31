import { resolve } from 'node:path';
import { KnownError } from '../engine/known-error.ts';
import { limiter } from '../engine/result/limit.ts';
import type { FileResult, Result } from '../engine/result/result.ts';
import { verdictOf } from '../engine/result/verdict.ts';
import { weightByHarm } from '../engine/review/harm.ts';
import { isWithin } from '../host/files/boundary.ts';
import { displayPath } from '../host/files/display-path.ts';
import { kindFollowing, realPath } from '../host/files/entries.ts';
import { writeAll } from '../host/files/write/write.ts';
import { repositoryAt } from '../host/git/repository.ts';
import { hasBroken } from '../host/programs/exit.ts';
import { workingDirectory as processDirectory } from '../host/working-directory.ts';
import { comparisonFormats, formats } from '../report/formats.ts';
import type { ReportOptions } from '../report/report.ts';
import { isElsewhere } from '../run/find/elsewhere.ts';
import type { Run } from '../run/open-run.ts';
import { draftsOf } from '../run/report/drafts.ts';
import { openReported } from '../run/report/open-reported.ts';
import { loadReportsOf, reportOptions, reportText } from '../run/report/reports.ts';
import { throwUnchecked } from '../run/report/unchecked.ts';
import type { RunEnvironment } from '../run/run-environment.ts';
import { withErrors } from '../run/run-errors.ts';
import { relocate } from './annotations.ts';
import { eventRepository, rootOf, withBase } from './checkout.ts';
import { commandOf } from './command.ts';
import { comparisons, withComparison } from './compare.ts';
import { readEvent } from './event.ts';
import { fail, writeError } from './failure.ts';
import { readHeadLines } from './head-lines.ts';
import { hiddenManifestNotice } from './hidden-manifests.ts';
import { readInputs } from './inputs.ts';
import { linkerFor } from './links.ts';
import { writeLog } from './log.ts';
import { type ActionRunner, appendSummary, setOutput } from './runner.ts';
import type { ActionStep } from './step.ts';

/** GitHub rejects summaries over 1 MiB; other steps of the job may write one, too. */
const summaryLimit = 512 * 1024;

const conclusions = { accepted: 'success', refused: 'failure', broken: 'error' } as const;

/** Runs the Action. Returns the exit code. */
export async function run(runner: ActionRunner): Promise<number> {
  try {
    const workspacePath = runner.env.GITHUB_WORKSPACE ?? processDirectory();
    const workspace = realPath(workspacePath) ?? workspacePath;
    const inputs = readInputs(runner, workspace);
    const cwd = workingDirectory(workspace, inputs.workingDirectory);
    const repository = repositoryAt(cwd);
    const event = await withBase(readEvent(runner), { inputs, repository, runner });
    const root = await rootOf({ event, repository, workspace, runner });
    return await runStep({ inputs, event, cwd, repository, workspace, root, runner });
  } catch (error) {
    return fail(error, runner);
  }
}

/**
 * Returns the folder to work in, with symlinks resolved.
 * @throws KnownError if it does not exist, or leads out of the workspace: the author of a pull request may have committed a
 * symlink.
 */
function workingDirectory(workspace: string, name: string): string {
  const folder = realPath(resolve(workspace, name));
  if (folder === undefined || kindFollowing(folder) !== 'folder') {
    throw new KnownError({ message: `Input \`working-directory\` is \`${name}\`, and there is no such folder.` });
  }
  if (isWithin(folder, workspace)) return folder;
  throw new KnownError({ message: `Input \`working-directory\` is \`${name}\`, which leads out of the workspace.` });
}

async function runStep(step: ActionStep): Promise<number> {
  const { inputs, event, cwd, runner } = step;
  const reports = await loadReportsOf(comparisonFormats, inputs.reports, {
    cwd,
    targets: inputs.files,
    otherwise: 'compact',
    makesFolders: true,
  });
  const { base, noCode } = event;
  const since = inputs.changedOnly && base !== undefined && { since: base };
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const runNotices: string[] = [];
  const environment = {
    cwd,
    onError,
    notice: (text: string) => runNotices.push(text),
    isDiskUnchanged: true,
    mayBlock: true,
    env: runner.env,
    ...(noCode !== undefined && { noCode }),
  };
  setReportOutputs(step);
  const run = await openReported(reports, { ...inputs.run, ...since }, environment);
  const options = reportOptions(run, { color: false, width: 120, quiet: false });
  const drafts = draftsOf(reports, options);
  try {
    for await (const file of check(step, run, environment)) drafts.add(file);
  } catch (error) {
    throwUnchecked(error, drafts);
  }
  const result = withErrors(drafts.result(), errors);
  writeAll(drafts.files(result));
  // Before the findings: GitHub limits the errors of a step, and these say why it failed.
  for (const error of errors) await writeError(error, runner);
  const code = await reportResult(result, { options, runNotices }, step);
  return errors.length > 0 ? 2 : code;
}

/** Yields the findings and changes of each manifest, with file names relative to the repository, as GitHub expects. */
async function* check(step: ActionStep, run: Run, environment: RunEnvironment): AsyncGenerator<FileResult> {
  const { inputs, cwd, root } = step;
  const comparisonByFile = await comparisons(step, environment);
  const limited = limiter(undefined, weightByHarm);
  const relocateFile = (file: string) => (isElsewhere(file) ? file : displayPath(resolve(cwd, file), root));
  const checked = new Set<string>();
  for await (const file of run.lint(inputs.files)) {
    checked.add(resolve(cwd, file.file));
    yield relocate(limited(withComparison(file, comparisonByFile.get(file.file))), relocateFile);
  }
  const hidden = await hiddenManifestNotice(step, checked);
  if (hidden !== undefined) environment.notice?.(hidden);
}

/** Sets the outputs that name the report files. */
function setReportOutputs({ inputs, cwd, workspace, runner }: ActionStep): void {
  const fileOf = (isWanted: (name: string) => boolean) => {
    const file = inputs.reports.find(({ name }) => isWanted(name))?.file;
    return file === undefined ? '' : displayPath(resolve(cwd, file), workspace);
  };
  setOutput(
    runner,
    'sarif-file',
    fileOf((name) => name === 'sarif'),
  );
  setOutput(
    runner,
    'report-file',
    fileOf((name) => name !== 'sarif'),
  );
}

interface ResultContext {
  readonly options: ReportOptions;
  /** Notices about what was skipped or done differently than asked. */
  readonly runNotices: readonly string[];
}

/** Writes the outputs, the log and the summary. Returns the exit code. */
async function reportResult(result: Result, { options, runNotices }: ResultContext, step: ActionStep): Promise<number> {
  const { inputs, runner } = step;
  const { errors, warnings, infos } = result.summary;
  const { failOn, maxWarnings } = inputs;
  const verdict = verdictOf(result, { failOn, ...(maxWarnings !== undefined && { maxWarnings }) });
  setOutput(runner, 'error-count', errors);
  setOutput(runner, 'warning-count', warnings);
  setOutput(runner, 'info-count', infos);
  const isBroken = hasBroken() || result.unchecked !== undefined;
  setOutput(runner, 'conclusion', conclusions[isBroken ? 'broken' : verdict]);
  const hasFindings = errors + warnings + infos > 0;
  const repository = hasFindings || inputs.summary ? await eventRepository(step) : undefined;
  const headLines = hasFindings && repository ? await readHeadLines(step.event, repository) : undefined;
  await writeLog(result, { options, runNotices, headLines }, step);
  if (inputs.summary) {
    const linkTo = repository && linkerFor(step, repository, headLines);
    const command = commandOf(inputs);
    const page = {
      ...options,
      limit: summaryLimit,
      ...(linkTo && { linkTo }),
      ...(command !== undefined && { command }),
    };
    appendSummary(runner, reportText(await formats.markdown(), result, page));
  }
  return verdict === 'accepted' ? 0 : 1;
}
