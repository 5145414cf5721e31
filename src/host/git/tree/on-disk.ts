import { relative, resolve, sep } from 'node:path';
import { KnownError } from '../../../engine/known-error.ts';
import { realPath } from '../../files/entries.ts';
import { repositoryAt } from '../repository.ts';
import { parseReference } from './reference.ts';

/**
 * Returns the path on disk that `git:REV:PATH` corresponds to, relative to the working directory.
 * @throws KnownError outside a repository, and if the target is not such a reference.
 */
export function diskPathOf(target: string, cwd: string): string {
  const repository = repositoryAt(cwd);
  if (repository === undefined) throw new KnownError({ message: 'This folder is not in a git repository.' });
  const real = realPath(cwd) ?? cwd;
  const here = relative(repository.root, real).split(sep).join('/');
  const { path } = parseReference(target, here);
  return relative(real, resolve(repository.root, path)) || '.';
}
