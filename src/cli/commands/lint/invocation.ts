import type { Drafts } from '../../../run/report/drafts.ts';
import type { Watch } from '../../../run/run-environment.ts';
import type { Invocation } from '../../command.ts';
import type { options } from './options.ts';
import type { Progress } from './progress.ts';

export type LintInvocation = Invocation<typeof options>;

export interface LintOutcome {
  /** The findings and their reports. */
  readonly drafts: Drafts;
  /** True if all findings are inherited from now on, so none of them fails the run. */
  readonly isInherited?: true;
}

/** What each mode of linting needs besides the manifests. */
export interface LintContext {
  readonly invocation: LintInvocation;
  readonly progress: Progress;
  /** Creates empty reports. */
  readonly draft: () => Drafts;
  /** Times a phase of the work, with `--timing`. */
  readonly timing: Watch['phase'];
  /** Takes an error that leaves the reports valid: it is printed after them. */
  readonly onRefused: (error: unknown) => void;
}
