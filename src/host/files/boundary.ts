import { sep } from 'node:path';
import { presentDirectory } from '../working-directory.ts';
import { exists, isSharedFolder, kindAt, ownerAt, realPath } from './entries.ts';
import { pathIn } from './listing.ts';
import { foldersFrom } from './project/folders.ts';
import { SeenFiles } from './seen.ts';
import { trueCase } from './true-case.ts';

/** Whether a path leads into a folder, or is the folder itself. Both without links. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Whether a path leads into the data of a git repository, where credentials stand. */
export const isInGit = (path: string): boolean => /(?:^|[\\/])\.[gG][iI][tT](?:[\\/]|$)/.test(path);

/** The folders that a path leads through, the outermost first; the path itself is the last. */
const leadingTo = (path: string): readonly string[] => [...foldersFrom(path)].reverse();

/**
 * The root of the git repository that a folder stands in: the innermost with a `.git`, whoever has put it there. A link
 * that a repository holds does not lead into another one.
 */
export const repositoryOf = (folder: string, seen = new SeenFiles()): string | undefined =>
  innermost(folder, seen, (git) => seen.once('present', git, () => exists(git)));

/** The same, for what is taken from a repository: a `.git` that somebody else has put above a folder makes none. */
export const ownRepositoryOf = (folder: string, seen = new SeenFiles()): string | undefined =>
  seen.once('own repository', folder, () => findOwnRepository(folder, seen));

function findOwnRepository(folder: string, seen: SeenFiles): string | undefined {
  const trusted = new Set([process.getuid?.(), 0, ownerAt(folder)]);
  return innermost(folder, seen, (git) => {
    const kind = seen.once('kind', git, () => kindAt(git));
    return (kind === 'folder' || kind === 'file') && (process.getuid === undefined || trusted.has(ownerAt(git)));
  });
}

/** The outermost repository around a folder: that of which the innermost may be a part. */
export const outermostRepositoryOf = (folder: string): string | undefined =>
  leadingTo(folder).find((at) => exists(pathIn(at, '.git')));

function innermost(folder: string, seen: SeenFiles, isRepository: (git: string) => boolean): string | undefined {
  let root: string | undefined;
  for (const at of leadingTo(folder)) {
    if (root !== undefined && seen.once('kind', at, () => kindAt(at)) === 'link') break;
    if (isRepository(pathIn(at, '.git'))) root = at;
  }
  return root;
}

/**
 * The folder that reading and writing on behalf of a folder may not leave: its repository; without one the working
 * directory, where the folder is below that. Undefined for a folder elsewhere, which the user has named.
 */
export function boundaryOf(folder: string, seen = new SeenFiles()): string | undefined {
  const repository = seen.once('repository', folder, () => repositoryOf(folder, seen));
  if (repository !== undefined) return repository;
  const written = presentDirectory();
  const here = written && seen.once('true case', written, () => trueCase(written));
  return here !== undefined && isWithin(folder, here) ? here : undefined;
}

/**
 * The folders from one upward that can be relied upon: to the root where one is given, never above the home folder,
 * and outside of a repository none that others can write to, nor one above such a folder.
 */
export function* upward(folder: string, root?: string, seen = new SeenFiles()): Generator<string> {
  const home = seen.once('home', '', homeFolder);
  for (const at of foldersFrom(folder)) {
    if (root === undefined && seen.once('shared', at, () => isSharedFolder(at))) return;
    yield at;
    if (at === root || (home !== undefined && seen.once('real', at, () => realPath(at)) === home)) return;
  }
}

/** Without links; a user who is not known to the system has none. Only where nothing names it, a module is loaded to ask. */
function homeFolder(): string | undefined {
  try {
    const named = process.env[process.platform === 'win32' ? 'USERPROFILE' : 'HOME'];
    return realPath(named || process.getBuiltinModule('node:os').userInfo().homedir);
  } catch {
    return undefined;
  }
}
