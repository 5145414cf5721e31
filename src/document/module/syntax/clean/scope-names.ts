import type { TokenReader } from './tokens.ts';

/**
 * The names that a module, a namespace or a function declares: declaring one twice, or exporting one that is not declared, is
 * an error.
 */
export class ScopeNames {
  readonly #tokens: TokenReader;
  readonly #values = new Set<string>();
  readonly #types = new Set<string>();
  readonly #used: string[] = [];

  constructor(tokens: TokenReader) {
    this.#tokens = tokens;
  }

  readonly declare = (name: string): void => this.#add(name, this.#values);

  /** A type may have the same name as a value. */
  readonly declareType = (name: string): void => this.#add(name, this.#types);

  /** Requires a name that may be declared later. */
  use(name: string): void {
    this.#used.push(name);
  }

  /** Checks the required names; must be called after the last statement. */
  finish(): void {
    if (!this.#used.every((name) => this.#values.has(name) || this.#types.has(name))) this.#tokens.giveUp();
  }

  #add(name: string, names: Set<string>): void {
    if (names.has(name)) this.#tokens.giveUp();
    names.add(name);
  }
}
