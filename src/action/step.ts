import type { Repository } from '../host/git/repository.ts';
import type { Event } from './event.ts';
import type { Inputs } from './inputs.ts';
import type { ActionRunner } from './runner.ts';

/** A step: what it was asked, where, and by what. */
export interface ActionStep {
  readonly inputs: Inputs;
  readonly event: Event;
  /** The folder to work in. */
  readonly cwd: string;
  /** The repository that it is in; undefined for none. */
  readonly repository: Repository | undefined;
  /** The workspace, which other steps name files from. */
  readonly workspace: string;
  /** What GitHub names files from: the repository, which may be checked out into a folder of the workspace. */
  readonly root: string;
  readonly runner: ActionRunner;
}
