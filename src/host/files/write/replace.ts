import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { attempt } from '../../../data/attempt.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { copyWithAttributes } from '../../programs/copy.ts';
import { isRunning } from '../../programs/running.ts';
import { uninterrupted } from '../../uninterrupted.ts';
import { entriesOf, kindNoFollow } from '../entries.ts';
import { bytesAt } from '../read.ts';
import { meaningOf } from '../system-error.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { changedError, type OutputFile, writeError } from './writable.ts';

/** A file and its new content. The path is absolute and free of symlinks. */
export interface FileReplacement extends OutputFile {
  /** Creates the content when the file is written, so that only one is in memory at a time. */
  readonly text: () => string | Buffer;
  /** The current content, which is restored if a later file cannot be replaced; absent for a new file. */
  readonly before?: Buffer;
}

/**
 * Replaces all the files or none: each new content is written to a temporary file next to its target before the first
 * target is replaced.
 * @throws KnownError if that fails.
 */
export function replaceAll(replacements: readonly FileReplacement[]): void {
  if (replacements.length > 0) uninterrupted(() => replaceEach(replacements));
}

function replaceEach(replacements: readonly FileReplacement[]): void {
  const written: { readonly temporary: string; readonly replacement: FileReplacement }[] = [];
  const replaced: FileReplacement[] = [];
  let current: FileReplacement | undefined;
  removeAbandoned(replacements.map(({ path }) => dirname(path)));
  try {
    for (const replacement of replacements) {
      current = replacement;
      written.push({ temporary: writeTemporary(replacement), replacement });
    }
    for (const { temporary, replacement } of written) {
      current = replacement;
      retryWhileBusy(() => replaceUnchanged(temporary, replacement));
      replaced.push(replacement);
    }
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true });
    const unrestored = replaced.filter((done) => !restore(done)).map(({ file }) => `\`${file}\``);
    if (error instanceof KnownError) throw error;
    const hint = unrestored.length > 0 ? `Already written, and not restored: ${unrestored.join(', ')}.` : undefined;
    throw writeError(current?.file ?? '', `it ${meaningOf(error)}`, hint);
  }
}

/** Checks that the file is unchanged immediately before renaming. */
function replaceUnchanged(temporary: string, { path, file, text, before }: FileReplacement): void {
  const current = before === undefined ? undefined : bytesAt(path);
  // Another hublint process may have written the same content.
  const isContent = (content: Buffer) => current?.equals(content) ?? false;
  if (before !== undefined && !isContent(before) && !isContent(Buffer.from(text()))) throw changedError(file);
  renameSync(temporary, path);
}

/** Restores the previous content, unless somebody has written the file since. Returns whether nothing is left to restore. */
function restore({ before, ...replacement }: FileReplacement): boolean {
  try {
    if (!bytesAt(replacement.path)?.equals(Buffer.from(replacement.text()))) return true;
    if (before === undefined) rmSync(replacement.path, { force: true });
    else renameSync(writeTemporary({ ...replacement, text: () => before }), replacement.path);
    return true;
  } catch {
    return false;
  }
}

/** Creates a file next to another one, with its attributes and the new content. Returns its path. */
function writeTemporary({ path, text }: FileReplacement): string {
  const temporary = join(dirname(path), `.hublint-${process.pid}-${randomUUID()}`);
  const original = kindNoFollow(path) === 'file' ? path : undefined;
  try {
    if (original === undefined || !copyWithAttributes(original, temporary)) {
      rmSync(temporary, { force: true });
      writeFileSync(temporary, '', { flag: 'wx' });
    }
    writeContent(temporary, text(), original);
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeContent(temporary: string, text: string | Buffer, original: string | undefined): void {
  const { O_WRONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = openSync(temporary, O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    if (!fstatSync(file).isFile()) throw new Error('it is no longer a regular file');
    ftruncateSync(file);
    writeFileSync(file, text);
    if (original !== undefined) copyOwner(file, statSync(original));
  } finally {
    closeSync(file);
  }
}

/**
 * Gives a file the owner, the group and the mode of another. If the user may not change the owner, the file keeps its
 * own, without the bits that would grant somebody else's rights. The mode is set last, because changing the owner
 * clears bits.
 */
function copyOwner(file: number, { uid, gid, mode }: Ownership): void {
  const own = fstatSync(file);
  if (own.uid !== uid) attempt(() => fchownSync(file, uid, gid));
  if (fstatSync(file).gid !== gid) attempt(() => fchownSync(file, fstatSync(file).uid, gid));
  const ownership = fstatSync(file);
  fchmodSync(file, ownership.uid === uid && ownership.gid === gid ? mode & 0o7777 : mode & 0o1777);
}

interface Ownership {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

/** Removes the temporary files of killed hublint processes, whose process id is part of the name. */
export function removeAbandoned(folders: Iterable<string>): void {
  for (const folder of new Set(folders)) {
    for (const { name, kind } of entriesOf(folder)) {
      const [, writer] = /^\.hublint-(\d+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(name) ?? [];
      const isAbandoned = kind === 'file' && writer !== undefined && !isRunning(Number(writer));
      if (isAbandoned) attempt(() => rmSync(join(folder, name), { force: true }));
    }
  }
}

/** Creates a file, readable only by its owner if it is private. Returns false if it already exists. */
export function create(path: string, text: string, { isPrivate = false } = {}): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: isPrivate ? 0o600 : 0o666 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    if (kindNoFollow(path) === 'file' && bytesAt(path)?.length === 0) rmSync(path, { force: true });
    throw error;
  }
}

export const remove = (path: string): void => rmSync(path, { force: true });
