import { either, type VrlKind } from './kinds.ts';

/** The variables that a script has assigned so far. */
export class Variables {
  #kinds = new Map<string, VrlKind>();
  /** Variables that were assigned but not used since. */
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

  /** Parses two branches of which one is run: a variable that is first assigned in a branch is unknown after it. */
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
