import { either, type Kind } from './kinds.ts';

/** What a script has named so far. */
export class Variables {
  #kinds = new Map<string, Kind>();
  /** The names that nothing was done with since a value was given to them. */
  readonly #unused = new Set<string>();

  get areAllUsed(): boolean {
    return this.#unused.size === 0;
  }

  assign(name: string, kind: Kind): void {
    this.#kinds.set(name, kind);
    this.#unused.add(name);
  }

  use(name: string): Kind | undefined {
    this.#unused.delete(name);
    return this.#kinds.get(name);
  }

  /** Reads two branches of which one is run: what is named in one is not known outside. */
  branch<T>(first: () => T, second: () => T): readonly [T, T] {
    const before = this.#kinds;
    const read = [this.#within(before, first), this.#within(before, second)] as const;
    const [[one, afterOne], [other, afterOther]] = read;
    const after = (name: string): Kind => either(afterOne.get(name) ?? 'vague', afterOther.get(name) ?? 'vague');
    this.#kinds = new Map([...before.keys()].map((name) => [name, after(name)]));
    return [one, other];
  }

  #within<T>(before: ReadonlyMap<string, Kind>, read: () => T): readonly [T, ReadonlyMap<string, Kind>] {
    this.#kinds = new Map(before);
    return [read(), this.#kinds];
  }
}
