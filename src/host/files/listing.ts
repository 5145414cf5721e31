import { type Entry, type Kind, readFolder } from './entries.ts';
import type { Seen } from './seen.ts';

/** Names that no system takes for others than they are, but for the case of their letters. */
export const isPlain = (name: string): boolean => /^[\w@.-]*[\w@-]$/.test(name);

/** What stands in a folder by its names: asked once, where many names are looked for that are not there. */
export class Listing {
  /** Sorted by name. */
  readonly entries: readonly Entry[];
  #kinds: ReadonlyMap<string, Kind> | undefined;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }

  /** What stands under a name; undefined where only the system can tell: of a link, and of a name that it may take for another. */
  standing(name: string): Kind | 'absent' | undefined {
    this.#kinds ??= new Map(this.entries.map((entry) => [entry.name, entry.kind]));
    const kind = this.#kinds.get(name);
    if (kind !== undefined) return kind === 'link' ? undefined : kind;
    return isPlain(name) && !this.#mayBeTakenFor(name) ? 'absent' : undefined;
  }

  #mayBeTakenFor(name: string): boolean {
    const wanted = name.toLowerCase();
    return this.entries.some((entry) => !isPlain(entry.name) || entry.name.toLowerCase() === wanted);
  }
}

/** What a folder holds, listed once in a run; undefined for what is no folder or may not be listed. */
export const listingOf = (folder: string, seen: Seen): Listing | undefined =>
  seen.once('listing', folder, () => {
    const entries = readFolder(folder);
    return entries && new Listing(entries);
  });
