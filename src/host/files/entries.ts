import { accessSync, constants, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { attempt } from '../../data/attempt.ts';

// The disk is asked at once: that takes a third of what asking the thread pool takes, and there is one question at a time.

/** What stands at a path. Sockets, pipes and devices are `other`: opening one can block for ever, or act. */
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

/** What stands at a path, wherever links lead; undefined for nothing, and for what may not be looked at. */
export function kindOf(path: string): EntryKind | undefined {
  const stats = attempt(() => statSync(path, { throwIfNoEntry: false }));
  return stats && kindIn(stats);
}

/** What stands at a path itself: a link is a link, also one that leads nowhere. */
export function kindAt(path: string): EntryKind | undefined {
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  return stats && kindIn(stats);
}

export const exists = (path: string): boolean => kindOf(path) !== undefined;

/** The path without links, and as the system itself writes it; undefined where it leads nowhere. */
export const realPath = (path: string): string | undefined =>
  attempt(() => realpathSync.native(path)) ?? (isLong(path) ? attempt(() => realpathSync(path)) : undefined);

/** Windows itself does not resolve such paths everywhere, while Node does step by step. */
const isLong = (path: string): boolean => process.platform === 'win32' && path.length >= 260;

/** How many names a file has (hard links); 0 where there is none. A folder counts as having one. */
export const nameCount = (path: string): number => {
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  return stats?.isFile() ? stats.nlink : Number(stats !== undefined);
};

export const isExecutable = (path: string): boolean =>
  kindOf(path) === 'file' && attempt(() => accessSync(path, constants.X_OK) === undefined) === true;

/** Nothing stands there, or something that this user may not look at, as a folder on the way cannot be entered. */
export type Missing = 'absent' | 'hidden';

/** What stands at a path itself; a link that leads nowhere is `absent`. Asks once of what is no link. */
export function standingAt(path: string): EntryKind | Missing {
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

export const isMissing = (standing: EntryKind | Missing): standing is Missing =>
  standing === 'absent' || standing === 'hidden';

export const isAbsent = (path: string): boolean => standingAt(path) === 'absent';

export const isHidden = (path: string): boolean => standingAt(path) === 'hidden';

/** What a folder holds, sorted by name; nothing for what is no folder or may not be read. */
export const entriesOf = (folder: string): readonly FolderEntry[] => readFolder(folder) ?? [];

/** Their names alone, which takes a third of the time. */
export const namesIn = (folder: string): readonly string[] => attempt(() => readdirSync(folder))?.sort() ?? [];

/** The same; undefined for what is no folder or may not be read. */
export function readFolder(folder: string): readonly FolderEntry[] | undefined {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true }));
  return entries
    ?.map((entry) => ({ name: entry.name, kind: kindIn(entry) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Who owns what stands at a path itself; undefined where the system knows no owners. */
export function ownerAt(path: string): number | undefined {
  if (process.getuid === undefined) return undefined;
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }))?.uid;
}

/**
 * Whether somebody else than this user and the system's administrator could have put a file into a folder. A group
 * that has the user's own number is the user's own. Systems without such modes say no.
 */
export function isSharedFolder(folder: string): boolean {
  const self = process.getuid?.();
  if (self === undefined) return false;
  const stats = attempt(() => statSync(folder, { throwIfNoEntry: false }));
  if (stats === undefined) return true;
  if (stats.uid !== self && stats.uid !== 0) return true;
  return (stats.mode & 0o002) !== 0 || ((stats.mode & 0o020) !== 0 && stats.gid !== stats.uid);
}

/** Whether what stands at a path itself is this user's, and nobody else's to read or to write. Systems without such modes say yes. */
export function isPrivate(path: string): boolean {
  const self = process.getuid?.();
  if (self === undefined) return true;
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  return stats !== undefined && stats.uid === self && (stats.mode & 0o077) === 0;
}

/** When a file was last written, in milliseconds since 1970. */
export const writtenAt = (path: string): number | undefined =>
  attempt(() => lstatSync(path, { throwIfNoEntry: false }))?.mtimeMs;
