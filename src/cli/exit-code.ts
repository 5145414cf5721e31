import { about } from '../about.ts';
import type { Result } from '../engine/result.ts';
import { type Demands, type Verdict, verdictOf } from '../engine/verdict.ts';
import type { Io } from './io.ts';
import { say } from './say.ts';

const exitCodes: Readonly<Record<Verdict, number>> = { accepted: 0, refused: 1, broken: 2 };

/** What a result comes to; where a part of the work was not done, it is said. */
export function exitCodeOf(result: Result, demands: Demands, { stderr }: Pick<Io, 'stderr'>): number {
  const verdict = verdictOf(result, demands);
  if (verdict === 'broken') say(stderr, `A rule crashed, so this may not be all. Please report it: ${about.bugs}`);
  return exitCodes[verdict];
}
