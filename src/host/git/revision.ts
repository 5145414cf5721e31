import { KnownError } from '../../engine/known-error.ts';
import type { Repository } from './repository.ts';
import { type Git, openGit, runOrThrow } from './run.ts';

/** Resolves a revision to its commit id, if there is one. Only here is user input passed to git as a revision. */
async function resolveCommit(revision: string, git: Git): Promise<string | undefined> {
  const commit = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return typeof commit === 'string' && /^[0-9a-f]{40,64}\n$/.test(commit) ? commit.trim() : undefined;
}

/** An older git does not support `--end-of-options` here, and so resolves no revision at all. */
const minimumVersion = { major: 2, minor: 30 } as const;

/**
 * Returns whether an unknown revision may only be missing because the clone is shallow.
 * @throws KnownError if git is too old to resolve any revision, or cannot read the repository.
 */
async function isShallow(git: Git): Promise<boolean> {
  const versionText = await runOrThrow(git, ['version'], 'git cannot tell its version');
  const [version, major, minor] = /(\d+)\.(\d+)\S*/.exec(versionText) ?? [];
  if (
    Number(major) < minimumVersion.major ||
    (Number(major) === minimumVersion.major && Number(minor) < minimumVersion.minor)
  ) {
    const required = `${minimumVersion.major}.${minimumVersion.minor}`;
    throw new KnownError({ message: `This needs git ${required} or later, and finds git ${version}.` });
  }
  const args = ['rev-parse', '--is-shallow-repository'];
  return (await runOrThrow(git, args, 'git cannot read this repository', '`git status` says why.')) === 'true\n';
}

/**
 * Returns the id of the commit that a revision resolves to.
 * @throws KnownError if the revision is unknown, if a shallow clone lacks it, or if git cannot be asked.
 */
export async function commitOf(revision: string, git: Git): Promise<string> {
  const commit = await resolveCommit(revision, git);
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

/** Returns the merge base of a revision and HEAD; the revision's own commit if there is none. */
export async function mergeBase(revision: string, git: Git): Promise<string> {
  const commit = await commitOf(revision, git);
  const base = await git.run(['merge-base', commit, 'HEAD']);
  return typeof base === 'string' ? base.trim() : commit;
}

/**
 * Returns whether a revision does not exist, and fetching more history would not bring it.
 * @throws KnownError if git cannot be asked.
 */
export async function isGone(revision: string, repository: Repository): Promise<boolean> {
  const git = await openGit(repository);
  return (await resolveCommit(revision, git)) === undefined && !(await isShallow(git));
}

/** Returns whether a revision resolves to the commit with this id. */
export async function isCommitAt(revision: string, id: string | undefined, repository: Repository): Promise<boolean> {
  if (id === undefined || id === '') return false;
  const git = await openGit(repository);
  return (await resolveCommit(revision, git)) === id;
}
