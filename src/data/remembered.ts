/** What is gone through again and again, and made as far as somebody goes. Where making it fails, it fails for all. */
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

  /** Whether there was one more. */
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
