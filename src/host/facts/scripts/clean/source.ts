import { matchAt } from '../../../../data/match-at.ts';
import { NestingReader } from '../../../../data/nesting-reader.ts';

/** The deepest nesting that is accepted: the compiler may fail on deeper scripts. */
const maxDepth = 20;

/*
 * While it looks for a closing brace, the compiler skips a comment and the character after it, whatever that is. So it
 * misses the opening quote of a string there, or the `#` of a second comment.
 */
const lineEnd = {
  outside: /(?:[ \t]+#[^\n]*|[ \t]*)(?:$|\n)/y,
  within: /[ \t]+#[^\n]*\n(?!["#])|[ \t]*\n/y,
};
const lineBegin = {
  outside: /(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?:#[^\n]*$)?/y,
  within: /(?:[ \t]*(?:#[^\n]*\n(?!["#])|\n))*[ \t]*/y,
};

/** Reads a script from its beginning. */
export class ScriptReader extends NestingReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    super(maxDepth);
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Consumes what a sticky pattern matches at the current position, if anything. */
  eat(pattern: RegExp): RegExpExecArray | undefined {
    const found = matchAt(pattern, this.#text, this.#at);
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  /** Consumes a token if it is at the current position. */
  eats(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  expect(sign: string): void {
    if (!this.eats(sign)) this.giveUp();
  }

  /** Returns whether the line ends here, and if so consumes its end, empty lines, comments and the next line's indentation. */
  lineEnds(): boolean {
    const ends = this.eat(this.#isWithin ? lineEnd.within : lineEnd.outside) !== undefined;
    if (ends) this.lineBegins();
    return ends;
  }

  /** Consumes empty lines, comments and indentation up to the next code. */
  lineBegins(): void {
    this.eat(this.#isWithin ? lineBegin.within : lineBegin.outside);
  }

  get #isWithin(): boolean {
    return this.depth > 0;
  }
}
