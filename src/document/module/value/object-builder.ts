import { opaque, structure } from './make.ts';
import type { OwnEntries } from './own.ts';
import type { Origin, Structure, ValueEntry } from './value.ts';

/** Builds an object entry by entry, like an object literal. */
export class ObjectBuilder {
  readonly #entries = new Map<string, ValueEntry>();
  #rest: string | undefined;

  get size(): number {
    return this.#entries.size;
  }

  set(name: string, entry: ValueEntry): this {
    this.#entries.set(name, entry);
    return this;
  }

  spread(own: OwnEntries): this {
    if (own.rest !== undefined) this.addUnknown(own.rest);
    for (const [name, entry] of own.entries) this.#entries.set(name, entry);
    return this;
  }

  /** Records that there may be more entries, which do not overwrite earlier ones. */
  open(why: string): void {
    this.#rest ??= why;
  }

  /** Adds unknown entries: they may overwrite any earlier entry, which becomes opaque. */
  addUnknown(why: string): void {
    this.open(why);
    for (const [name, { key, value }] of this.#entries) {
      this.#entries.set(name, { key, value: opaque(why, value.origin) });
    }
  }

  done(origin: Origin): Structure {
    return structure(this.#entries, origin, this.#rest);
  }
}
