import { KnownError } from '../../engine/known-error.ts';
import type { Repository } from './repository.ts';
import { type Git, openGit } from './run.ts';

/** The id of the commit that a revision means, where there is one: what somebody wrote is never handed to git as anything else. */
async function knownCommit(revision: string, git: Git): Promise<string | undefined> {
  const commit = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return typeof commit === 'string' && /^[0-9a-f]{40,64}\n$/.test(commit) ? commit.trim() : undefined;
}

const isShallow = async (git: Git): Promise<boolean> =>
  (await git.run(['rev-parse', '--is-shallow-repository'])) === 'true\n';

/**
 * The id of the commit that a revision means.
 * @throws KnownError for an unknown revision, and where a shallow clone lacks it.
 */
export async function commitOf(revision: string, git: Git): Promise<string> {
  const commit = await knownCommit(revision, git);
  if (commit !== undefined) return commit;
  const message = `git does not know the revision \`${revision}\`.`;
  if (!(await isShallow(git))) {
    const hint = 'Name a branch, a tag or a commit that is here; `git fetch` brings those of the remote.';
    throw new KnownError({ message, hint });
  }
  throw new KnownError({
    message: `${message} This is a shallow clone.`,
    hint: 'Fetch more history: `fetch-depth: 2` for `HEAD^1`, `fetch-depth: 0` for a branch, with actions/checkout; or `git fetch --unshallow`.',
  });
}

/** The commit where the work left a revision: itself, where it has not moved on since. */
export async function forkPoint(revision: string, git: Git): Promise<string> {
  const commit = await commitOf(revision, git);
  const fork = await git.run(['merge-base', commit, 'HEAD']);
  return typeof fork === 'string' ? fork.trim() : commit;
}

/** Whether there is no such revision, and more history would not bring it. */
export async function isGone(revision: string, repository: Repository): Promise<boolean> {
  const git = await openGit(repository);
  return (await knownCommit(revision, git)) === undefined && !(await isShallow(git));
}

/** Whether a revision is the commit with this id. */
export async function isCommitAt(revision: string, id: string | undefined, repository: Repository): Promise<boolean> {
  if (id === undefined || id === '') return false;
  const git = await openGit(repository);
  return (await knownCommit(revision, git)) === id;
}
