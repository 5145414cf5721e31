import type { Result } from '../../../engine/result.ts';
import type { Invocation } from '../../command.ts';
import type { options } from './options.ts';

export type LintInvocation = Invocation<typeof options>;

export interface Worked {
  /** What is found. */
  readonly result: Result;
  /** Where it does not depend on what is found. */
  readonly exitCode?: number;
}
