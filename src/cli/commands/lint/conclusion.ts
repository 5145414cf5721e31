import { KnownError } from '../../../engine/known-error.ts';
import type { Result } from '../../../engine/result/result.ts';
import type { ReportOptions } from '../../../report/report.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { writeLine } from '../../write-line.ts';
import type { LintInvocation } from './invocation.ts';

/** Findings shown on a terminal: nobody reads further. */
const maxOnTerminal = 100;

/**
 * Returns the report options for human readers: whether it ends with advice, and the maximum number of findings.
 * @throws KnownError if a limit is asked for in a machine-readable format, where nobody would notice what is missing.
 */
export function closingOptions({ values, io }: LintInvocation): Pick<ReportOptions, 'most' | 'advises'> {
  const { 'max-findings': limit = io.stdout.isTTY === true && maxOnTerminal } = values;
  const { name } = values.format?.find(({ file }) => file === undefined) ?? { name: 'pretty' };
  if (name === 'pretty') return { advises: true, ...(limit !== false && { most: limit }) };
  if (typeof values['max-findings'] !== 'number') return {};
  throw new KnownError({
    message: `\`--max-findings\` limits what \`pretty\` shows, not \`--format ${name}\`.`,
  });
}

/** Returns the exit code, and prints what it does not explain. Findings that are inherited from now on never fail a run. */
export function conclude(result: Result, { values, io }: LintInvocation, isInherited = false): number {
  const { 'fail-on': failOn = 'error', 'max-warnings': maxWarnings, since } = values;
  const { warnings } = result.summary;
  if (since !== undefined && result.results.length === 0)
    writeLine(io.stderr, `No manifest to check changed since ${since}.`);
  if (isInherited) return exitCodeOf(result, { failOn: 'never' }, io);
  if (maxWarnings !== undefined && warnings > maxWarnings) {
    const warningsText = warnings === 1 ? '1 warning' : `${warnings} warnings`;
    writeLine(io.stderr, `${warningsText}, but --max-warnings allows ${maxWarnings}.`);
  }
  return exitCodeOf(result, { failOn, ...(maxWarnings !== undefined && { maxWarnings }) }, io);
}
