import { KnownError } from '../engine/known-error.ts';
import { isWithin } from '../host/files/boundary.ts';
import type { Repository } from '../host/git/repository.ts';
import { isCommitAt, isGone } from '../host/git/revision.ts';
import type { Event } from './event.ts';
import type { ActionStep } from './step.ts';

/**
 * Sets the base to the one that is checked out. A pull request is checked out as its merge commit, whose first parent is the
 * base: a fetch depth of 2 is enough. One that was merged by rebasing may consist of several commits. The commit before a force
 * push usually cannot be fetched any more: the event then has no base.
 * @throws KnownError if changes are needed, but the checkout contains nothing of the pull request.
 */
export async function withBase(
  event: Event,
  { inputs, repository, runner }: Pick<ActionStep, 'inputs' | 'repository' | 'runner'>,
): Promise<Event> {
  if (repository === undefined) return event;
  const { base, isPullRequest, isOfBase, isPush } = event;
  const isNeeded = inputs.changedOnly || inputs.compareWith === 'base';
  if (isPullRequest) {
    const settle = (answer: Promise<boolean>) => (isNeeded ? answer : falseIfGitFails(answer));
    const isEventCommit = await settle(isCommitAt('HEAD', runner.env.GITHUB_SHA, repository));
    if (isEventCommit && isOfBase) {
      if (isNeeded) throw new KnownError(baseCheckoutComplaint);
      const { base: _, head: __, ...others } = event;
      return others;
    }
    if (isEventCommit && (await settle(mayBeRebased(event, repository)))) return event;
    const isMerge = isEventCommit || (await settle(isMergeOf(event, repository)));
    return isMerge ? { ...event, base: 'HEAD^1' } : event;
  }
  if (!isPush || !isNeeded || base === undefined || !(await isGone(base, repository))) return event;
  const { base: _, ...others } = event;
  return others;
}

const baseCheckoutComplaint = {
  message: 'Event `pull_request_target` checks out a branch of the repository, without what the pull request changes.',
  hint: 'Run the workflow on `pull_request`.',
};

/** Returns the root of the repository if it is the one of the event; otherwise the workspace. */
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
 * Whether a merge commit of the pull request is checked out. If a workflow checks it out by its ref, it may be newer than the
 * event's, because GitHub makes a new one when the base moves on.
 */
const isMergeOf = ({ head }: Event, repository: Repository): Promise<boolean> => isCommitAt('HEAD^2', head, repository);

/**
 * Whether the commits of a merged pull request may have been added to the base one by one, so that `HEAD^1` is one of them. A
 * shallow clone without the base cannot tell them from one squashed commit, which is more common.
 */
async function mayBeRebased(event: Event, repository: Repository): Promise<boolean> {
  const { base, isMergedSeries } = event;
  if (!isMergedSeries || (await isMergeOf(event, repository))) return false;
  return isCommitAt(base ?? '', base, repository);
}

/** Returns the repository of the working directory if it is the one of the event. */
export async function eventRepository(
  step: Pick<ActionStep, 'event' | 'repository' | 'runner'>,
): Promise<Repository | undefined> {
  const { repository } = step;
  return repository && (await isCheckedOut(step, repository)) ? repository : undefined;
}

/** Whether a repository is the one of the event: the event's commit is checked out, or the pull request, merged or not. */
const isCheckedOut = async (
  { event, runner }: Pick<ActionStep, 'event' | 'runner'>,
  repository: Repository,
): Promise<boolean> =>
  falseIfGitFails(
    isCommitAt('HEAD', runner.env.GITHUB_SHA, repository)
      .then((isEventCommit) => isEventCommit || isCommitAt('HEAD', event.head, repository))
      .then((isKnown) => isKnown || isMergeOf(event, repository)),
  );

/** Returns false if git fails: only links and annotations would need the answer. */
const falseIfGitFails = (answer: Promise<boolean>): Promise<boolean> =>
  answer.catch((error: unknown) => {
    if (error instanceof KnownError) return false;
    throw error;
  });
