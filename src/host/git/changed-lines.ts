import { resolve } from 'node:path';
import { anyLineEnds, submodulesAsTheyStand } from './changed-names.ts';
import { type Hunk, hunksIn, isAnyIn, lineBefore } from './hunks.ts';
import type { Repository } from './repository.ts';
import { commitOf, forkPoint } from './revision.ts';
import { type Git, openGit, runOrThrow } from './run.ts';

/** Tells of lines of a file, whose path is absolute and without links, whether any differs from a revision. */
export type LineTest = (path: string, first: number, last: number) => boolean;

/** The number that a line of such a file has in a commit; undefined for one that is not there. */
export type LineIn = (path: string, line: number) => number | undefined;

const format = [
  ...['--unified=0', '--inter-hunk-context=0', '--no-color', '--no-ext-diff', '--no-textconv'],
  ...['--src-prefix=a/', '--dst-prefix=b/', submodulesAsTheyStand, anyLineEnds],
];

/**
 * The lines that differ from a revision; of a branch that has moved on, from where the work left it. Where lines were
 * taken out, those on either side differ.
 * @throws KnownError where git cannot say: for an unknown revision, and where a shallow clone lacks it.
 */
export async function changedLines(revision: string, repository: Repository): Promise<LineTest> {
  const git = await openGit(repository);
  const base = await forkPoint(revision, git);
  // As a pull request shows it: in a file that was renamed, what changed besides.
  const hunks = await hunksSince(base, git, { named: revision, renames: '--find-renames' });
  return (path, first, last) => isAnyIn(hunks.get(path) ?? [], first, last);
}

/**
 * Where the lines of a checkout stand in a commit.
 * @throws KnownError where git cannot say: for an unknown commit, and where a shallow clone lacks it.
 */
export async function linesIn(commit: string, git: Git): Promise<LineIn> {
  // A file that has another name there has no lines there by its own.
  const hunks = await hunksSince(await commitOf(commit, git), git, { named: commit, renames: '--no-renames' });
  return (path, line) => lineBefore(hunks.get(path) ?? [], line);
}

interface Asked {
  /** The commit, as it was asked for. */
  readonly named: string;
  readonly renames: `--${string}-renames`;
}

/** What differs from a commit, by absolute path. */
async function hunksSince(
  commit: string,
  git: Git,
  { named, renames }: Asked,
): Promise<ReadonlyMap<string, readonly Hunk[]>> {
  const args = ['-c', 'core.quotePath=false', 'diff', ...format, renames, commit, '--'];
  const diff = await runOrThrow(git, args, `git cannot compare with \`${named}\``);
  return new Map([...hunksIn(diff)].map(([name, hunks]) => [resolve(git.root, name), hunks]));
}
