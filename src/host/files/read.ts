import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { bounds } from '../../document/bounds.ts';
import { boundaryOf, isInGit, isWithin } from './boundary.ts';
import { decode } from './decode.ts';
import { type EntryKind, isMissing, type Missing, realPath, standingAt } from './entries.ts';
import { isPlain, pathIn } from './listing.ts';
import { SeenFiles } from './seen.ts';
import { standingFrom } from './standing.ts';

/** Why a file is not read. */
export type Refusal = 'absent' | 'outside' | 'in-git' | 'not-a-file' | 'too-large' | 'forbidden' | 'unreadable';

export type FileReading = { readonly bytes: Buffer } | { readonly refusal: Refusal };

/** What is said of a file that is not read. */
export const refusals: Readonly<Record<Refusal, string>> = {
  absent: 'does not exist',
  outside: 'leads out of the repository',
  'in-git': 'leads into `.git`',
  'not-a-file': 'is not a regular file',
  'too-large': `is larger than ${bounds.length / 1e6} MB`,
  forbidden: 'needs a permission that this user does not have',
  unreadable: 'cannot be opened',
};

/** Has a link refused in the place of a file. Systems without it know no such links by name. */
const unlinked = constants.O_NOFOLLOW ?? 0;

/** What is said of what stands there itself; anything else may be said of a link, or of nothing. */
const wasOpened: readonly Refusal[] = ['not-a-file', 'too-large', 'forbidden'];

/** Why something is not read that stands where it is looked for, and does not lead elsewhere: the rest of "it …". */
export const whyUnread = ({ refusal }: { readonly refusal: Refusal }): string | undefined =>
  wasOpened.includes(refusal) ? refusals[refusal] : undefined;

/** The same of a file whose name does not leave the folder: one that is outside is a link, where whoever looks sees a file. */
export const whyUnreadWithin = ({ refusal }: { readonly refusal: Refusal }): string | undefined =>
  refusal === 'outside' ? 'leads out of the folder of the integration' : whyUnread({ refusal });

/**
 * Reads a file that a manifest or a configuration names: a regular file inside the folder, wherever links lead, never
 * one of git's own. `limit` is in bytes.
 */
export function readInside(path: string, folder: string, seen = new SeenFiles(), limit?: number): FileReading {
  const root = seen.once('real', folder, () => realPath(folder)) ?? folder;
  // Most are no links, and opening them tells.
  const direct = unlinked === 0 ? undefined : besideLinks(path, seen);
  const opened = direct === undefined ? undefined : bytesWithin(direct, root, limit);
  if (opened !== undefined && ('bytes' in opened || wasOpened.includes(opened.refusal))) return opened;
  const standing = standingAt(path);
  return isMissing(standing) ? missing(standing) : bytesWithin(withoutLinks(path, standing, seen), root, limit);
}

/** The same for what stands beside a manifest, which several look at: what was read last is read once. */
export const readBeside = (path: string, folder: string, seen: SeenFiles): FileReading =>
  seen.lately(`beside ${folder}`, path, () => {
    const standing = standingFrom(folder, seen)(path);
    return standing === 'absent' ? missing(standing) : readInside(path, folder, seen);
  });

/** The same where it is known what stands there, in a folder whose path has no links. */
export const readWithin = (path: string, standing: EntryKind | Missing, root: string, seen: SeenFiles): FileReading =>
  isMissing(standing) ? missing(standing) : bytesWithin(withoutLinks(path, standing, seen), root);

/** The path of a file without links. */
const withoutLinks = (path: string, kind: EntryKind, seen: SeenFiles): string | undefined =>
  (kind === 'file' ? besideLinks(path, seen) : undefined) ?? realPath(path);

/** The same where it is no link itself: it is in its folder, of which that is asked once. Undefined where only the system can tell. */
function besideLinks(path: string, seen: SeenFiles): string | undefined {
  const [folder, name] = [dirname(path), basename(path)];
  if (!isPlain(name)) return undefined;
  const real = seen.once('real', folder, () => realPath(folder));
  return real && pathIn(real, name);
}

function bytesWithin(real: string | undefined, root: string, limit?: number): FileReading {
  if (real === undefined) return missing('absent');
  if (!isWithin(real, root)) return { refusal: 'outside' };
  return isInGit(real.slice(root.length)) ? { refusal: 'in-git' } : openedBytes(real, limit, unlinked);
}

/**
 * Reads a file that the user names. Where it stands in a repository, or below the working directory, no link there
 * leads out, nor to what is git's own.
 */
export function readNamed(path: string, limit?: number, seen = new SeenFiles()): FileReading {
  const root = boundaryOf(dirname(path), seen);
  return root === undefined ? bytesOf(path, limit) : readInside(path, root, seen, limit);
}

/** Reads a file that hublint brings along, or that its surroundings name. */
export const readOwn = (path: string): FileReading => bytesOf(path);

/** What a regular file holds that is about to be written, however long; undefined for anything else. */
export function bytesAt(path: string): Buffer | undefined {
  const read = readInside(path, dirname(path), new SeenFiles(), Infinity);
  return 'bytes' in read ? read.bytes : undefined;
}

export const textIn = (reading: FileReading): string | undefined =>
  'bytes' in reading ? reading.bytes.toString('utf8') : undefined;

/** The same with what is not UTF-8 marked. */
export const decodedIn = (reading: FileReading): string | undefined =>
  'bytes' in reading ? decode(reading.bytes) : undefined;

/** The text of a file inside a root, whoever asks for it: read once. */
export const textOnce = (path: string, root: string, seen: SeenFiles, read: () => FileReading): string | undefined =>
  seen.text(`in ${root}`, path, () => textIn(read()));

/** What is said of what is not there to be read. */
const missing = (standing: Missing): FileReading => ({ refusal: standing === 'hidden' ? 'forbidden' : 'absent' });

function bytesOf(path: string, limit?: number): FileReading {
  const standing = standingAt(path);
  return isMissing(standing) ? missing(standing) : openedBytes(path, limit);
}

/** Opened without waiting, as a pipe would make it, and no further than a file may be long: what it says of its length may be wrong. */
function openedBytes(path: string, limit: number = bounds.length, flags = 0): FileReading {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | flags);
    const stats = fstatSync(file);
    if (!stats.isFile()) return { refusal: 'not-a-file' };
    return stats.size > limit ? { refusal: 'too-large' } : { bytes: contentOf(file, stats.size) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENXIO') return { refusal: 'not-a-file' };
    return { refusal: code === 'EACCES' || code === 'EPERM' ? 'forbidden' : 'unreadable' };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function contentOf(file: number, size: number): Buffer {
  const content = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const read = readSync(file, content, length, size - length, null);
    if (read === 0) break;
    length += read;
  }
  return content.subarray(0, length);
}
