import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { bounds } from '../../document/bounds.ts';
import { boundaryOf, isInGit, isWithin } from './boundary.ts';
import { decode } from './decode.ts';
import { type EntryKind, isMissing, lookUp, type Missing, realPath } from './entries.ts';
import { FileCache } from './file-cache.ts';
import { isPlain, pathIn } from './listing.ts';
import { lookUpFrom } from './lookup.ts';

/** Why a file was not read. */
export type Refusal = 'absent' | 'outside' | 'in-git' | 'not-a-file' | 'too-large' | 'forbidden' | 'unreadable';

export type FileReading = { readonly bytes: Buffer } | { readonly refusal: Refusal };

/** The message for each refusal. */
export const refusals: Readonly<Record<Refusal, string>> = {
  absent: 'does not exist',
  outside: 'leads out of the repository',
  'in-git': 'leads into `.git`',
  'not-a-file': 'is not a regular file',
  'too-large': `is larger than ${bounds.length / 1e6} MB`,
  forbidden: 'needs a permission that this user does not have',
  unreadable: 'cannot be opened',
};

/** The flag that makes opening a symlink fail. Systems without the flag get none. */
const noFollow = constants.O_NOFOLLOW ?? 0;

/** The refusals that are about the file itself; any other one may be caused by a symlink or a missing file. */
const openedRefusals: readonly Refusal[] = ['not-a-file', 'too-large', 'forbidden'];

/** Returns why a file was not read that exists at its own path: the rest of a sentence that starts with "it". */
export const whyUnread = ({ refusal }: { readonly refusal: Refusal }): string | undefined =>
  openedRefusals.includes(refusal) ? refusals[refusal] : undefined;

/**
 * The same for a file whose path does not leave the folder by its spelling: if it is outside, there is a symlink, which
 * the user sees as a file.
 */
export const whyUnreadWithin = ({ refusal }: { readonly refusal: Refusal }): string | undefined =>
  refusal === 'outside' ? 'leads out of the folder of the integration' : whyUnread({ refusal });

/**
 * Reads a file that a manifest or a configuration names. It must be a regular file inside the folder after following
 * symlinks, and not part of git's data. `limit` is in bytes.
 */
export function readInside(path: string, folder: string, fileCache = new FileCache(), limit?: number): FileReading {
  const root = fileCache.cached('real', folder, () => realPath(folder)) ?? folder;
  // Most files are no symlinks: just opening them is the fastest way to find out.
  const direct = noFollow === 0 ? undefined : besideLinks(path, fileCache);
  const opened = direct === undefined ? undefined : bytesWithin(direct, root, limit);
  if (opened !== undefined && ('bytes' in opened || openedRefusals.includes(opened.refusal))) return opened;
  const status = lookUp(path);
  return isMissing(status) ? missing(status) : bytesWithin(withoutLinks(path, status, fileCache), root, limit);
}

/** The same for a file next to a manifest. These are read several times, so the most recent ones are cached. */
export const readBeside = (path: string, folder: string, fileCache: FileCache): FileReading =>
  fileCache.recent(`beside ${folder}`, path, () => {
    const status = lookUpFrom(folder, fileCache)(path);
    return status === 'absent' ? missing(status) : readInside(path, folder, fileCache);
  });

/** The same if the kind of entry is known, for a folder whose path has no symlinks. */
export const readWithin = (
  path: string,
  status: EntryKind | Missing,
  root: string,
  fileCache: FileCache,
): FileReading => (isMissing(status) ? missing(status) : bytesWithin(withoutLinks(path, status, fileCache), root));

/** Returns the real path of a file. */
const withoutLinks = (path: string, kind: EntryKind, fileCache: FileCache): string | undefined =>
  (kind === 'file' ? besideLinks(path, fileCache) : undefined) ?? realPath(path);

/**
 * The same for a path that is no symlink itself: joins its name to the real path of its folder, which is looked up
 * once. Undefined if only the system can tell.
 */
function besideLinks(path: string, fileCache: FileCache): string | undefined {
  const [folder, name] = [dirname(path), basename(path)];
  if (!isPlain(name)) return undefined;
  const real = fileCache.cached('real', folder, () => realPath(folder));
  return real && pathIn(real, name);
}

function bytesWithin(real: string | undefined, root: string, limit?: number): FileReading {
  if (real === undefined) return missing('absent');
  if (!isWithin(real, root)) return { refusal: 'outside' };
  return isInGit(real.slice(root.length)) ? { refusal: 'in-git' } : openedBytes(real, limit, noFollow);
}

/**
 * Reads a file that the user names. If it is in a repository, or below the working directory, no symlink may lead out
 * of that, or into git's data.
 */
export function readNamed(path: string, limit?: number, fileCache = new FileCache()): FileReading {
  const root = boundaryOf(dirname(path), fileCache);
  return root === undefined ? bytesOf(path, limit) : readInside(path, root, fileCache, limit);
}

/** Reads a file that is part of hublint, or that its environment names. */
export const readOwn = (path: string): FileReading => bytesOf(path);

/** Returns the content of a regular file that is about to be written, of any size; undefined for anything else. */
export function bytesAt(path: string): Buffer | undefined {
  const read = readInside(path, dirname(path), new FileCache(), Infinity);
  return 'bytes' in read ? read.bytes : undefined;
}

export const textIn = (reading: FileReading): string | undefined =>
  'bytes' in reading ? reading.bytes.toString('utf8') : undefined;

/** The same, with invalid UTF-8 marked. */
export const decodedIn = (reading: FileReading): string | undefined =>
  'bytes' in reading ? decode(reading.bytes) : undefined;

/** Returns the text of a file inside a root, which is read once for all callers. */
export const textOnce = (
  path: string,
  root: string,
  fileCache: FileCache,
  read: () => FileReading,
): string | undefined => fileCache.text(`in ${root}`, path, () => textIn(read()));

/** Returns the refusal for a missing file. */
const missing = (status: Missing): FileReading => ({ refusal: status === 'hidden' ? 'forbidden' : 'absent' });

function bytesOf(path: string, limit?: number): FileReading {
  const status = lookUp(path);
  return isMissing(status) ? missing(status) : openedBytes(path, limit);
}

/** Opens without blocking on a pipe, and reads no more than the limit: the size that the system reports may be wrong. */
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
