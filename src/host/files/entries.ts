import {
  accessSync,
  constants,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { attempt } from '../../data/attempt.ts';

// Synchronous, which takes a third of the time of the thread pool: there is only one request at a time.

/** The kind of a directory entry. Sockets, pipes and devices are `other`: opening one may block forever, or have effects. */
export type EntryKind = 'file' | 'folder' | 'link' | 'other';

export interface FolderEntry {
  readonly name: string;
  readonly kind: EntryKind;
}

const kindIn = (stats: Pick<Stats, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): EntryKind => {
  if (stats.isSymbolicLink()) return 'link';
  if (stats.isDirectory()) return 'folder';
  return stats.isFile() ? 'file' : 'other';
};

/** Returns what is at a path after following symlinks; undefined if nothing is there, or access is denied. */
export function kindFollowing(path: string): EntryKind | undefined {
  const stats = attempt(() => statSync(path, { throwIfNoEntry: false }));
  return stats && kindIn(stats);
}

/** Returns what is at a path itself: a symlink is a `link`, even if it is dangling. */
export function kindNoFollow(path: string): EntryKind | undefined {
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  return stats && kindIn(stats);
}

export const exists = (path: string): boolean => kindFollowing(path) !== undefined;

/** Returns the path without symlinks, in the system's own spelling; undefined if it does not exist. */
export const realPath = (path: string): string | undefined =>
  attempt(() => realpathSync.native(path)) ?? (isLong(path) ? attempt(() => realpathSync(path)) : undefined);

/** Returns the target of a symlink, as the link has it; undefined for anything else. */
export const linkTarget = (path: string): string | undefined =>
  kindNoFollow(path) === 'link' ? attempt(() => readlinkSync(path)) : undefined;

/** Windows itself does not resolve such paths everywhere; Node's JavaScript implementation does, step by step. */
const isLong = (path: string): boolean => process.platform === 'win32' && path.length >= 260;

/** Returns the number of hard links of a file, and 0 if there is none. A folder counts as having one. */
export const hardLinkCount = (path: string): number => {
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  return stats?.isFile() ? stats.nlink : Number(stats !== undefined);
};

export const isExecutable = (path: string): boolean =>
  kindFollowing(path) === 'file' && attempt(() => accessSync(path, constants.X_OK) === undefined) === true;

/** Nothing is there, or the user may not see it because a folder on the path is not accessible. */
export type Missing = 'absent' | 'hidden';

/** Returns what is at a path itself; a dangling symlink is `absent`. Needs one system call for anything but a symlink. */
export function lookUp(path: string): EntryKind | Missing {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const isLink = stats?.isSymbolicLink() === true;
    if (stats === undefined || (isLink && statSync(path, { throwIfNoEntry: false }) === undefined)) return 'absent';
    return kindIn(stats);
  } catch (error) {
    const isForbidden =
      error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
    return isForbidden ? 'hidden' : 'absent';
  }
}

export const isMissing = (status: EntryKind | Missing): status is Missing => status === 'absent' || status === 'hidden';

export const isAbsent = (path: string): boolean => lookUp(path) === 'absent';

export const isHidden = (path: string): boolean => lookUp(path) === 'hidden';

/** Returns the entries of a folder, sorted by name; none if it is not a folder, or cannot be read. */
export const entriesOf = (folder: string): readonly FolderEntry[] => readFolder(folder) ?? [];

/** Returns only the names, which takes a third of the time. */
export const namesIn = (folder: string): readonly string[] => attempt(() => readdirSync(folder))?.sort() ?? [];

/** Returns the entries of a folder, sorted by name; undefined if it is not a folder, or cannot be read. */
export function readFolder(folder: string): readonly FolderEntry[] | undefined {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true }));
  return entries
    ?.map((entry) => ({ name: entry.name, kind: kindIn(entry) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the owner of what is at a path itself; undefined if the system has no owners. */
export function ownerAt(path: string): number | undefined {
  if (process.getuid === undefined) return undefined;
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }))?.uid;
}

/**
 * Returns whether anybody other than this user and root could have put a file into a folder. A group with the user's
 * own number counts as the user's own. Returns false on systems without such modes.
 */
export function isSharedFolder(folder: string): boolean {
  const self = process.getuid?.();
  if (self === undefined) return false;
  const stats = attempt(() => statSync(folder, { throwIfNoEntry: false }));
  if (stats === undefined) return true;
  if (stats.uid !== self && stats.uid !== 0) return true;
  return (stats.mode & 0o002) !== 0 || ((stats.mode & 0o020) !== 0 && stats.gid !== stats.uid);
}

/**
 * Returns whether what is at a path itself belongs to this user, and nobody else can read or write it. Returns true on
 * systems without such modes.
 */
export function isPrivate(path: string): boolean {
  const self = process.getuid?.();
  if (self === undefined) return true;
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  return stats !== undefined && stats.uid === self && (stats.mode & 0o077) === 0;
}

/** Returns when a file was last written, in milliseconds since 1970. */
export const modifiedAt = (path: string): number | undefined =>
  attempt(() => lstatSync(path, { throwIfNoEntry: false }))?.mtimeMs;
