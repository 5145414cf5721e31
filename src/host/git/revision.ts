import { KnownError } from '../../engine/known-error.ts';
import type { Repository } from './repository.ts';
import { type Git, openGit, runOrThrow } from './run.ts';

/** The id of the commit that a revision means, where there is one: what somebody wrote is never handed to git as anything else. */
async function knownCommit(revision: string, git: Git): Promise<string | undefined> {
  const commit = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return typeof commit === 'string' && /^[0-9a-f]{40,64}\n$/.test(commit) ? commit.trim() : undefined;
}

/** An older git does not understand `--end-of-options` here, and knows no revision at all. */
const oldest = { major: 2, minor: 30 } as const;

/**
 * Whether what git does not know may only not have been fetched.
 * @throws KnownError for a git that is too old to know any revision, and for one that cannot read the repository.
 */
async function isShallow(git: Git): Promise<boolean> {
  const said = await runOrThrow(git, ['version'], 'git cannot tell its version');
  const [version, major, minor] = /(\d+)\.(\d+)\S*/.exec(said) ?? [];
  if (Number(major) < oldest.major || (Number(major) === oldest.major && Number(minor) < oldest.minor)) {
    const needed = `${oldest.major}.${oldest.minor}`;
    throw new KnownError({ message: `This needs git ${needed} or later, and finds git ${version}.` });
  }
  const asked = ['rev-parse', '--is-shallow-repository'];
  return (await runOrThrow(git, asked, 'git cannot read this repository', '`git status` says why.')) === 'true\n';
}

/**
 * The id of the commit that a revision means.
 * @throws KnownError for an unknown revision, where a shallow clone lacks it, and where git cannot be asked.
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

/**
 * Whether there is no such revision, and more history would not bring it.
 * @throws KnownError where git cannot be asked.
 */
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
