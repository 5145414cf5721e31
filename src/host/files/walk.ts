import { dirname, join, relative, sep } from 'node:path';
import type { Ignore } from 'ignore';
import { onceEach } from '../../data/once.ts';
import { isWithin, ownRepositoryOf, upward } from './boundary.ts';
import { isHidden, kindAt, readFolder } from './entries.ts';
import { skippedFolders } from './names.ts';
import { type Refusal, readInside } from './read.ts';

/** The `.gitignore` of one folder; its patterns hold below that folder. */
interface GitIgnore {
  readonly folder: string;
  readonly patterns: Ignore;
}

/** Whether a file or folder is wanted, by its name and its absolute path. */
export type Wants = (name: string, path: string) => boolean;

/** Why something is passed over: it is not read, or its `name` is not UTF-8 and so cannot be asked for. */
export type Passed = Refusal | 'name';

export interface Walk {
  readonly wants: Wants;
  /** Hears of a folder that is not searched, and of a file that is wanted, or a `.gitignore`, that is not read. */
  readonly passes: (path: string, isFile: boolean, why: Passed) => void;
  /** Hears of each folder, before it is searched. */
  readonly enters?: (folder: string) => void;
}

/** Files below a folder in sorted order, one folder at a time: the first is yielded before the last is seen. Links are not followed. */
export async function* walkFiles(folder: string, walk: Walk): AsyncGenerator<string> {
  const inherited = await Promise.all(parentsWithin(folder).map((parent) => readGitIgnore(parent, walk)));
  yield* visit(
    folder,
    walk,
    inherited.filter((one) => one !== undefined),
  );
}

async function* visit(folder: string, walk: Walk, above: readonly GitIgnore[]): AsyncGenerator<string> {
  walk.enters?.(folder);
  const entries = readFolder(folder);
  // One that was removed meanwhile holds nothing.
  if (entries === undefined && kindAt(folder) === 'folder') walk.passes(folder, false, 'forbidden');
  if (entries === undefined) return;
  const own = entries.some(({ name }) => name === '.gitignore') ? await readGitIgnore(folder, walk) : undefined;
  const ignores = own ? [...above, own] : above;
  for (const { name, kind } of entries) {
    const path = join(folder, name);
    if (kind === 'folder') {
      if (skippedFolders.has(name) || isIgnored(`${path}${sep}`, ignores)) continue;
      if (isUnnameable(path)) walk.passes(path, false, 'name');
      else yield* visit(path, walk, ignores);
    } else if (kind === 'file' && walk.wants(name, path) && !isIgnored(path, ignores)) {
      if (isUnnameable(path)) walk.passes(path, true, 'name');
      else yield path;
    }
  }
}

/** A name that is not UTF-8 comes with U+FFFD in place of what it holds, by which nothing is found. */
const isUnnameable = (path: string): boolean =>
  path.includes('\uFFFD') && kindAt(path) === undefined && !isHidden(path);

function isIgnored(path: string, ignores: readonly GitIgnore[]): boolean {
  let ignored = false;
  for (const { folder, patterns } of ignores) {
    const inside = relative(folder, path).split(sep).join('/');
    if (inside === '' || inside.startsWith('..')) continue;
    const verdict = patterns.test(path.endsWith(sep) ? `${inside}/` : inside);
    if (verdict.ignored) ignored = true;
    if (verdict.unignored) ignored = false;
  }
  return ignored;
}

/** Whether git ignores a path, by the `.gitignore` files from the root of its project on. */
export const isGitIgnored = (path: string, root: string): Promise<boolean> => gitIgnoring(root)(path);

/** The same of many paths: each `.gitignore` is read once. */
export function gitIgnoring(root: string): (path: string) => Promise<boolean> {
  const ignoreIn = onceEach((folder) => readGitIgnore(folder));
  return async (path) => {
    const folders = [...upward(dirname(path), root)].filter((folder) => isWithin(folder, root));
    const found = await Promise.all(folders.reverse().map(ignoreIn));
    return isIgnored(
      path,
      found.filter((one) => one !== undefined),
    );
  };
}

/** The folders above one up to the root of its repository, nearest last; none outside a repository. */
function parentsWithin(folder: string): readonly string[] {
  const root = ownRepositoryOf(folder);
  return root === undefined ? [] : [...upward(folder, root)].slice(1).reverse();
}

/** As git does, it is not read through a link. A walk hears of one that cannot be read. */
async function readGitIgnore(folder: string, walk?: Walk): Promise<GitIgnore | undefined> {
  const path = join(folder, '.gitignore');
  const kind = kindAt(path);
  if (kind === undefined || kind === 'link') return undefined;
  const read = readInside(path, folder);
  if ('bytes' in read) return ignoring(folder, read.bytes.toString('utf8').split(/\r?\n/));
  walk?.passes(path, true, read.refusal);
  return undefined;
}

/** No path is that long, and what looks for one may not bear it. */
const longestPattern = 4096;

async function ignoring(folder: string, patterns: readonly string[]): Promise<GitIgnore> {
  const { default: ignore } = await import('ignore');
  return { folder, patterns: ignore().add(patterns.filter(({ length }) => length <= longestPattern)) };
}

/** Tells what patterns in the manner of `.gitignore` ignore, each relative to the folder that names them. */
export async function ignoredBy(
  lists: readonly { readonly folder: string; readonly names: readonly string[] }[],
): Promise<(path: string) => boolean> {
  const ignores = await Promise.all(lists.map(({ folder, names }) => ignoring(folder, names)));
  return (path) => isIgnored(path, ignores);
}
