import { resolve } from 'node:path';
import { anyLineEnds, submodulesAsTheyStand } from './changed-names.ts';
import { changesIn } from './hunks.ts';
import type { Repository } from './repository.ts';
import { forkPoint } from './revision.ts';
import { openGit, runOrThrow } from './run.ts';

/** Tells of lines of a file, whose path is absolute and without links, whether any differs from a revision. */
export type LineTest = (path: string, first: number, last: number) => boolean;

const format = [
  // As a pull request shows it: in a file that was renamed, what changed besides.
  ...['--unified=0', '--inter-hunk-context=0', '--no-color', '--find-renames', '--no-ext-diff', '--no-textconv'],
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
  const diff = await runOrThrow(
    git,
    ['-c', 'core.quotePath=false', 'diff', ...format, base, '--'],
    `git cannot compare with \`${revision}\``,
  );
  const byPath = new Map([...changesIn(diff)].map(([name, isChanged]) => [resolve(repository.root, name), isChanged]));
  return (path, first, last) => byPath.get(path)?.(first, last) ?? false;
}
