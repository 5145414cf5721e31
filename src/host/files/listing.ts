import { sep } from 'node:path';
import { once } from '../../data/once.ts';
import { type EntryKind, type FolderEntry, readFolder } from './entries.ts';
import type { SeenFiles } from './seen.ts';

/** Names that no system takes for others than they are, but for the case of their letters. */
export const isPlain = (name: string): boolean => /^[\w@.-]*[\w@-]$/.test(name);

/** The path of what a folder holds, or of a plain name in it; the folder's is resolved. Node's own way looks at each sign. */
export const pathIn = (folder: string, name: string): string =>
  folder.endsWith(sep) ? folder + name : folder + sep + name;

/** What stands in a folder by its names: asked once, where many names are looked for that are not there. */
export class FolderListing {
  /** Sorted by name. */
  readonly entries: readonly FolderEntry[];
  readonly #kinds: () => ReadonlyMap<string, EntryKind>;
  /** With letters and their accents as one sign: macOS also finds a name with them apart. */
  readonly #composed: () => ReadonlySet<string>;

  constructor(entries: readonly FolderEntry[]) {
    this.entries = entries;
    this.#kinds = once(() => new Map(entries.map(({ name, kind }) => [name, kind])));
    this.#composed = once(() => new Set(entries.map(({ name }) => name.normalize())));
  }

  /** What stands under this very name; undefined where only the system can tell: of a link, and of accents. */
  standing(name: string): EntryKind | 'absent' | undefined {
    const kind = this.#kinds().get(name);
    if (kind !== undefined) return kind === 'link' ? undefined : kind;
    return isPlain(name) || !this.#composed().has(name.normalize()) ? 'absent' : undefined;
  }
}

/** What a folder holds, listed once in a run; undefined for what is no folder or may not be listed. */
export const listingOf = (folder: string, seen: SeenFiles): FolderListing | undefined =>
  seen.once('listing', folder, () => {
    const entries = readFolder(folder);
    return entries && new FolderListing(entries);
  });
