import { sep } from 'node:path';
import { once } from '../../data/once.ts';
import { type EntryKind, type FolderEntry, readFolder } from './entries.ts';
import type { FileCache } from './file-cache.ts';

/** Returns whether no system has another spelling for a name, apart from upper and lower case. */
export const isPlain = (name: string): boolean => /^[\w@.-]*[\w@-]$/.test(name);

/** Joins a resolved folder and the name of an entry, or a plain name. Node's `join` is slower: it looks at each character. */
export const pathIn = (folder: string, name: string): string =>
  folder.endsWith(sep) ? folder + name : folder + sep + name;

/** The entries of a folder by name: read once if many names are looked up that do not exist. */
export class FolderListing {
  /** Sorted by name. */
  readonly entries: readonly FolderEntry[];
  readonly #kinds: () => ReadonlyMap<string, EntryKind>;
  /** The names in Unicode NFC: macOS also finds a name in decomposed form. */
  readonly #composed: () => ReadonlySet<string>;

  constructor(entries: readonly FolderEntry[]) {
    this.entries = entries;
    this.#kinds = once(() => new Map(entries.map(({ name, kind }) => [name, kind])));
    this.#composed = once(() => new Set(entries.map(({ name }) => name.normalize())));
  }

  /** Returns what is under exactly this name; undefined if only the system can tell, for symlinks and for accents. */
  statusOf(name: string): EntryKind | 'absent' | undefined {
    const kind = this.#kinds().get(name);
    if (kind !== undefined) return kind === 'link' ? undefined : kind;
    return isPlain(name) || !this.#composed().has(name.normalize()) ? 'absent' : undefined;
  }
}

/** Lists a folder once per run; undefined if it is not a folder, or cannot be read. */
export const listingOf = (folder: string, fileCache: FileCache): FolderListing | undefined =>
  fileCache.cached('listing', folder, () => {
    const entries = readFolder(folder);
    return entries && new FolderListing(entries);
  });
