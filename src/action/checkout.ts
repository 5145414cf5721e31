import { KnownError } from '../engine/known-error.ts';
import { isWithin } from '../host/files/boundary.ts';
import type { Repository } from '../host/git/repository.ts';
import { isCommitAt, isGone } from '../host/git/revision.ts';
import type { Event } from './event.ts';
import type { ActionStep } from './step.ts';

/**
 * A pull request is checked out as its merge into the base, whose first parent is the base: one more commit of history
 * will do. What was there before a forced push is not there to be fetched, as a rule: the event has no base then.
 * @throws KnownError where changes are asked for, and nothing of the pull request is checked out.
 */
export async function withBase(
  event: Event,
  { inputs, repository, runner }: Pick<ActionStep, 'inputs' | 'repository' | 'runner'>,
): Promise<Event> {
  if (repository === undefined) return event;
  const { base, isPullRequest, isOfBase, isPush } = event;
  const isNeeded = inputs.changedOnly || inputs.compareWith === 'base';
  if (isPullRequest) {
    const ask = (asked: Promise<boolean>) => (isNeeded ? asked : unlessUnasked(asked));
    const isEvents = await ask(isCommitAt('HEAD', runner.env.GITHUB_SHA, repository));
    if (isEvents && isOfBase) {
      if (isNeeded) throw new KnownError(nothingOfIt);
      const { base: _, head: __, ...others } = event;
      return others;
    }
    const isMerge = isEvents || (await ask(isMergeOf(event, repository)));
    return isMerge ? { ...event, base: 'HEAD^1' } : event;
  }
  if (!isPush || !isNeeded || base === undefined || !(await isGone(base, repository))) return event;
  const { base: _, ...others } = event;
  return others;
}

const nothingOfIt = {
  message: 'Event `pull_request_target` checks out a branch of the repository, without what the pull request changes.',
  hint: 'Run the workflow on `pull_request`.',
};

/** The repository, where it is the one of the event; else the workspace. */
export async function rootOf({
  event,
  repository,
  workspace,
  runner,
}: Omit<ActionStep, 'inputs' | 'cwd' | 'root'>): Promise<string> {
  if (repository === undefined || repository.root === workspace || !isWithin(repository.root, workspace)) {
    return workspace;
  }
  return (await isCheckedOut({ event, runner }, repository)) ? repository.root : workspace;
}

/**
 * Whether a pull request is checked out as a merge: where a workflow names that itself, it may be a later one than the
 * event's, as it is made anew when the base moves on.
 */
const isMergeOf = ({ head }: Event, repository: Repository): Promise<boolean> => isCommitAt('HEAD^2', head, repository);

/** The repository that is worked in, where it is the one of the event. */
export async function eventRepository(
  step: Pick<ActionStep, 'event' | 'repository' | 'runner'>,
): Promise<Repository | undefined> {
  const { repository } = step;
  return repository && (await isCheckedOut(step, repository)) ? repository : undefined;
}

/** Whether a repository is the one of the event: its commit is checked out there, or the pull request, merged or not. */
const isCheckedOut = async (
  { event, runner }: Pick<ActionStep, 'event' | 'runner'>,
  repository: Repository,
): Promise<boolean> =>
  unlessUnasked(
    isCommitAt('HEAD', runner.env.GITHUB_SHA, repository)
      .then((isEvents) => isEvents || isCommitAt('HEAD', event.head, repository))
      .then((isKnown) => isKnown || isMergeOf(event, repository)),
  );

/** Where git cannot be asked, nothing fails that only links and annotations would need. */
const unlessUnasked = (asked: Promise<boolean>): Promise<boolean> =>
  asked.catch((error: unknown) => {
    if (error instanceof KnownError) return false;
    throw error;
  });
