import { unclear } from './unclear.ts';

/** Reads a text as far as it is clear, and nests no deeper than some number of levels. */
export abstract class NestingReader {
  protected depth = 0;
  readonly #deepest: number;

  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  /** Reads what is one level deeper. */
  within<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > this.#deepest) this.giveUp();
    const value = read();
    this.depth -= 1;
    return value;
  }

  /** Ends all reading. */
  giveUp(): never {
    throw unclear;
  }
}
