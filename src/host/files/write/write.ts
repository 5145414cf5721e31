import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { KnownError } from '../../../engine/known-error.ts';
import { boundaryOf } from '../boundary.ts';
import { kindAt, realPath } from '../entries.ts';
import { bytesAt } from '../read.ts';
import { meaningOf } from '../system-error.ts';
import { type FileReplacement, removeAbandoned, replaceAll } from './replace.ts';
import { digestOf, edited, type Rewrite } from './rewrite.ts';
import { changed, checkInside, checkOneName, checkWritable, type OutputFile, refuse } from './writable.ts';

export { rewriteOf } from './rewrite.ts';
export { checkWritable, type OutputFile, placeOf } from './writable.ts';

/** A file with the text that it is to hold. */
export interface TextFile extends OutputFile {
  readonly text: string;
}

/**
 * Writes reports, baselines or configurations: regular files, replaced all at once or none of them. No link is written
 * through: whoever wrote the checked repository could have put it there.
 * @throws KnownError where that cannot be done.
 */
export const writeAll = (texts: readonly TextFile[]): void =>
  replaceAll(
    texts.map((target) => {
      const path = checkWritable(target);
      // A lone file is either replaced or not: what it held is of no use.
      const before = texts.length > 1 ? bytesAt(path) : undefined;
      return { ...target, path, text: () => target.text, ...(before !== undefined && { before }) };
    }),
  );

/** @throws KnownError where that cannot be done. */
export const writeWhole = (target: OutputFile, text: string): void => writeAll([{ ...target, text }]);

/**
 * Makes the folder that a file is to stand in, with those above it.
 * @throws KnownError where that cannot be done, or leads out of the repository.
 */
export function makeFolderFor({ path, file }: OutputFile): void {
  const folder = dirname(path);
  let present = folder;
  while (kindAt(present) === undefined && present !== dirname(present)) present = dirname(present);
  checkInside(realPath(present) ?? present, boundaryOf(folder), file);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw refuse(file, `its folder ${meaningOf(error)}`);
  }
}

/** Makes a folder for this user alone, with those above it. It throws where the system does. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
};

/**
 * Replaces the texts of manifests, all at once or none of them. A link that stays inside the repository stays a link.
 * What a hublint that was killed has left beside any of `looked`, absolute paths, goes in any case.
 * @throws KnownError where a file changed since it was read, or cannot be written.
 */
export function rewriteAll(rewrites: readonly Rewrite[], looked: readonly string[] = []): void {
  removeAbandoned(looked.map(dirname));
  replaceAll(rewrites.map(checkRewritable).filter((one) => one !== undefined));
}

/** Undefined where there is nothing left to do: another hublint has just written the same. */
function checkRewritable({ path, file, before, after, edit }: Rewrite): FileReplacement | undefined {
  const real = realPath(path);
  if (real === undefined) throw refuse(file, 'it no longer exists');
  // A folder elsewhere, without a repository, which the user names: what its links lead to is not named.
  checkInside(real, boundaryOf(dirname(path)) ?? realPath(dirname(path)), file);
  const bytes = bytesAt(real);
  if (bytes !== undefined && digestOf(bytes) === after) return undefined;
  const text = bytes?.toString('utf8');
  if (bytes === undefined || text === undefined || digestOf(text) !== before) throw changed(file);
  if (digestOf(bytes) !== before) {
    throw refuse(file, 'it is not text in UTF-8 throughout, and the rest would be lost', 'Save it as UTF-8 first.');
  }
  checkOneName(real, file);
  // A file that may not be written would still be replaced by a rename.
  if ((statSync(real).mode & 0o222) === 0) {
    throw new KnownError({ message: `\`${file}\` is read-only, and was left unchanged.` });
  }
  return { path: real, file, text: () => edited(bytes.toString('utf8'), edit), before: bytes };
}

/**
 * Adds to a file that the runner of a step keeps for it, and names itself.
 * @throws KnownError where that cannot be done; `name` is what the runner calls the file.
 */
export function append(path: string, name: string, text: string): void {
  if (kindAt(path) === 'folder') throw refuse(name, 'it is a folder');
  try {
    appendFileSync(path, text);
  } catch (error) {
    throw refuse(name, `it ${meaningOf(error)}`);
  }
}
