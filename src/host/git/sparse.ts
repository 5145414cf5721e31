import { join, resolve } from 'node:path';
import { kindFollowing } from '../files/entries.ts';
import { repositoryAt } from './repository.ts';
import { openGit, runOrThrow } from './run.ts';

/**
 * Returns the files that a sparse checkout leaves out, as absolute paths without symlinks: they are not on disk, but
 * were not deleted either.
 * @throws KnownError if git cannot list them.
 */
export async function sparseExcludedFiles(cwd: string): Promise<ReadonlySet<string>> {
  const repository = repositoryAt(cwd);
  if (repository === undefined || kindFollowing(join(repository.gitDir, 'info/sparse-checkout')) !== 'file')
    return new Set();
  const listed = await runOrThrow(
    await openGit(repository),
    ['ls-files', '-t', '-z'],
    'git cannot list the tracked files',
  );
  const leftOut = listed.split('\0').filter((entry) => entry.startsWith('S '));
  return new Set(leftOut.map((entry) => resolve(repository.root, entry.slice(2))));
}
