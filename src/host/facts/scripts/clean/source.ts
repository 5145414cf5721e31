import { matchAt } from '../../../../data/match-at.ts';
import { NestingReader } from '../../../../data/nesting-reader.ts';

/** Levels within each other, at most: deeper ones the compiler may fail on. */
const deepest = 20;

/*
 * Looking for the end of braces, the compiler goes past a comment and past the sign behind it, whatever that is. It then
 * takes a text for one that ends where it begins, and a second comment for code.
 */
const lineEnd = {
  outside: /(?:[ \t]+#[^\n]*|[ \t]*)(?:$|\n)/y,
  within: /[ \t]+#[^\n]*\n(?!["#])|[ \t]*\n/y,
};
const lineBegin = {
  outside: /(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?:#[^\n]*$)?/y,
  within: /(?:[ \t]*(?:#[^\n]*\n(?!["#])|\n))*[ \t]*/y,
};

/** A script, read from its beginning. */
export class ScriptReader extends NestingReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    super(deepest);
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Goes past what an expression finds here, if anything. It is sticky. */
  eat(pattern: RegExp): RegExpExecArray | undefined {
    const found = matchAt(pattern, this.#text, this.#at);
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  /** Goes past a sign, if it stands here. */
  eats(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  expect(sign: string): void {
    if (!this.eats(sign)) this.giveUp();
  }

  /** Whether a line ends here; goes past it, with all lines that are empty, all comments, and what the next is indented by. */
  lineEnds(): boolean {
    const ends = this.eat(this.#isWithin ? lineEnd.within : lineEnd.outside) !== undefined;
    if (ends) this.lineBegins();
    return ends;
  }

  /** Goes past empty lines and comments to where there is code. */
  lineBegins(): void {
    this.eat(this.#isWithin ? lineBegin.within : lineBegin.outside);
  }

  get #isWithin(): boolean {
    return this.depth > 0;
  }
}
