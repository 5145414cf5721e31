import { basename, dirname, join, relative } from 'node:path';
import { KnownError } from '../../../engine/known-error.ts';
import { boundaryOf, isInGit, isWithin } from '../boundary.ts';
import { hardLinkCount, kindFollowing, kindNoFollow, realPath } from '../entries.ts';

/** A file to write. */
export interface OutputFile {
  /** Absolute. */
  readonly path: string;
  /** The display name. */
  readonly file: string;
}

export const writeError = (file: string, why: string, hint?: string): KnownError =>
  new KnownError({ message: `\`${file}\` cannot be written: ${why}.`, ...(hint !== undefined && { hint }) });

export const changedError = (file: string): KnownError =>
  new KnownError({
    message: `\`${file}\` has changed since it was read, and was left unchanged.`,
    hint: 'Run hublint again.',
  });

/**
 * Returns the real path of a target.
 * @throws KnownError for a target that cannot be written, so that this is known before the work is done.
 */
export function checkWritable({ path, file }: OutputFile): string {
  const folder = folderOf(path, file);
  const kind = kindNoFollow(path);
  if (kind === 'folder') throw writeError(file, 'it is a folder');
  if (kind === 'link')
    throw writeError(file, 'it is a link, and hublint does not write through links', 'Name the file that it leads to.');
  if (kind === 'other') {
    throw writeError(file, 'it is not a regular file', 'A format without `=FILE` goes to standard output.');
  }
  const real = join(folder, basename(path));
  checkOneName(real, file);
  return real;
}

/** Returns the path of a target, with symlinks in its folder resolved. */
export const resolvedPathOf = ({ path }: Pick<OutputFile, 'path'>): string =>
  join(realPath(dirname(path)) ?? dirname(path), basename(path));

/** Returns the real path of the folder to write into: no symlink in a repository may lead out of it, or into git's data. */
function folderOf(path: string, file: string): string {
  const named = dirname(path);
  const folder = realPath(named);
  if (folder === undefined || kindFollowing(folder) !== 'folder') {
    const shown = dirname(file);
    const command = process.platform === 'win32' ? `mkdir ${shown.replaceAll('/', '\\')}` : `mkdir -p ${shown}`;
    throw writeError(file, `there is no folder \`${shown}\``, `Create it first: \`${command}\`.`);
  }
  checkInside(folder, boundaryOf(named), file);
  return folder;
}

/** @throws KnownError for a path outside a folder, or inside git's data. */
export function checkInside(real: string, root: string | undefined, file: string): void {
  const boundary = root === undefined ? undefined : (realPath(root) ?? root);
  if (boundary !== undefined && !isWithin(real, boundary)) throw writeError(file, 'a link leads out of the repository');
  if (isInGit(boundary === undefined ? real : relative(boundary, real))) throw writeError(file, 'it is inside `.git`');
}

/**
 * Rejects files with several hard links: a file is replaced as a whole, so the other names would keep the old content.
 * @throws KnownError for such a file.
 */
export function checkOneName(path: string, file: string): void {
  const names = hardLinkCount(path);
  if (names <= 1) return;
  const hint = 'Give it a file of its own, or write it elsewhere.';
  throw writeError(file, `the same file has ${names} names (hard links), and would keep only this one`, hint);
}
