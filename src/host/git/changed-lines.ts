import { resolve } from 'node:path';
import { ignoreDirtySubmodules, ignoreLineEndings } from './changed-names.ts';
import { type Hunk, hunksIn, isAnyIn, lineBefore } from './hunks.ts';
import type { Repository } from './repository.ts';
import { commitOf, mergeBase } from './revision.ts';
import { type Git, openGit, runOrThrow } from './run.ts';

/** Returns whether any line of a range in a file differs from a revision. The path is absolute and free of symlinks. */
export type LineTest = (path: string, first: number, last: number) => boolean;

/** Returns the number that a line of such a file has in a commit; undefined if the line does not exist there. */
export type LineIn = (path: string, line: number) => number | undefined;

const format = [
  ...['--unified=0', '--inter-hunk-context=0', '--no-color', '--no-ext-diff', '--no-textconv'],
  ...['--src-prefix=a/', '--dst-prefix=b/', ignoreDirtySubmodules, ignoreLineEndings],
];

/**
 * Returns a test for the lines that differ from a revision, or from the merge base if the revision has moved on. Where
 * lines were deleted, the lines on either side count as different.
 * @throws KnownError if git cannot compare: the revision is unknown, or a shallow clone lacks it.
 */
export async function changedLines(revision: string, repository: Repository): Promise<LineTest> {
  const git = await openGit(repository);
  const base = await mergeBase(revision, git);
  // As in a pull request: in a renamed file, only the lines that also changed count.
  const hunks = await hunksSince(base, git, { named: revision, renames: '--find-renames' });
  return (path, first, last) => isAnyIn(hunks.get(path) ?? [], first, last);
}

/**
 * Maps lines of the working tree to their line numbers in a commit.
 * @throws KnownError if git cannot compare: the commit is unknown, or a shallow clone lacks it.
 */
export async function linesIn(commit: string, git: Git): Promise<LineIn> {
  // Without rename detection: a file that had another name in the commit has no lines there under its current name.
  const hunks = await hunksSince(await commitOf(commit, git), git, { named: commit, renames: '--no-renames' });
  return (path, line) => lineBefore(hunks.get(path) ?? [], line);
}

interface DiffRequest {
  /** The commit as the caller wrote it, for error messages. */
  readonly named: string;
  readonly renames: `--${string}-renames`;
}

/** Returns the hunks that differ from a commit, by absolute path. */
async function hunksSince(
  commit: string,
  git: Git,
  { named, renames }: DiffRequest,
): Promise<ReadonlyMap<string, readonly Hunk[]>> {
  const args = ['-c', 'core.quotePath=false', 'diff', ...format, renames, commit, '--'];
  const diff = await runOrThrow(git, args, `git cannot compare with \`${named}\``);
  return new Map([...hunksIn(diff)].map(([name, hunks]) => [resolve(git.root, name), hunks]));
}
