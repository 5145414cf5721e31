import { join, resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { entriesOf, realPath } from '../files/entries.ts';
import { repositoryAt } from './repository.ts';
import { type Git, openGit, runOrThrow } from './run.ts';

/**
 * Reports a submodule only as moved or not, whatever `.gitmodules` says. Otherwise git would look into the submodule
 * itself and start programs that its configuration names.
 */
export const ignoreDirtySubmodules = '--ignore-submodules=dirty';

/**
 * The working tree may have other line endings than the commit. Whether it should is set in the user's own
 * configuration, which git is not given here; on Windows it usually does.
 */
export const ignoreLineEndings = '--ignore-cr-at-eol';

const format = ['--raw', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', ignoreLineEndings];

/**
 * Returns the absolute paths that differ from a commit, uncommitted and untracked files included. A submodule that was
 * moved, or that git cannot be asked about, represents everything inside it.
 * @throws KnownError with the complaint if git cannot compare.
 */
export async function changedNames(git: Git, commit: string, complaint: string): Promise<ReadonlySet<string>> {
  const [onDisk, committed] = await Promise.all([
    trackedChanges(git, [commit], complaint),
    // What is on disk is compared as attributes say, and `ident` makes git ignore what is between two signs.
    trackedChanges(git, ['--cached', commit], complaint),
  ]);
  const listing = ['ls-files', '--others', '--exclude-per-directory=.gitignore', '-z'];
  const untracked = await runOrThrow(git, listing, 'git cannot list the untracked files');
  const names = [...onDisk, ...committed, ...untracked.split('\0').filter((name) => name !== '')];
  const changed = new Set(names.map((name) => resolve(git.root, name)));
  for (const submodule of await submodulesOf(git)) {
    if (!changed.has(submodule)) for (const name of await changedInside(submodule)) changed.add(name);
  }
  return changed;
}

/** Returns the names that a comparison lists. */
async function trackedChanges(git: Git, compared: readonly string[], complaint: string): Promise<readonly string[]> {
  const diff = (...more: readonly string[]) => ['diff', ...more, ...format, ignoreDirtySubmodules, ...compared, '--'];
  const counted = await git.run(diff('--numstat'));
  const tracked = typeof counted === 'string' ? counted : await runOrThrow(git, diff(), complaint);
  return trackedNames(tracked, tracked === counted);
}

/** An entry of `git diff -z`: with `--raw` a status letter, with `--numstat` the added and deleted lines; then the path. */
const difference = /(?::\d+ \d+ \S+ \S+ ([A-Z])\0|(\d+|-)\t(\d+|-)\t)([^\0]+)\0/gy;

/**
 * Returns the files that were added, deleted or changed their type, and those whose lines differ. A file that was only
 * touched has no different lines; git reports it all the same, because it may not refresh its index. If lines could not
 * be counted, because a file is unreadable, every modified file is returned.
 */
const trackedNames = (diff: string, isCounted: boolean): readonly string[] =>
  [...diff.matchAll(difference)].flatMap(([, how, added, removed, name = '']) => {
    const differs = how === undefined ? added !== '0' || removed !== '0' : !isCounted || /[ADT]/.test(how);
    return differs ? [name] : [];
  });

async function submodulesOf(git: Git): Promise<readonly string[]> {
  const index = await runOrThrow(git, ['ls-files', '--stage', '-z'], 'git cannot list the tracked files');
  // Most repositories have many files and no submodule: skip the split.
  if (!/(?:^|\0)160000 /.test(index)) return [];
  return index.split('\0').flatMap((entry) => {
    const [, name] = /^160000 \S+ \d\t([\s\S]+)$/.exec(entry) ?? [];
    return name === undefined ? [] : [resolve(git.root, name)];
  });
}

/** Returns the uncommitted changes in a submodule that is checked out at its path. It is queried as a repository of its own. */
async function changedInside(submodule: string): Promise<Iterable<string>> {
  const repository = repositoryAt(submodule);
  if (repository === undefined || repository.root !== realPath(submodule)) {
    // A submodule that was never fetched is an empty folder.
    return entriesOf(submodule).length === 0 ? [] : [submodule];
  }
  try {
    const names = await changedNames(await openGit(repository), 'HEAD', 'git cannot look into a submodule');
    return Array.from(names, (name) => join(submodule, name.slice(repository.root.length)));
  } catch (error) {
    if (error instanceof KnownError) return [submodule];
    throw error;
  }
}
