import { resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { git, gitOrThrow } from './run.ts';

/**
 * The files that differ from a revision, uncommitted and untracked ones included, as absolute paths. For a branch that
 * has moved on, the comparison is with the point where the work left it.
 * @throws KnownError outside a repository, for an unknown revision, and where a shallow clone lacks it.
 */
export async function changedSince(revision: string, cwd: string): Promise<ReadonlySet<string>> {
  const root = (
    await gitOrThrow(cwd, ['rev-parse', '--show-toplevel'], 'This folder is not in a git repository.')
  ).trim();
  const base = await baseOf(revision, cwd);
  const changed = await gitOrThrow(
    root,
    ['diff', '--name-only', '-z', '--no-renames', base, '--'],
    `git cannot compare with \`${revision}\`.`,
  );
  const untracked = await gitOrThrow(
    root,
    ['ls-files', '--others', '--exclude-standard', '-z'],
    'git cannot list the untracked files.',
  );
  const names = `${changed}${untracked}`.split('\0').filter((name) => name !== '');
  return new Set(names.map((name) => resolve(root, name)));
}

async function baseOf(revision: string, cwd: string): Promise<string> {
  const commit = await git(cwd, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (typeof commit !== 'string') throw await unknownRevision(revision, cwd);
  const fork = await git(cwd, ['merge-base', commit.trim(), 'HEAD']);
  return (typeof fork === 'string' ? fork : commit).trim();
}

async function unknownRevision(revision: string, cwd: string): Promise<KnownError> {
  const shallow = await git(cwd, ['rev-parse', '--is-shallow-repository']);
  const message = `git does not know the revision \`${revision}\`.`;
  if (typeof shallow !== 'string' || shallow.trim() !== 'true') return new KnownError({ message });
  return new KnownError({
    message: `${message} This is a shallow clone.`,
    hint: 'Fetch more history: `fetch-depth: 2` for `HEAD^1`, `fetch-depth: 0` for a branch, with actions/checkout; or `git fetch --unshallow`.',
  });
}
