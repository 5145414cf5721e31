import { either, type VrlKind } from './kinds.ts';

/** What a script has named so far. */
export class Variables {
  #kinds = new Map<string, VrlKind>();
  /** The names that nothing was done with since a value was given to them. */
  readonly #unused = new Set<string>();

  get areAllUsed(): boolean {
    return this.#unused.size === 0;
  }

  assign(name: string, kind: VrlKind): void {
    this.#kinds.set(name, kind);
    this.#unused.add(name);
  }

  use(name: string): VrlKind | undefined {
    this.#unused.delete(name);
    return this.#kinds.get(name);
  }

  /** Reads two branches of which one is run: what is named in one is not known outside. */
  branch<T>(first: () => T, second: () => T): readonly [T, T] {
    const before = this.#kinds;
    const read = [this.#within(before, first), this.#within(before, second)] as const;
    const [[one, afterOne], [other, afterOther]] = read;
    const after = (name: string): VrlKind => either(afterOne.get(name) ?? 'vague', afterOther.get(name) ?? 'vague');
    this.#kinds = new Map([...before.keys()].map((name) => [name, after(name)]));
    return [one, other];
  }

  #within<T>(before: ReadonlyMap<string, VrlKind>, read: () => T): readonly [T, ReadonlyMap<string, VrlKind>] {
    this.#kinds = new Map(before);
    return [read(), this.#kinds];
  }
}
