import { join, resolve } from 'node:path';
import { ownRepositoryOf } from '../files/boundary.ts';
import { kindFollowing, realPath } from '../files/entries.ts';
import { readOwn, textIn } from '../files/read.ts';

/** A repository, as it is passed to git, which never searches for one itself. */
export interface Repository {
  /** The root of the working tree, absolute and free of symlinks. */
  readonly root: string;
  /** The folder with git's data. */
  readonly gitDir: string;
}

/** Returns the repository that contains a folder, if any. What only looks like a bare repository does not count. */
export function repositoryAt(folder: string): Repository | undefined {
  const found = ownRepositoryOf(realPath(folder) ?? folder);
  const root = found === undefined ? undefined : realPath(found);
  if (root === undefined) return undefined;
  const git = join(root, '.git');
  if (kindFollowing(git) === 'folder') return { root, gitDir: git };
  // In a submodule or a linked worktree, `.git` is a file that names the data folder.
  const [, named] = /^gitdir: (.+?)\r?\n?$/.exec(textIn(readOwn(git)) ?? '') ?? [];
  return named === undefined ? undefined : { root, gitDir: resolve(root, named) };
}
