import { posix, relative, resolve, sep } from 'node:path';
import { KnownError } from '../../../engine/known-error.ts';
import { realPath } from '../../files/entries.ts';
import type { ManifestSearch, Source } from '../../files/find/discover.ts';
import { isModule } from '../../files/find/names.ts';
import { type Repository, repositoryAt } from '../repository.ts';
import { commitOf } from '../revision.ts';
import { bytesOrThrow, type Git, openGit, runOrThrow } from '../run.ts';
import { manifestsAt, throwNotFound, unnameableIn } from './find.ts';
import { listingOf } from './listing.ts';
import { type CommittedManifest, openCommitted, readBeside } from './manifest.ts';
import { Objects } from './objects.ts';
import { parseReference, referenceText } from './reference.ts';
import { Snapshot } from './snapshot.ts';

/** The number of manifests that are fetched at once. */
const batchSize = 50;

/** The revisions of the repository around a folder. Each is listed once; all share the cached file contents. */
export class Revisions {
  readonly #cwd: string;
  readonly #repository: Repository;
  /** The working directory, relative to the root of the repository. */
  readonly #folder: string;
  readonly #git: Git;
  readonly #objects: Objects;
  readonly #snapshots = new Map<string, Promise<Snapshot>>();

  private constructor(cwd: string, repository: Repository, git: Git) {
    this.#cwd = cwd;
    this.#repository = repository;
    this.#folder = relative(repository.root, realPath(cwd) ?? cwd)
      .split(sep)
      .join('/');
    this.#git = git;
    this.#objects = new Objects(git);
  }

  /** @throws KnownError outside a repository, and if git is not installed or the repository cannot be made harmless. */
  static async openAt(cwd: string): Promise<Revisions> {
    const repository = repositoryAt(cwd);
    if (repository === undefined) throw new KnownError({ message: 'This folder is not in a git repository.' });
    return new Revisions(cwd, repository, await openGit(repository));
  }

  /**
   * Yields the manifests that `git:REV:PATH` names, in the order of a search on disk.
   * @throws KnownError for an unknown revision, for a path that is not in it, and if there is no manifest at the path.
   */
  async *sources(target: string, { isIgnored, onError }: ManifestSearch): AsyncGenerator<Source> {
    const reference = parseReference(target, this.#folder);
    const snapshot = await this.#snapshotOf(reference.revision);
    const name = (path: string) => referenceText(path, reference);
    const find = () => snapshot.settled(target, (view) => manifestsAt(reference, this.#folder, view));
    const { paths, isSearched } = await find();
    const unnameable = unnameableIn(snapshot.listing.unnameable, reference.path);
    for (const path of unnameable) {
      onError(new KnownError({ message: `\`${name(path)}\` cannot be read: it has a name that is not UTF-8.` }));
    }
    let isEmpty = unnameable.length === 0;
    for (const source of this.#sourcesOf(paths.map((path) => manifestIn(path, snapshot, name)))) {
      try {
        if (isSearched && (await isIgnored?.(source.path))) continue;
      } catch (error) {
        onError(error);
        isEmpty = false;
        continue;
      }
      isEmpty = false;
      yield source;
    }
    if (isEmpty) throwNotFound(reference);
  }

  /** The first manifest of each group that is opened fetches for the others, too. */
  #sourcesOf(manifests: readonly CommittedManifest[]): readonly Source[] {
    const prefetched = new Set<CommittedManifest>();
    return manifests.map((manifest, at) =>
      this.#sourceOf(manifest, async () => {
        if (prefetched.has(manifest)) return;
        const next = manifests.slice(at, at + batchSize);
        for (const one of next) prefetched.add(one);
        await manifest.snapshot.prefetch(next);
      }),
    );
  }

  #sourceOf(manifest: CommittedManifest, prefetch: () => Promise<void>): Source {
    const { path, kind, name } = manifest;
    // The path is spelled as the caller spells paths, also if it reaches the repository through a symlink.
    const real = realPath(this.#cwd) ?? this.#cwd;
    return {
      file: name(path),
      path: resolve(this.#cwd, relative(real, resolve(this.#repository.root, path))),
      kind,
      elsewhere: {
        async open() {
          await prefetch();
          return openCommitted(manifest);
        },
        beside: (file, limit) => readBeside(manifest, file, limit),
      },
    };
  }

  async #snapshotOf(revision: string): Promise<Snapshot> {
    const commit = await commitOf(revision, this.#git);
    const snapshot = this.#snapshots.get(commit) ?? this.#list(commit, revision);
    this.#snapshots.set(commit, snapshot);
    return snapshot;
  }

  async #list(commit: string, revision: string): Promise<Snapshot> {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const hint = 'In a partial clone, fetch what is missing: `git fetch --refetch --no-filter`.';
    const output = await bytesOrThrow(
      this.#git,
      { args },
      `git cannot list the files of the revision \`${revision}\``,
      hint,
    );
    if (this.#git.isPartial) this.#objects.markLost(await this.#missingIn(commit, revision));
    return new Snapshot(listingOf(output), this.#objects);
  }

  async #missingIn(commit: string, revision: string): Promise<readonly string[]> {
    const args = ['rev-list', '--objects', '--no-walk', '--no-object-names', '--missing=print', commit];
    const output = await runOrThrow(this.#git, args, `git cannot list the objects of the revision \`${revision}\``);
    return [...output.matchAll(/^\?([0-9a-f]+)$/gm)].map(([, id = '']) => id);
  }
}

const manifestIn = (path: string, snapshot: Snapshot, name: CommittedManifest['name']): CommittedManifest => ({
  snapshot,
  path: posix.normalize(path),
  kind: isModule(path) ? 'module' : 'text',
  name,
});
