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
import { entriesOf, kindAt } from '../entries.ts';
import { bytesAt } from '../read.ts';
import { meaningOf } from '../system-error.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { changed, type OutputFile, refuse } from './writable.ts';

/** A file, with what it is to hold. The path is absolute and without links. */
export interface FileReplacement extends OutputFile {
  /** Made when it is written, so that there is one at a time. */
  readonly text: () => string | Buffer;
  /** What it holds now, which is put back where a later file cannot be replaced; absent for a file that is new. */
  readonly before?: Buffer;
}

/**
 * Replaces files, all of them or none: everything is written beside where it belongs before anything is put in its place.
 * @throws KnownError where that cannot be done.
 */
export function replaceAll(replacements: readonly FileReplacement[]): void {
  if (replacements.length > 0) uninterrupted(() => replaceEach(replacements));
}

function replaceEach(replacements: readonly FileReplacement[]): void {
  const written: { readonly temporary: string; readonly replacement: FileReplacement }[] = [];
  const placed: FileReplacement[] = [];
  let current: FileReplacement | undefined;
  removeAbandoned(replacements.map(({ path }) => dirname(path)));
  try {
    for (const replacement of replacements) {
      current = replacement;
      written.push({ temporary: writeBeside(replacement), replacement });
    }
    for (const { temporary, replacement } of written) {
      current = replacement;
      retryWhileBusy(() => place(temporary, replacement));
      placed.push(replacement);
    }
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true });
    const left = placed.filter((done) => !putBack(done)).map(({ file }) => `\`${file}\``);
    if (error instanceof KnownError) throw error;
    const hint = left.length > 0 ? `Written before that, and not put back: ${left.join(', ')}.` : undefined;
    throw refuse(current?.file ?? '', `it ${meaningOf(error)}`, hint);
  }
}

/** Between the look and the renaming there is no time that anybody notices. */
function place(temporary: string, { path, file, text, before }: FileReplacement): void {
  const now = before === undefined ? undefined : bytesAt(path);
  // Another hublint may have come to the same.
  const isFit = (held: Buffer) => now?.equals(held) ?? false;
  if (before !== undefined && !isFit(before) && !isFit(Buffer.from(text()))) throw changed(file);
  renameSync(temporary, path);
}

/** What was there before is there again, unless somebody has written since. Returns whether it is. */
function putBack({ before, ...replacement }: FileReplacement): boolean {
  try {
    if (!bytesAt(replacement.path)?.equals(Buffer.from(replacement.text()))) return true;
    if (before === undefined) rmSync(replacement.path, { force: true });
    else renameSync(writeBeside({ ...replacement, text: () => before }), replacement.path);
    return true;
  } catch {
    return false;
  }
}

/** A new file beside another, with all that the other has but its content. Returns its path. */
function writeBeside({ path, text }: FileReplacement): string {
  const temporary = join(dirname(path), `.hublint-${process.pid}-${randomUUID()}`);
  const like = kindAt(path) === 'file' ? path : undefined;
  try {
    if (like === undefined || !copyWithAttributes(like, temporary)) {
      rmSync(temporary, { force: true });
      writeFileSync(temporary, '', { flag: 'wx' });
    }
    fill(temporary, text(), like);
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function fill(temporary: string, text: string | Buffer, like: string | undefined): void {
  const { O_WRONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = openSync(temporary, O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    if (!fstatSync(file).isFile()) throw new Error('it is no longer a regular file');
    ftruncateSync(file);
    writeFileSync(file, text);
    if (like !== undefined) giveTo(file, statSync(like));
  } finally {
    closeSync(file);
  }
}

/**
 * Gives a file the owner, the group and the mode of another. Whoever may not give files away keeps his own, with no
 * bits that would lend somebody else's rights; the mode comes last, as a change of the others takes bits away.
 */
function giveTo(file: number, { uid, gid, mode }: Owned): void {
  const own = fstatSync(file);
  if (own.uid !== uid) attempt(() => fchownSync(file, uid, gid));
  if (fstatSync(file).gid !== gid) attempt(() => fchownSync(file, fstatSync(file).uid, gid));
  const given = fstatSync(file);
  fchmodSync(file, given.uid === uid && given.gid === gid ? mode & 0o7777 : mode & 0o1777);
}

interface Owned {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

/** Takes away what a hublint that was killed has left in folders: its number is part of the name. */
export function removeAbandoned(folders: Iterable<string>): void {
  for (const folder of new Set(folders)) {
    for (const { name, kind } of entriesOf(folder)) {
      const [, writer] = /^\.hublint-(\d+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(name) ?? [];
      const isAbandoned = kind === 'file' && writer !== undefined && !isRunning(Number(writer));
      if (isAbandoned) attempt(() => rmSync(join(folder, name), { force: true }));
    }
  }
}

/** Makes a file that is not there yet, for its owner alone where it is private. Returns false where there is one. */
export function create(path: string, text: string, { isPrivate = false } = {}): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: isPrivate ? 0o600 : 0o666 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    if (kindAt(path) === 'file' && bytesAt(path)?.length === 0) rmSync(path, { force: true });
    throw error;
  }
}

export const remove = (path: string): void => rmSync(path, { force: true });
