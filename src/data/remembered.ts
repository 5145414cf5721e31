/** Makes an iterator repeatable: takes items on demand and keeps them. If the source throws, so does each iteration. */
export class Remembered<T> implements Iterable<T> {
  readonly #source: Iterator<T>;
  readonly #made: T[] = [];
  #failure: { readonly error: unknown } | undefined;

  constructor(source: Iterator<T>) {
    this.#source = source;
  }

  *[Symbol.iterator](): Generator<T> {
    for (let at = 0; at < this.#made.length || this.#makeOne(); at += 1) yield this.#made[at] as T;
  }

  /** Takes one more item from the source; returns whether there was one. */
  #makeOne(): boolean {
    if (this.#failure !== undefined) throw this.#failure.error;
    try {
      const { done, value } = this.#source.next();
      if (done !== true) this.#made.push(value);
      return done !== true;
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }
}
