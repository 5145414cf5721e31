import { resolve } from 'node:path';
import type { Result } from '../engine/result.ts';
import { changedLines, type LineTest } from '../host/git/changed-lines.ts';
import { repositoryAt } from '../host/git/repository.ts';
import { formats } from '../report/formats.ts';
import type { ReportOptions } from '../report/report.ts';
import { reportText } from '../run/reports.ts';
import { selectAnnotations } from './annotations.ts';
import type { Step } from './step.ts';

/** Writes every finding to the log, and those that GitHub shows as annotations. */
export async function annotate(result: Result, options: ReportOptions, step: Step): Promise<void> {
  const { inputs, runner } = step;
  const { result: selected, more } = selectAnnotations(result, inputs.annotations, await linesChanged(step));
  runner.stdout.write(reportText(await formats.compact(), result, options));
  runner.stdout.write(reportText(await formats.github(), selected, options));
  if (more > 0 && inputs.annotations > 0) {
    const where = inputs.summary ? 'the job summary lists all' : 'the log lists all';
    const findings = more === 1 ? '1 more finding is' : `${more} more findings are`;
    runner.stdout.write(`::notice title=hublint::${findings} not annotated; ${where}.\n`);
  }
}

async function linesChanged({ event: { base }, cwd, workspace }: Step): Promise<LineTest> {
  const checkout = base === undefined ? undefined : repositoryAt(cwd);
  if (base === undefined || checkout === undefined) return () => false;
  const isChanged = await changedLines(base, checkout);
  return (file, line) => isChanged(resolve(workspace, file), line);
}
