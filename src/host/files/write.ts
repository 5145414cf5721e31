import { randomUUID } from 'node:crypto';
import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { boundaryOf, isInGit, isWithin } from './boundary.ts';
import { kindAt, kindOf, realPath } from './entries.ts';
import { readInside, textIn } from './read.ts';
import { meaningOf } from './system-error.ts';

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

/** A file with the text that it is to hold. */
export interface Text extends Target {
  readonly text: string;
}

/**
 * Writes reports, baselines or configurations: regular files, replaced all at once or none of them. No link is written
 * through: whoever wrote the checked repository could have put it there.
 * @throws KnownError where that cannot be done.
 */
export function writeAll(texts: readonly Text[]): void {
  replaceAll(
    texts.map(({ text, ...target }) => {
      const path = checkWritable(target);
      if (kindAt(path) !== 'file') return { path, file: target.file, text };
      // A lone file is either replaced or not: what it held is of no use.
      const before = texts.length > 1 ? textIn(readInside(path, dirname(path), Infinity)) : undefined;
      return { path, file: target.file, text, mode: modeOf(path), ...(before !== undefined && { before }) };
    }),
  );
}

/** @throws KnownError where that cannot be done. */
export const writeWhole = (target: Target, text: string): void => writeAll([{ ...target, text }]);

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
  checkInside(folder, boundaryOf(named), file);
  return folder;
}

function checkInside(real: string, root: string | undefined, file: string): void {
  const whole = root === undefined ? undefined : (realPath(root) ?? root);
  if (whole !== undefined && !isWithin(real, whole)) throw refuse(file, 'a link leads out of the repository');
  if (isInGit(whole === undefined ? real : relative(whole, real))) throw refuse(file, 'it is inside `.git`');
}

/**
 * Makes the folder that a file is to stand in, with those above it.
 * @throws KnownError where that cannot be done, or leads out of the repository.
 */
export function makeFolderFor({ path, file }: Target): void {
  const folder = dirname(path);
  let present = folder;
  while (kindAt(present) === undefined) present = dirname(present);
  checkInside(realPath(present) ?? present, boundaryOf(folder), file);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw refuse(file, `its folder ${meaningOf(error)}`);
  }
}

/**
 * Replaces the texts of manifests, all at once or none of them, keeping their modes. A link that stays inside the
 * repository stays a link.
 * @throws KnownError where a file changed since it was read, or cannot be written.
 */
export const rewriteAll = (rewrites: readonly Rewrite[]): void => replaceAll(rewrites.map(checkRewritable));

function checkRewritable({ path, file, before, after }: Rewrite): Replacement {
  const real = realPath(path);
  if (real === undefined) throw refuse(file, 'it is not there any more');
  checkInside(real, boundaryOf(dirname(path)), file);
  if (textIn(readInside(real, dirname(real), Infinity)) !== before) {
    throw new KnownError({
      message: `\`${file}\` has changed since it was read, and was left as it is.`,
      hint: 'Run hublint again.',
    });
  }
  const mode = modeOf(real);
  // A file that may not be written would still be replaced by a rename.
  if ((mode & 0o222) === 0) throw new KnownError({ message: `\`${file}\` is read-only, and was left as it is.` });
  return { path: real, file, text: after, mode, before };
}

const modeOf = (path: string): number => statSync(path).mode & 0o7777;

interface Replacement extends Text {
  /** Absent for a file that is new. */
  readonly mode?: number;
  /** What to put back where a later one cannot be replaced. */
  readonly before?: string;
}

/** Everything is written beside where it belongs, before anything is put in its place. */
function replaceAll(replacements: readonly Replacement[]): void {
  const written: { readonly temporary: string; readonly replacement: Replacement }[] = [];
  const placed: Replacement[] = [];
  for (const replacement of replacements) {
    try {
      written.push({ temporary: writeBeside(replacement), replacement });
    } catch (error) {
      for (const { temporary } of written) rmSync(temporary, { force: true });
      throw refuse(replacement.file, `it ${meaningOf(error)}`);
    }
  }
  for (const { temporary, replacement } of written) {
    try {
      renameSync(temporary, replacement.path);
      placed.push(replacement);
    } catch (error) {
      for (const { temporary: left } of written) rmSync(left, { force: true });
      for (const done of placed) putBack(done);
      throw refuse(replacement.file, `it ${meaningOf(error)}`);
    }
  }
}

function writeBeside({ path, text, mode }: Replacement): string {
  const temporary = join(dirname(path), `.hublint-${randomUUID()}`);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (mode !== undefined) chmodSync(temporary, mode);
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** What was there before is there again: its text, or nothing. */
function putBack({ before, ...replacement }: Replacement): void {
  if (before === undefined) rmSync(replacement.path, { force: true });
  else renameSync(writeBeside({ ...replacement, text: before }), replacement.path);
}

/** Adds to a file that the runner of a step keeps for it, and names itself. */
export const append = (path: string, text: string): void => appendFileSync(path, text);
