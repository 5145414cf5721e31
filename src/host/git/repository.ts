import { join, resolve } from 'node:path';
import { ownRepositoryOf } from '../files/boundary.ts';
import { kindAt, realPath } from '../files/entries.ts';
import { readOwn, textIn } from '../files/read.ts';

/** A repository, as git is told of it: git itself looks for none. */
export interface Repository {
  /** The folder of the work tree, absolute and without links. */
  readonly root: string;
  /** The folder with git's data. */
  readonly gitDir: string;
}

/** The repository that a folder stands in; undefined for none. What only looks like a bare repository is none. */
export function repositoryAt(folder: string): Repository | undefined {
  const found = ownRepositoryOf(realPath(folder) ?? folder);
  const root = found === undefined ? undefined : realPath(found);
  if (root === undefined) return undefined;
  const git = join(root, '.git');
  if (kindAt(git) === 'folder') return { root, gitDir: git };
  // Of a submodule and a further work tree, a file tells where git's data are.
  const [, named] = /^gitdir: (.+?)\r?\n?$/.exec(textIn(readOwn(git)) ?? '') ?? [];
  return named === undefined ? undefined : { root, gitDir: resolve(root, named) };
}
