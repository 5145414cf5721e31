import { basename, dirname, parse, relative, resolve, sep } from 'node:path';
import { onceEach } from '../../data/once.ts';
import { KnownError } from '../../engine/known-error.ts';
import { realPath } from '../files/entries.ts';
import { wayThroughLinks } from '../files/way-through-links.ts';
import { changedNames } from './changed-names.ts';
import { repositoryAt } from './repository.ts';
import { mergeBase } from './revision.ts';
import { openGit } from './run.ts';

/** The files that differ from a revision; paths are absolute. */
export interface ChangedPaths {
  readonly paths: ReadonlySet<string>;
  /** Whether the file at the path differs, also if it was deleted, or any symlink that leads to it. */
  has(path: string): boolean;
  /** Whether anything differs in the folder that contains the file. */
  hasSiblingChange(path: string): boolean;
  /** Returns the content of the file in the revision; undefined if it did not exist, or git does not have it. */
  contentBefore(path: string): Promise<string | undefined>;
}

/**
 * Returns the files that differ from a revision, uncommitted and untracked ones included. If the revision has moved on,
 * the comparison is with the merge base.
 * @throws KnownError outside a repository, for an unknown revision, and if a shallow clone lacks it.
 */
export async function changedSince(revision: string, cwd: string): Promise<ChangedPaths> {
  const repository = repositoryAt(cwd);
  if (repository === undefined) throw new KnownError({ message: 'This folder is not in a git repository.' });
  const git = await openGit(repository);
  const base = await mergeBase(revision, git);
  const names = await changedNames(git, base, `git cannot compare with \`${revision}\``);
  // Paths are spelled as the caller spells them, also if it reaches the repository through a symlink.
  const real = realPath(cwd) ?? cwd;
  const changed = new Set([...names].map((name) => resolve(cwd, relative(real, name))));
  const changedFolders = new Set<string>();
  for (const path of changed) addFolders(changedFolders, foldersAbove(path));
  const wayTo = onceEach((folder) => {
    const { root } = parse(folder);
    return wayThroughLinks(folder.slice(root.length), root);
  });
  return {
    paths: changed,
    has(path) {
      if (isAmong(changed, path)) return true;
      const above = wayTo(resolve(real, relative(cwd, dirname(path))));
      const { links, end } = wayThroughLinks(basename(path), above.end);
      return [...above.links, ...links, end].some((place) => isAmong(names, place));
    },
    hasSiblingChange: (path) => changedFolders.has(dirname(path)) || isAmong(changed, path),
    async contentBefore(path) {
      const name = relative(git.root, resolve(real, relative(cwd, path)));
      const text = await git.run(['cat-file', 'blob', `${base}:${name.split(sep).join('/')}`]);
      return typeof text === 'string' ? text : undefined;
    },
  };
}

/** A changed entry may also be a submodule that contains the file. */
const isAmong = (changed: ReadonlySet<string>, path: string): boolean =>
  changed.has(path) || [...foldersAbove(path)].some((folder) => changed.has(folder));

/** Yields the folders that contain a path, innermost first. */
function* foldersAbove(path: string): Generator<string> {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) yield folder;
}

/** Stops at the first known folder: all folders above it are known, too. */
function addFolders(known: Set<string>, folders: Iterable<string>): void {
  for (const folder of folders) {
    if (known.has(folder)) return;
    known.add(folder);
  }
}
