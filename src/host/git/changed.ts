import { dirname, resolve, sep } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { git, gitOrThrow } from './run.ts';

/** What differs from a revision; paths are absolute. */
export interface Changes {
  has(path: string): boolean;
  /** Whether anything differs in the folder that a file stands in. */
  besides(path: string): boolean;
}

/**
 * The files that differ from a revision, uncommitted and untracked ones included. For a branch that has moved on, the
 * comparison is with the point where the work left it.
 * @throws KnownError outside a repository, for an unknown revision, and where a shallow clone lacks it.
 */
export async function changedSince(revision: string, cwd: string): Promise<Changes> {
  const up = await gitOrThrow(cwd, ['rev-parse', '--show-cdup'], 'This folder is not in a git repository.');
  const root = resolve(cwd, up.trim());
  const base = await baseOf(revision, cwd);
  const tracked = await gitOrThrow(
    root,
    ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', base, '--'],
    `git cannot compare with \`${revision}\`.`,
  );
  const untracked = await gitOrThrow(
    root,
    ['ls-files', '--others', '--exclude-standard', '-z'],
    'git cannot list the untracked files.',
  );
  const names = `${tracked}${untracked}`.split('\0').filter((name) => name !== '');
  const changed = new Set(names.map((name) => resolve(root, name)));
  return {
    has: (path) => changed.has(path),
    besides: (path) => [...changed].some((one) => one.startsWith(`${dirname(path)}${sep}`)),
  };
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
