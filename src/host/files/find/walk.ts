import { dirname, join, sep } from 'node:path';
import { isWithin, ownRepositoryOf, upward } from '../boundary.ts';
import { isHidden, kindAt } from '../entries.ts';
import { listingOf, pathIn } from '../listing.ts';
import { type Refusal, readInside } from '../read.ts';
import { SeenFiles } from '../seen.ts';
import { isIgnored, Patterns } from './ignored.ts';
import { skippedFolders } from './names.ts';

/** Whether a file or folder is wanted, by its name and its absolute path. */
export type FileFilter = (name: string, path: string) => boolean;

/** Why something is passed over: it is not read, stands too deep, or its `name` is not UTF-8 and so cannot be asked for. */
export type SkipReason = Refusal | 'name' | 'depth';

/** Folders inside each other that are searched: what each asks of those around it grows with their number. */
export const deepest = 100;

export interface WalkOptions {
  readonly wants: FileFilter;
  /** Hears of a folder that is not searched, and of a file that is wanted, or a `.gitignore`, that is not read. */
  readonly passes: (path: string, kind: 'file' | 'folder', why: SkipReason) => void;
  /** Hears of a link with the name of a file that is wanted: it is not followed. */
  readonly links?: (path: string) => Promise<void>;
  /** Hears of each folder, before it is searched. */
  readonly enters?: (folder: string) => void;
  /** What was seen on disk so far, where nothing changes there. */
  readonly seen?: SeenFiles | undefined;
}

/** Files below a folder, whose path is resolved, in sorted order, one folder at a time: the first is yielded before the last is seen. Links are not followed. */
export function walkFiles(folder: string, walk: WalkOptions): AsyncGenerator<string> {
  const inherited = parentsWithin(folder, walk.seen).map((parent) => readGitIgnore(parent, walk));
  return visit(
    folder,
    walk,
    inherited.filter((one) => one !== undefined),
  );
}

async function* visit(
  folder: string,
  walk: WalkOptions,
  above: readonly Patterns[],
  depth = 1,
): AsyncGenerator<string> {
  walk.enters?.(folder);
  const entries = listingOf(folder, walk.seen ?? new SeenFiles())?.entries;
  // One that was removed meanwhile holds nothing.
  if (entries === undefined && kindAt(folder) === 'folder') walk.passes(folder, 'folder', 'forbidden');
  if (entries === undefined) return;
  const own = entries.some(({ name }) => name === '.gitignore') ? readGitIgnore(folder, walk) : undefined;
  const ignores = own ? [...above, own] : above;
  for (const { name, kind } of entries) {
    const path = pathIn(folder, name);
    if (kind === 'folder') {
      if (skippedFolders.has(name) || (ignores.length > 0 && (await isIgnored(`${path}${sep}`, ignores)))) continue;
      if (isUnnameable(path)) walk.passes(path, 'folder', 'name');
      else if (depth > deepest) walk.passes(path, 'folder', 'depth');
      else yield* visit(path, walk, ignores, depth + 1);
    } else if (kind === 'file' && walk.wants(name, path)) {
      if (ignores.length > 0 && (await isIgnored(path, ignores))) continue;
      if (isUnnameable(path)) walk.passes(path, 'file', 'name');
      else yield path;
    } else if (kind === 'link' && walk.links && walk.wants(name, path)) {
      if (ignores.length === 0 || !(await isIgnored(path, ignores))) await walk.links(path);
    }
  }
}

/** A name that is not UTF-8 comes with U+FFFD in place of what it holds, by which nothing is found. */
const isUnnameable = (path: string): boolean =>
  path.includes('\uFFFD') && kindAt(path) === undefined && !isHidden(path);

/** Whether git ignores a path, by the `.gitignore` files from the root of its project on. */
export const isGitIgnored = (path: string, root: string): Promise<boolean> => gitIgnoring(root)(path);

/** The same of many paths: each `.gitignore` is read once. */
export const gitIgnoring =
  (root: string, seen = new SeenFiles()) =>
  (path: string): Promise<boolean> => {
    const folders = [...upward(dirname(path), root, seen)].filter((folder) => isWithin(folder, root));
    const found = folders.reverse().map((folder) => seen.once('.gitignore', folder, () => readGitIgnore(folder)));
    return isIgnored(
      path,
      found.filter((one) => one !== undefined),
    );
  };

/** The folders above one up to the root of its repository, nearest last; none outside a repository. */
function parentsWithin(folder: string, seen?: SeenFiles): readonly string[] {
  const root = ownRepositoryOf(folder, seen);
  return root === undefined ? [] : [...upward(folder, root, seen)].slice(1).reverse();
}

/** As git does, it is not read through a link. A walk hears of one that cannot be read. */
function readGitIgnore(folder: string, walk?: WalkOptions): Patterns | undefined {
  const path = join(folder, '.gitignore');
  const kind = kindAt(path);
  if (kind === undefined || kind === 'link') return undefined;
  const read = readInside(path, folder);
  if ('bytes' in read) return new Patterns(folder, read.bytes.toString('utf8').split(/\r?\n/));
  walk?.passes(path, 'file', read.refusal);
  return undefined;
}
