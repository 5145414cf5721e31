import type { Repository } from '../host/git/repository.ts';
import type { Event } from './event.ts';
import type { Inputs } from './inputs.ts';
import type { ActionRunner } from './runner.ts';

/** A step of a workflow: its inputs and its environment. */
export interface ActionStep {
  readonly inputs: Inputs;
  readonly event: Event;
  /** The folder to work in. */
  readonly cwd: string;
  /** The repository that contains it; undefined if there is none. */
  readonly repository: Repository | undefined;
  /** The workspace, which file names in outputs are relative to. */
  readonly workspace: string;
  /** The folder that GitHub's file names are relative to: the repository, which may be in a folder of the workspace. */
  readonly root: string;
  readonly runner: ActionRunner;
}
