import { randomUUID } from 'node:crypto';
import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { messageOf } from '../message-of.ts';
import { isInGit, isWithin, repositoryOf } from './boundary.ts';
import { kindAt, kindOf, realPath } from './entries.ts';
import { readInside, textIn } from './read.ts';

/** A file to write. */
export interface Target {
  /** Absolute. */
  readonly path: string;
  /** As shown to people. */
  readonly file: string;
}

export interface Rewrite extends Target {
  /** What the file held when it was read. */
  readonly before: string;
  readonly after: string;
}

const refuse = (file: string, why: string, hint?: string): KnownError =>
  new KnownError({ message: `\`${file}\` cannot be written: ${why}.`, ...(hint !== undefined && { hint }) });

/**
 * Writes a report, a baseline or a configuration: a regular file, replaced at once or not at all. No link is written
 * through: whoever wrote the checked repository could have put it there.
 * @throws KnownError where that cannot be done.
 */
export function writeWhole(target: Target, text: string): void {
  const path = checkWritable(target);
  replace(path, target.file, text, kindAt(path) === 'file' ? statSync(path).mode & 0o7777 : undefined);
}

/**
 * Where the file really is that a target names.
 * @throws KnownError for what could not be written in the end, so that it can be asked before the work is done.
 */
export function checkWritable({ path, file }: Target): string {
  const folder = folderOf(path, file);
  const kind = kindAt(path);
  if (kind === 'folder') throw refuse(file, 'it is a folder');
  if (kind === 'link')
    throw refuse(file, 'it is a link, and hublint writes through none', 'Name the file that it leads to.');
  if (kind === 'other') {
    throw refuse(file, 'it is not a regular file', 'A format without `=FILE` goes to standard output.');
  }
  return join(folder, basename(path));
}

/** The folder to write into, without links: none that a repository holds leads out of it, nor into what is git's own. */
function folderOf(path: string, file: string): string {
  const named = dirname(path);
  const folder = realPath(named);
  if (folder === undefined || kindOf(folder) !== 'folder') {
    const shown = dirname(file);
    throw refuse(file, `there is no folder \`${shown}\``, `Make it first: \`mkdir -p ${shown}\`.`);
  }
  checkInside(folder, repositoryOf(named), file);
  return folder;
}

function checkInside(real: string, root: string | undefined, file: string): void {
  if (root !== undefined && !isWithin(real, realPath(root) ?? root))
    throw refuse(file, 'a link leads out of the repository');
  if (isInGit(real)) throw refuse(file, 'it is inside `.git`');
}

/**
 * Makes the folder that a file is to stand in, with those above it.
 * @throws KnownError where that cannot be done, or leads out of the repository.
 */
export function makeFolderFor({ path, file }: Target): void {
  const folder = dirname(path);
  let present = folder;
  while (kindAt(present) === undefined) present = dirname(present);
  checkInside(realPath(present) ?? present, repositoryOf(folder), file);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw refuse(file, `its folder cannot be made: ${messageOf(error).replace(/\.$/, '')}`);
  }
}

/**
 * Replaces a manifest's text at once or not at all, keeping its mode. A link that stays inside the repository stays a link.
 * @throws KnownError where the file changed since it was read, or cannot be written.
 */
export function rewrite({ path, file, before, after }: Rewrite): void {
  const real = realPath(path);
  if (real === undefined) throw refuse(file, 'it is not there any more');
  checkInside(real, repositoryOf(dirname(path)), file);
  if (textIn(readInside(real, dirname(real))) !== before) {
    throw new KnownError({
      message: `\`${file}\` has changed since it was read, and was left as it is.`,
      hint: 'Run hublint again.',
    });
  }
  const { mode } = statSync(real);
  // A file that may not be written would still be replaced by a rename.
  if ((mode & 0o222) === 0) throw new KnownError({ message: `\`${file}\` is read-only, and was left as it is.` });
  replace(real, file, after, mode & 0o7777);
}

function replace(path: string, file: string, text: string, mode: number | undefined): void {
  const temporary = join(dirname(path), `.hublint-${randomUUID()}`);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw refuse(file, messageOf(error).replace(/\.$/, ''));
  }
}

/** Adds to a file that the runner of a step keeps for it, and names itself. */
export const append = (path: string, text: string): void => appendFileSync(path, text);
