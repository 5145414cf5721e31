import { dirname, join, sep } from 'node:path';
import { isWithin, ownRepositoryOf, upward } from '../boundary.ts';
import { isHidden, kindNoFollow } from '../entries.ts';
import { FileCache } from '../file-cache.ts';
import { listingOf, pathIn } from '../listing.ts';
import { type Refusal, readInside } from '../read.ts';
import { isIgnored, Patterns } from './ignored.ts';
import { skippedFolders } from './names.ts';

/** Returns whether a file or folder is wanted, by its name and its absolute path. */
export type FileFilter = (name: string, path: string) => boolean;

/** Why an entry is skipped: it cannot be read, is nested too deep, or its `name` is not UTF-8, so that it cannot be opened. */
export type SkipReason = Refusal | 'name' | 'depth';

/** The deepest nesting that is searched: each folder checks the `.gitignore` files of all its parents. */
export const maxDepth = 100;

export interface WalkOptions {
  readonly isWanted: FileFilter;
  /** Called for a folder that is not searched, and for a wanted file or a `.gitignore` that is not read. */
  readonly onSkipped: (path: string, kind: 'file' | 'folder', why: SkipReason) => void;
  /** Called for a symlink with the name of a wanted file: it is not followed. */
  readonly onLink?: (path: string) => Promise<void>;
  /** Called for each folder before it is searched. */
  readonly onFolder?: (folder: string) => void;
  /** The files that were read from disk so far, if they cannot change in the meantime. */
  readonly fileCache?: FileCache | undefined;
}

/**
 * Yields the wanted files below a folder, whose path is resolved, in sorted order. Reads one folder at a time, so that
 * the first file is yielded before the last folder is read. Symlinks are not followed.
 */
export function walkFiles(folder: string, walk: WalkOptions): AsyncGenerator<string> {
  const inherited = parentsWithin(folder, walk.fileCache).map((parent) => readGitIgnore(parent, walk));
  return visit(
    folder,
    walk,
    inherited.filter((patterns) => patterns !== undefined),
  );
}

async function* visit(
  folder: string,
  walk: WalkOptions,
  inherited: readonly Patterns[],
  depth = 1,
): AsyncGenerator<string> {
  walk.onFolder?.(folder);
  const entries = listingOf(folder, walk.fileCache ?? new FileCache())?.entries;
  // A folder that was removed in the meantime contains nothing.
  if (entries === undefined && kindNoFollow(folder) === 'folder') walk.onSkipped(folder, 'folder', 'forbidden');
  if (entries === undefined) return;
  const ownPatterns = entries.some(({ name }) => name === '.gitignore') ? readGitIgnore(folder, walk) : undefined;
  const ignores = ownPatterns ? [...inherited, ownPatterns] : inherited;
  for (const { name, kind } of entries) {
    const path = pathIn(folder, name);
    if (kind === 'folder') {
      if (skippedFolders.has(name) || (ignores.length > 0 && (await isIgnored(`${path}${sep}`, ignores)))) continue;
      if (isUnnameable(path)) walk.onSkipped(path, 'folder', 'name');
      else if (depth > maxDepth) walk.onSkipped(path, 'folder', 'depth');
      else yield* visit(path, walk, ignores, depth + 1);
    } else if (kind === 'file' && walk.isWanted(name, path)) {
      if (ignores.length > 0 && (await isIgnored(path, ignores))) continue;
      if (isUnnameable(path)) walk.onSkipped(path, 'file', 'name');
      else yield path;
    } else if (kind === 'link' && walk.onLink && walk.isWanted(name, path)) {
      if (ignores.length === 0 || !(await isIgnored(path, ignores))) await walk.onLink(path);
    }
  }
}

/** A name that is not UTF-8 is read with U+FFFD in it, and cannot be used to open the file. */
const isUnnameable = (path: string): boolean =>
  path.includes('\uFFFD') && kindNoFollow(path) === undefined && !isHidden(path);

/** Returns whether git ignores a path, by the `.gitignore` files from the project's root down. */
export const isGitIgnored = (path: string, root: string): Promise<boolean> => gitIgnoring(root)(path);

/** The same for many paths: each `.gitignore` is read once. */
export const gitIgnoring =
  (root: string, fileCache = new FileCache()) =>
  (path: string): Promise<boolean> => {
    const folders = [...upward(dirname(path), root, fileCache)].filter((folder) => isWithin(folder, root));
    const found = folders
      .reverse()
      .map((folder) => fileCache.cached('.gitignore', folder, () => readGitIgnore(folder)));
    return isIgnored(
      path,
      found.filter((patterns) => patterns !== undefined),
    );
  };

/** Returns the folders above one up to the root of its repository, nearest last; none outside a repository. */
function parentsWithin(folder: string, fileCache?: FileCache): readonly string[] {
  const root = ownRepositoryOf(folder, fileCache);
  return root === undefined ? [] : [...upward(folder, root, fileCache)].slice(1).reverse();
}

/** Like git, does not read a `.gitignore` through a symlink. Reports one that cannot be read to the walk. */
function readGitIgnore(folder: string, walk?: WalkOptions): Patterns | undefined {
  const path = join(folder, '.gitignore');
  const kind = kindNoFollow(path);
  if (kind === undefined || kind === 'link') return undefined;
  const read = readInside(path, folder);
  if ('bytes' in read) return new Patterns(folder, read.bytes.toString('utf8').split(/\r?\n/));
  walk?.onSkipped(path, 'file', read.refusal);
  return undefined;
}
