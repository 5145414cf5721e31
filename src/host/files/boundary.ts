import { homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { isSharedFolder, kindAt, ownerAt } from './entries.ts';

/** Whether a path leads into a folder, or is the folder itself. Both without links. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Whether a path leads into the data of a git repository, where credentials stand. */
export const isInGit = (path: string): boolean => path.split(/[\\/]/).some((name) => name.toLowerCase() === '.git');

/** The folders that a path leads through, the outermost first; the path itself is the last. */
function leadingTo(path: string): readonly string[] {
  const folders = [path];
  for (let at = path; at !== dirname(at); at = dirname(at)) folders.unshift(dirname(at));
  return folders;
}

/**
 * The root of the git repository that a folder stands in: the innermost with a `.git`. A link that a repository holds
 * does not lead into another one, and a `.git` that somebody else has put above a folder makes no repository of it.
 */
export function repositoryOf(folder: string): string | undefined {
  const trusted = new Set([process.getuid?.(), 0, ownerAt(folder)]);
  let root: string | undefined;
  for (const at of leadingTo(folder)) {
    if (root !== undefined && kindAt(at) === 'link') break;
    const git = join(at, '.git');
    const kind = kindAt(git);
    if ((kind === 'folder' || kind === 'file') && (process.getuid === undefined || trusted.has(ownerAt(git))))
      root = at;
  }
  return root;
}

/**
 * The folders from one upward that can be relied upon: to the root where one is given, never above the home folder,
 * and outside of a repository none that others can write to, nor one above such a folder.
 */
export function* upward(folder: string, root?: string): Generator<string> {
  const home = homedir();
  for (let at = folder; ; at = dirname(at)) {
    if (root === undefined && isSharedFolder(at)) return;
    yield at;
    if (at === root || at === home || at === dirname(at)) return;
  }
}
