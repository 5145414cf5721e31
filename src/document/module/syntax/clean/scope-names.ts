import type { TokenReader } from './tokens.ts';

/** The names that a module, a namespace or a function declares: what has one twice, or exports one that is not there, is wrong. */
export class ScopeNames {
  readonly #tokens: TokenReader;
  readonly #values = new Set<string>();
  readonly #types = new Set<string>();
  readonly #used: string[] = [];

  constructor(tokens: TokenReader) {
    this.#tokens = tokens;
  }

  readonly declare = (name: string): void => this.#add(name, this.#values);

  /** A type may be called what a value is called. */
  readonly declareType = (name: string): void => this.#add(name, this.#types);

  /** Asks for a name that may be declared further down. */
  use(name: string): void {
    this.#used.push(name);
  }

  /** To be called behind the last statement. */
  finish(): void {
    if (!this.#used.every((name) => this.#values.has(name) || this.#types.has(name))) this.#tokens.giveUp();
  }

  #add(name: string, names: Set<string>): void {
    if (names.has(name)) this.#tokens.giveUp();
    names.add(name);
  }
}
