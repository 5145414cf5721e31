import { sep } from 'node:path';
import { presentDirectory } from '../working-directory.ts';
import { exists, isSharedFolder, kindFollowing, kindNoFollow, ownerAt, realPath } from './entries.ts';
import { FileCache } from './file-cache.ts';
import { pathIn } from './listing.ts';
import { foldersFrom } from './project/folders.ts';
import { trueCase } from './true-case.ts';

/** Returns whether a path is inside a folder, or is the folder itself. Both are free of symlinks. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Returns whether a path leads into the data of a git repository, which may contain credentials. */
export const isInGit = (path: string): boolean => /(?:^|[\\/])\.[gG][iI][tT](?:[\\/]|$)/.test(path);

/**
 * Returns the real path of a folder; undefined if it leads out of the root, whose path has no symlinks, or into git's data:
 * not even the names in it are to be seen then.
 */
export function folderWithin(folder: string, root: string, fileCache: FileCache): string | undefined {
  const real = fileCache.cached('real', folder, () => realPath(folder));
  return real !== undefined && isWithin(real, root) && !isInGit(real.slice(root.length)) ? real : undefined;
}

/** Returns the folders on a path, outermost first; the path itself is the last one. */
const foldersDownTo = (path: string): readonly string[] => [...foldersFrom(path)].reverse();

/**
 * Returns the root of the git repository that contains a folder: the innermost folder with a `.git`, whoever owns it. A
 * symlink inside a repository does not lead into another repository.
 */
export const repositoryOf = (folder: string, fileCache = new FileCache()): string | undefined =>
  innermost(folder, fileCache, (git) => fileCache.cached('present', git, () => exists(git)));

/** The same, for trusting the repository's content: a `.git` that another user created in a parent folder does not count. */
export const ownRepositoryOf = (folder: string, fileCache = new FileCache()): string | undefined =>
  fileCache.cached('own repository', folder, () => findOwnRepository(folder, fileCache));

function findOwnRepository(folder: string, fileCache: FileCache): string | undefined {
  const trusted = new Set([process.getuid?.(), 0, ownerAt(folder)]);
  return innermost(folder, fileCache, (git) => {
    const kind = fileCache.cached('target kind', git, () => kindFollowing(git));
    return (kind === 'folder' || kind === 'file') && (process.getuid === undefined || trusted.has(ownerAt(git)));
  });
}

/** Returns the outermost repository around a folder, of which the innermost may be a part. */
export const outermostRepositoryOf = (folder: string): string | undefined =>
  foldersDownTo(folder).find((at) => exists(pathIn(at, '.git')));

function innermost(folder: string, fileCache: FileCache, isRepository: (git: string) => boolean): string | undefined {
  let root: string | undefined;
  for (const at of foldersDownTo(folder)) {
    if (root !== undefined && fileCache.cached('kind', at, () => kindNoFollow(at)) === 'link') break;
    if (isRepository(pathIn(at, '.git'))) root = at;
  }
  return root;
}

/**
 * Returns the folder that must not be left when reading and writing on behalf of a folder: its repository, or else the
 * working directory if it contains the folder. Undefined for any other folder, which the user has named.
 */
export function boundaryOf(folder: string, fileCache = new FileCache()): string | undefined {
  const repository = fileCache.cached('repository', folder, () => repositoryOf(folder, fileCache));
  if (repository !== undefined) return repository;
  const written = presentDirectory();
  const workingFolder = written && fileCache.cached('true case', written, () => trueCase(written));
  return workingFolder !== undefined && isWithin(folder, workingFolder) ? workingFolder : undefined;
}

/**
 * Yields the trusted folders from one upward: to the root if one is given, never above the home folder. Without a root,
 * it stops at the first folder that others can write to.
 */
export function* upward(folder: string, root?: string, fileCache = new FileCache()): Generator<string> {
  const home = fileCache.cached('home', '', homeFolder);
  for (const at of foldersFrom(folder)) {
    if (root === undefined && fileCache.cached('shared', at, () => isSharedFolder(at))) return;
    yield at;
    if (at === root || (home !== undefined && fileCache.cached('real', at, () => realPath(at)) === home)) return;
  }
}

/**
 * Returns the real path of the home folder; undefined for a user whom the system does not know. Loads `node:os` only if
 * the environment does not name the folder.
 */
function homeFolder(): string | undefined {
  try {
    const named = process.env[process.platform === 'win32' ? 'USERPROFILE' : 'HOME'];
    return realPath(named || process.getBuiltinModule('node:os').userInfo().homedir);
  } catch {
    return undefined;
  }
}
