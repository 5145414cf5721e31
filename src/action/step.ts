import type { Event } from './event.ts';
import type { Inputs } from './inputs.ts';
import type { Runner } from './runner.ts';

/** A step: what it was asked, where, and by what. */
export interface Step {
  readonly inputs: Inputs;
  readonly event: Event;
  /** The folder to work in. */
  readonly cwd: string;
  /** The workspace, which a runner names files from. */
  readonly workspace: string;
  readonly runner: Runner;
}
