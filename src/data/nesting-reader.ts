import { unclear } from './unclear.ts';

/** Base of readers that parse a string as long as it is unambiguous and nests no deeper than a limit. */
export abstract class NestingReader {
  protected depth = 0;
  readonly #deepest: number;

  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  /** Reads something that is nested one level deeper. */
  within<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > this.#deepest) this.giveUp();
    const value = read();
    this.depth -= 1;
    return value;
  }

  /** Aborts the whole parse. */
  giveUp(): never {
    throw unclear;
  }
}
