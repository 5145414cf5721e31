import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { KnownError } from '../../../engine/known-error.ts';
import { boundaryOf } from '../boundary.ts';
import { kindNoFollow, realPath } from '../entries.ts';
import { bytesAt } from '../read.ts';
import { meaningOf } from '../system-error.ts';
import { type FileReplacement, removeAbandoned, replaceAll } from './replace.ts';
import { applyEdit, digestOf, type Rewrite } from './rewrite.ts';
import { changedError, checkInside, checkOneName, checkWritable, type OutputFile, writeError } from './writable.ts';

export { rewriteOf } from './rewrite.ts';
export { checkWritable, type OutputFile, resolvedPathOf as placeOf } from './writable.ts';

/** A file and its new text. */
export interface TextFile extends OutputFile {
  readonly text: string;
}

/**
 * Writes reports, baselines or configurations: regular files, all replaced or none. No symlink is written through: the
 * author of the checked repository could have put it there.
 * @throws KnownError if that fails.
 */
export const writeAll = (texts: readonly TextFile[]): void =>
  replaceAll(
    texts.map((target) => {
      const path = checkWritable(target);
      // A single file is either replaced or not, so its previous content is not needed.
      const before = texts.length > 1 ? bytesAt(path) : undefined;
      return { ...target, path, text: () => target.text, ...(before !== undefined && { before }) };
    }),
  );

/** @throws KnownError if that fails. */
export const writeWhole = (target: OutputFile, text: string): void => writeAll([{ ...target, text }]);

/**
 * Creates the folder of a file, with its parents.
 * @throws KnownError if that fails, or the folder would be outside the repository.
 */
export function makeFolderFor({ path, file }: OutputFile): void {
  const folder = dirname(path);
  let present = folder;
  while (kindNoFollow(present) === undefined && present !== dirname(present)) present = dirname(present);
  checkInside(realPath(present) ?? present, boundaryOf(folder), file);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw writeError(file, `its folder ${meaningOf(error)}`);
  }
}

/** Creates a folder that only this user can access, with its parents. Throws the system's error. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
};

/**
 * Replaces the texts of manifests, all of them or none. A symlink that stays inside the repository stays a symlink.
 * Also removes the temporary files of killed hublint processes next to the paths in `looked`, which are absolute.
 * @throws KnownError if a file changed since it was read, or cannot be written.
 */
export function rewriteAll(rewrites: readonly Rewrite[], inspected: readonly string[] = []): void {
  removeAbandoned(inspected.map(dirname));
  replaceAll(rewrites.map(checkRewritable).filter((one) => one !== undefined));
}

/** Returns undefined if nothing is left to do, because another hublint process has just written the same text. */
function checkRewritable({ path, file, before, after, edit }: Rewrite): FileReplacement | undefined {
  const real = realPath(path);
  if (real === undefined) throw writeError(file, 'it no longer exists');
  // Without a repository, the folder of a file that the user names is the boundary, and not the targets of its
  // symlinks.
  checkInside(real, boundaryOf(dirname(path)) ?? realPath(dirname(path)), file);
  const bytes = bytesAt(real);
  if (bytes !== undefined && digestOf(bytes) === after) return undefined;
  const text = bytes?.toString('utf8');
  if (bytes === undefined || text === undefined || digestOf(text) !== before) throw changedError(file);
  if (digestOf(bytes) !== before) {
    throw writeError(file, 'it is not text in UTF-8 throughout, and the rest would be lost', 'Save it as UTF-8 first.');
  }
  checkOneName(real, file);
  // Renaming would replace a read-only file.
  if ((statSync(real).mode & 0o222) === 0) {
    throw new KnownError({ message: `\`${file}\` is read-only, and was left unchanged.` });
  }
  return { path: real, file, text: () => applyEdit(bytes.toString('utf8'), edit), before: bytes };
}

/**
 * Appends to a file that a CI runner keeps for a step and names in the environment.
 * @throws KnownError if that fails; `name` is the runner's name for the file.
 */
export function append(path: string, name: string, text: string): void {
  if (kindNoFollow(path) === 'folder') throw writeError(name, 'it is a folder');
  try {
    appendFileSync(path, text);
  } catch (error) {
    throw writeError(name, `it ${meaningOf(error)}`);
  }
}
