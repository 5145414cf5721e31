import { about } from '../about.ts';
import { isPluginRule } from '../engine/plan/registry.ts';
import type { Result } from '../engine/result/result.ts';
import { type ResultVerdict, type Thresholds, verdictOf } from '../engine/result/verdict.ts';
import type { Io } from './io.ts';
import { writeLine } from './write-line.ts';

const exitCodes: Readonly<Record<ResultVerdict, number>> = { accepted: 0, refused: 1, broken: 2 };

/** Returns the exit code of a result, and reports a part of the work that was not done. */
export function exitCodeOf(result: Result, thresholds: Thresholds, { stderr }: Pick<Io, 'stderr'>): number {
  const verdict = verdictOf(result, thresholds);
  if (verdict === 'broken') writeLine(stderr, `A rule crashed, so findings may be missing. ${reportHint(result)}`);
  return exitCodes[verdict];
}

/** Names whom to report a crash to: a plugin's rule is for its author to fix. */
function reportHint({ results }: Result): string {
  const crashed = results
    .flatMap(({ diagnostics }) => diagnostics)
    .flatMap(({ rule, message }) => (rule === 'internal/rule-crashed' ? [/^Rule `([^`]+)`/.exec(message)?.[1]] : []));
  return crashed.every((id) => id !== undefined && isPluginRule(id))
    ? 'It is the rule of a plugin; `testRule` of `hublint/testing` shows where it fails.'
    : `Please report it: ${about.bugs}`;
}
