import type { Drafts } from '../../../run/report/drafts.ts';
import type { Watch } from '../../../run/surroundings.ts';
import type { Invocation } from '../../command.ts';
import type { options } from './options.ts';
import type { Progress } from './progress.ts';

export type LintInvocation = Invocation<typeof options>;

export interface LintOutcome {
  /** What is found, and the reports of it. */
  readonly drafts: Drafts;
  /** True where all of it is inherited from now on, and nothing to fail for. */
  readonly isInherited?: true;
}

/** What a way of working needs beside the manifests. */
export interface LintContext {
  readonly invocation: LintInvocation;
  readonly progress: Progress;
  /** Begins reports, of which nothing is told yet. */
  readonly draft: () => Drafts;
  /** Times a part of the work, where someone asks. */
  readonly timing: Watch['phase'];
  /** Takes what went wrong and leaves the reports true: it is explained behind them. */
  readonly refused: (error: unknown) => void;
}
