import { dirname, relative, resolve } from 'node:path';
import { realPath } from '../../host/files/entries.ts';
import { type BranchBase, branchBase, branchStamp } from '../../host/git/branch-base.ts';
import { type Repository, repositoryAt } from '../../host/git/repository.ts';
import { openGit } from '../../host/git/run.ts';

/** What a manifest is compared with. */
export interface Base extends BranchBase {
  /** The root of the repository, spelt like the path of the manifest, even if that leads through a symlink. */
  readonly root: string;
}

/** The bases of repositories, looked up again when another commit may be checked out. */
export class Bases {
  readonly #known = new Map<string, { readonly stamp: string; readonly base: Promise<BranchBase | undefined> }>();

  /**
   * Returns the base of the branch that is checked out; undefined without a repository or a base.
   * @throws KnownError if git is missing or cannot be trusted.
   */
  async of(path: string): Promise<Base | undefined> {
    const folder = dirname(path);
    const repository = repositoryAt(folder);
    if (repository === undefined) return undefined;
    const base = await this.#baseOf(repository);
    return base && { ...base, root: resolve(folder, relative(realPath(folder) ?? folder, repository.root)) };
  }

  #baseOf(repository: Repository): Promise<BranchBase | undefined> {
    const stamp = branchStamp(repository);
    const known = this.#known.get(repository.root);
    if (known?.stamp === stamp) return known.base;
    const base = openGit(repository).then(branchBase);
    this.#known.set(repository.root, { stamp, base });
    return base;
  }
}
