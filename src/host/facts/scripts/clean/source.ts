import { matchAt } from '../../../../data/sticky.ts';
import { unclear } from '../../../../data/unclear.ts';

/** A script, read from its beginning. */
export class ScriptReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
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
    const ends = this.eat(/(?:[ \t]+#[^\n]*|[ \t]*)(?:$|\n)/y) !== undefined;
    if (ends) this.lineBegins();
    return ends;
  }

  /** Goes past empty lines and comments to where there is code. */
  lineBegins(): void {
    this.eat(/(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?:#[^\n]*$)?/y);
  }

  giveUp(): never {
    throw unclear;
  }
}
