import { dirname, relative, resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { realPath } from '../files/entries.ts';
import { repositoryAt } from './repository.ts';
import { forkPoint } from './revision.ts';
import { openGit, runOrThrow } from './run.ts';

/** What differs from a revision; paths are absolute. */
export interface Changes {
  readonly paths: ReadonlySet<string>;
  has(path: string): boolean;
  /** Whether anything differs in the folder that a file stands in. */
  besides(path: string): boolean;
}

/**
 * The files that differ from a revision, uncommitted and untracked ones included. For a branch that has moved on, the
 * comparison is with the point where the work left it.
 * @throws KnownError outside a repository, for an unknown revision, and where a shallow clone lacks it.
 */
export async function changedSince(revision: string, cwd: string): Promise<Changes> {
  const repository = repositoryAt(cwd);
  if (repository === undefined) throw new KnownError({ message: 'This folder is not in a git repository.' });
  const git = await openGit(repository);
  const base = await forkPoint(revision, git);
  const options = ['--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-relative'];
  const tracked = await runOrThrow(git, ['diff', ...options, base, '--'], `git cannot compare with \`${revision}\``);
  const listing = ['ls-files', '--others', '--exclude-per-directory=.gitignore', '-z'];
  const untracked = await runOrThrow(git, listing, 'git cannot list the untracked files');
  const names = [...tracked.split('\0').flatMap(changedIn), ...untracked.split('\0')].filter((name) => name !== '');
  // Named as the caller names them, also where a link leads to the repository.
  const real = realPath(cwd) ?? cwd;
  const place = (name: string) => resolve(cwd, relative(real, resolve(git.root, name)));
  const changed = new Set(names.map(place));
  const touched = new Set<string>();
  for (const one of changed) addNew(touched, foldersAbove(one));
  return {
    paths: changed,
    has: (path) => changed.has(path),
    // What changed may also be a submodule that the file is in.
    besides: (path) => touched.has(dirname(path)) || [...foldersAbove(path)].some((folder) => changed.has(folder)),
  };
}

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

/** A file that was only touched has no line added or taken out: git keeps no note of that, as it is to write nothing. */
function changedIn(entry: string): readonly string[] {
  const [, added, deleted, name] = /^(\d+|-)\t(\d+|-)\t([\s\S]+)$/.exec(entry) ?? [];
  return name === undefined || (added === '0' && deleted === '0') ? [] : [name];
}
