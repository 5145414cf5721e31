import { KnownError } from '../../engine/known-error.ts';
import type { Repository } from './repository.ts';
import { type Git, openGit } from './run.ts';

/**
 * The id of the commit that a revision means: what somebody wrote is never handed to git as anything else.
 * @throws KnownError for an unknown revision, and where a shallow clone lacks it.
 */
export async function commitOf(revision: string, git: Git): Promise<string> {
  const commit = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (typeof commit === 'string' && /^[0-9a-f]{40,64}\n$/.test(commit)) return commit.trim();
  const shallow = await git.run(['rev-parse', '--is-shallow-repository']);
  const message = `git does not know the revision \`${revision}\`.`;
  if (shallow !== 'true\n') {
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

/** Whether a revision is the commit with this id. */
export async function isCommitAt(revision: string, id: string | undefined, repository: Repository): Promise<boolean> {
  if (id === undefined || id === '') return false;
  const git = await openGit(repository);
  return (await commitOf(revision, git).catch(() => undefined)) === id;
}
