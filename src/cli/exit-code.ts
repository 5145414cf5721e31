import { about } from '../about.ts';
import { isPlugged } from '../engine/plan/registry.ts';
import type { Result } from '../engine/result/result.ts';
import { type Demands, type ResultVerdict, verdictOf } from '../engine/result/verdict.ts';
import type { Io } from './io.ts';
import { say } from './say.ts';

const exitCodes: Readonly<Record<ResultVerdict, number>> = { accepted: 0, refused: 1, broken: 2 };

/** What a result comes to; where a part of the work was not done, it is said. */
export function exitCodeOf(result: Result, demands: Demands, { stderr }: Pick<Io, 'stderr'>): number {
  const verdict = verdictOf(result, demands);
  if (verdict === 'broken') say(stderr, `A rule crashed, so this may not be all. ${reportTo(result)}`);
  return exitCodes[verdict];
}

/** A plugin's rule is its author's to mend. */
function reportTo({ results }: Result): string {
  const crashed = results
    .flatMap(({ diagnostics }) => diagnostics)
    .flatMap(({ rule, message }) => (rule === 'internal/rule-crashed' ? [/^Rule `([^`]+)`/.exec(message)?.[1]] : []));
  return crashed.every((id) => id !== undefined && isPlugged(id))
    ? 'It is the rule of a plugin; `testRule` of `hublint/testing` shows where it fails.'
    : `Please report it: ${about.bugs}`;
}
