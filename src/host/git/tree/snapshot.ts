import { posix } from 'node:path';
import { lockfiles } from '../../../document/module/modules/resolution/lockfiles.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { skippedFolders } from '../../files/find/names.ts';
import { type PackageWorkspace, workspaceOf } from '../../files/project/workspace.ts';
import { maxRunSteps, type WorkspaceFiles } from '../../files/project/workspace-folders.ts';
import type { Folder, RevisionListing } from './listing.ts';
import type { Objects } from './objects.ts';
import { View } from './view.ts';

/**
 * The largest number of fetches for one piece of work. Each follows imports or links one step further, beyond the
 * folders that were prefetched.
 */
const maxRounds = 40;

/** The largest number of files that are prefetched from a definition's folder, and the largest size of each in bytes. */
const prefetched = { most: 400, size: 128 * 1024 } as const;
const prefetchedName = /\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|vrl|md|svg)$/;

/** Files that are looked up in every folder above a definition. */
const parentFiles = ['package.json', 'tsconfig.json', 'jsconfig.json', '.gitignore'];

/** A revision whose files are fetched on demand. */
export class Snapshot {
  readonly listing: RevisionListing;
  readonly #objects: Objects;
  /** The workspaces that were read, by their root folders. */
  readonly #workspaces = new Map<string, PackageWorkspace>();
  readonly #workspaceBudget = { steps: maxRunSteps };

  constructor(listing: RevisionListing, objects: Objects) {
    this.listing = listing;
    this.#objects = objects;
  }

  /**
   * Repeats work until everything that it reads is cached: only then it has seen the whole content. `file` is the
   * display name.
   * @throws KnownError for content that the repository does not have.
   */
  async settled<T>(file: string, work: (view: View) => T | Promise<T>): Promise<T> {
    const release = this.#objects.retain();
    try {
      for (let round = 0; round < maxRounds; round++) {
        const view = this.#view();
        const outcome = await attempt(() => work(view));
        checkComplete(view, file);
        if (view.misses > 0) await this.#objects.fetch(view.wanted);
        else if ('error' in outcome) throw outcome.error;
        else return outcome.value;
      }
    } finally {
      release();
    }
    throw new KnownError({
      message: `\`${file}\` cannot be read: its imports or links lead through too many folders.`,
    });
  }

  /** Fetches at once most of the files that reading the manifests will need. */
  async prefetch(manifests: readonly { readonly path: string; readonly kind: 'text' | 'module' }[]): Promise<void> {
    this.#objects.trim();
    const view = this.#view();
    const wanted = new Map<string, number>();
    for (const { path, kind } of manifests) {
      view.read(path);
      if (kind === 'text') continue;
      const found = view.find(posix.dirname(path));
      if (found?.is === 'folder') for (const id of prefetchableIn(found.folder)) wanted.set(id, prefetched.size);
      for (const folder of foldersAbove(path)) for (const name of parentFiles) view.read(posix.join(folder, name));
    }
    await this.#objects.fetch(new Map([...wanted, ...view.wanted]));
  }

  /** Returns the package workspace of the revision whose root is the folder `root`. */
  workspace(view: View, root: string): PackageWorkspace {
    const known = this.#workspaces.get(root);
    if (known !== undefined) return known;
    const missesBefore = view.misses;
    const files: WorkspaceFiles = {
      read(path) {
        const read = view.read(posix.join(root, path));
        return 'bytes' in read ? read.bytes.toString('utf8') : undefined;
      },
      folders: (path) => foldersIn(view, posix.join(root, path)),
    };
    const workspace = workspaceOf(files, this.#workspaceBudget);
    // Reads everything at once: each later miss would cost a round of its own.
    workspace.packages();
    for (const { file, linked } of lockfiles) if (linked) view.read(posix.join(root, file));
    if (view.misses === missesBefore) this.#workspaces.set(root, workspace);
    return workspace;
  }

  #view(): View {
    return new View(this.listing.root, this.#objects);
  }
}

/** Captures an error: work that has not seen everything may fail for that reason alone. */
async function attempt<T>(work: () => T | Promise<T>): Promise<{ readonly value: T } | { readonly error: unknown }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

function checkComplete({ lost, pointers }: View, file: string): void {
  const [missing] = lost;
  if (missing !== undefined) {
    throw new KnownError({
      message: `\`${file}\` cannot be read: this clone lacks the content of \`${missing}\`.`,
      hint: 'In a partial clone, fetch it: `git fetch --refetch --no-filter`.',
    });
  }
  const [pointer] = pointers;
  if (pointer !== undefined) {
    const hint = 'Check the revision out, and let Git LFS fetch the file.';
    const message = `\`${file}\` cannot be read: the content of \`${pointer}\` is in Git LFS, and not in the revision.`;
    throw new KnownError({ message, hint });
  }
}

/** Returns the ids of the files in a folder that a definition may read. */
function prefetchableIn(folder: Folder): readonly string[] {
  const ids: string[] = [];
  const open = [folder];
  for (let current = open.shift(); current !== undefined && ids.length < prefetched.most; current = open.shift()) {
    for (const [name, node] of current.entries) {
      if (node.kind === 'folder' && !skippedFolders.has(name)) open.push(node);
      if (node.kind === 'file' && prefetchedName.test(name)) ids.push(node.id);
    }
  }
  return ids.slice(0, prefetched.most);
}

function foldersAbove(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = posix.dirname(path); ; at = posix.dirname(at)) {
    folders.push(at);
    if (at === '.') return folders;
  }
}

function foldersIn(view: View, path: string): readonly string[] {
  const found = view.find(path);
  if (found?.is !== 'folder') return [];
  const names = [...found.folder.entries].filter(([, { kind }]) => kind === 'folder');
  return names.map(([name]) => name).sort();
}
