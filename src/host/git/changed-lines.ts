import { resolve } from 'node:path';
import { linesAdded } from './hunks.ts';
import type { Repository } from './repository.ts';
import { commitOf } from './revision.ts';
import { openGit, runOrThrow } from './run.ts';

/** Tells of a line of a file, whose path is absolute and without links, whether it differs from a revision. */
export type LineTest = (path: string, line: number) => boolean;

const format = [
  ...['--unified=0', '--inter-hunk-context=0', '--no-color', '--no-renames', '--no-ext-diff', '--no-textconv'],
  ...['--no-relative', '--src-prefix=a/', '--dst-prefix=b/'],
];

/** The lines that differ from a revision. Where git cannot say, none does: the caller only sorts by it. */
export async function changedLines(revision: string, repository: Repository): Promise<LineTest> {
  const diff = await diffTo(revision, repository).catch(() => '');
  const added = linesAdded(diff);
  const byPath = new Map([...added].map(([name, isAdded]) => [resolve(repository.root, name), isAdded]));
  return (path, line) => byPath.get(path)?.(line) ?? false;
}

async function diffTo(revision: string, repository: Repository): Promise<string> {
  const git = await openGit(repository);
  const commit = await commitOf(revision, git);
  return runOrThrow(git, ['-c', 'core.quotePath=false', 'diff', ...format, commit, '--'], 'git cannot compare');
}
