import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { onceEach } from '../../data/once.ts';
import { KnownError } from '../../engine/known-error.ts';
import { kindAt, realPath } from '../files/entries.ts';
import { changedNames } from './changed-names.ts';
import { repositoryAt } from './repository.ts';
import { forkPoint } from './revision.ts';
import { openGit } from './run.ts';

/** What differs from a revision; paths are absolute. */
export interface ChangedPaths {
  readonly paths: ReadonlySet<string>;
  /** Whether the file there differs, or would if it were still there; or what a link on the way leads to. */
  has(path: string): boolean;
  /** Whether anything differs in the folder that a file stands in. */
  besides(path: string): boolean;
  /** What the file there said in the revision; undefined where it was not there, and where git does not have it. */
  before(path: string): Promise<string | undefined>;
}

/**
 * The files that differ from a revision, uncommitted and untracked ones included. For a branch that has moved on, the
 * comparison is with the point where the work left it.
 * @throws KnownError outside a repository, for an unknown revision, and where a shallow clone lacks it.
 */
export async function changedSince(revision: string, cwd: string): Promise<ChangedPaths> {
  const repository = repositoryAt(cwd);
  if (repository === undefined) throw new KnownError({ message: 'This folder is not in a git repository.' });
  const git = await openGit(repository);
  const base = await forkPoint(revision, git);
  const names = await changedNames(git, base, `git cannot compare with \`${revision}\``);
  // Named as the caller names them, also where a link leads to the repository.
  const real = realPath(cwd) ?? cwd;
  const changed = new Set([...names].map((name) => resolve(cwd, relative(real, name))));
  const touched = new Set<string>();
  for (const one of changed) addNew(touched, foldersAbove(one));
  const realFolder = onceEach((folder) => realPath(folder) ?? folder);
  return {
    paths: changed,
    has(path) {
      if (isAmong(changed, path)) return true;
      if (kindAt(path) !== 'link') return isAmong(names, join(realFolder(dirname(path)), basename(path)));
      const target = realPath(path);
      return target === undefined || isAmong(names, target);
    },
    besides: (path) => touched.has(dirname(path)) || isAmong(changed, path),
    async before(path) {
      const name = relative(git.root, resolve(real, relative(cwd, path)));
      const text = await git.run(['cat-file', 'blob', `${base}:${name.split(sep).join('/')}`]);
      return typeof text === 'string' ? text : undefined;
    },
  };
}

/** What changed may also be a submodule that the file is in. */
const isAmong = (changed: ReadonlySet<string>, path: string): boolean =>
  changed.has(path) || [...foldersAbove(path)].some((folder) => changed.has(folder));

/** The folders that a path is in, from the inside out. */
function* foldersAbove(path: string): Generator<string> {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) yield folder;
}

/** What is above a known folder is known, too. */
function addNew(known: Set<string>, folders: Iterable<string>): void {
  for (const folder of folders) {
    if (known.has(folder)) return;
    known.add(folder);
  }
}
