import { join, resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { entriesOf, realPath } from '../files/entries.ts';
import { repositoryAt } from './repository.ts';
import { type Git, openGit, runOrThrow } from './run.ts';

/**
 * A submodule counts as moved or not, whatever `.gitmodules` says of it: git would else look into it by itself, and
 * start what its configuration names.
 */
export const submodulesAsTheyStand = '--ignore-submodules=dirty';

/**
 * A checkout may have other line ends than what was committed. Whether it should is in the user's own configuration, which
 * git is not given: on Windows it does as a rule.
 */
export const anyLineEnds = '--ignore-cr-at-eol';

const format = ['--raw', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', anyLineEnds];

/**
 * What differs from a commit, uncommitted and untracked files included, by absolute paths. A submodule that was moved, or
 * that git cannot be asked about, stands for all that is in it.
 * @throws KnownError with the complaint where git cannot compare.
 */
export async function changedNames(git: Git, commit: string, complaint: string): Promise<ReadonlySet<string>> {
  const diff = (...more: readonly string[]) => ['diff', ...more, ...format, submodulesAsTheyStand, commit, '--'];
  const counted = await git.run(diff('--numstat'));
  const tracked = typeof counted === 'string' ? counted : await runOrThrow(git, diff(), complaint);
  const isCounted = tracked === counted;
  const listing = ['ls-files', '--others', '--exclude-per-directory=.gitignore', '-z'];
  const untracked = await runOrThrow(git, listing, 'git cannot list the untracked files');
  const names = [...trackedNames(tracked, isCounted), ...untracked.split('\0').filter((name) => name !== '')];
  const changed = new Set(names.map((name) => resolve(git.root, name)));
  for (const submodule of await submodulesOf(git)) {
    if (!changed.has(submodule)) for (const name of await changedInside(submodule)) changed.add(name);
  }
  return changed;
}

/** An entry of `git diff -z` with `--raw` or `--numstat`: a status letter, or the numbers of added and deleted lines; then the path. */
const difference = /(?::\d+ \d+ \S+ \S+ ([A-Z])\0|(\d+|-)\t(\d+|-)\t)([^\0]+)\0/gy;

/**
 * A file that came, went or became something else, and one with other lines. One that was only touched has none: git
 * keeps no note of that, as it is to write nothing. Where lines are not counted, since one cannot be read, all count.
 */
const trackedNames = (diff: string, isCounted: boolean): readonly string[] =>
  [...diff.matchAll(difference)].flatMap(([, how, added, removed, name = '']) => {
    const differs = how === undefined ? added !== '0' || removed !== '0' : !isCounted || /[ADT]/.test(how);
    return differs ? [name] : [];
  });

async function submodulesOf(git: Git): Promise<readonly string[]> {
  const index = await runOrThrow(git, ['ls-files', '--stage', '-z'], 'git cannot list the tracked files');
  // Most repositories have none, and many files.
  if (!/(?:^|\0)160000 /.test(index)) return [];
  return index.split('\0').flatMap((entry) => {
    const [, name] = /^160000 \S+ \d\t([\s\S]+)$/.exec(entry) ?? [];
    return name === undefined ? [] : [resolve(git.root, name)];
  });
}

/** What was not committed in a submodule that stands where its repository has it. It is asked as a repository of its own. */
async function changedInside(submodule: string): Promise<Iterable<string>> {
  const repository = repositoryAt(submodule);
  if (repository === undefined || repository.root !== realPath(submodule)) {
    // Of one that was not fetched there is nothing but its folder.
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
