import type { ReviewCheck } from './checks.ts';
import type { ReviewTask } from './tasks.ts';

/** The outcome of the checks; the rest is for a person to decide. */
export interface ReviewVerdict {
  /** `ready`: all hold. `open`: none fails, and some are open. `not-ready`: some fail. */
  readonly outcome: 'ready' | 'open' | 'not-ready';
  /** As a sentence or two. */
  readonly text: string;
}

export function verdictOn(checks: readonly ReviewCheck[], tasks: readonly ReviewTask[]): ReviewVerdict {
  const [failed, unsure] = (['fails', 'open'] as const).map(
    (asked) => checks.filter(({ outcome }) => outcome === asked).length,
  );
  const left = ` ${tasks.length} ${tasks.length === 1 ? 'question is' : 'questions are'} left to you.`;
  if (failed)
    return {
      outcome: 'not-ready',
      text: `Not ready: ${failed} of ${checks.length} checks ${failed === 1 ? 'fails' : 'fail'}.`,
    };
  return unsure
    ? {
        outcome: 'open',
        text: `Nothing fails; ${unsure} of ${checks.length} checks ${unsure === 1 ? 'is' : 'are'} open.${left}`,
      }
    : { outcome: 'ready', text: `All ${checks.length} checks hold.${left}` };
}
