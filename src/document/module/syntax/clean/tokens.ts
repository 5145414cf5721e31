import { Lexer } from './lexer.ts';

/** A place to come back to. */
export interface Checkpoint {
  readonly end: number;
  readonly before: number;
  readonly comments: number;
  readonly depth: number;
  readonly isOnNewLine: boolean;
}

/** The tokens of a module, and what may be asked of them. */
export class TokenReader extends Lexer {
  /**
   * How many more signs are read again: what may be one thing or another is read twice, and what is in it four times. Of
   * real code that is a few hundred signs; of code that is made for it, it would be all of it, again and again.
   */
  #patience = 1000 + this.text.length;

  is(kind: string): boolean {
    return this.kind === kind;
  }

  /** Goes on if the token is of a kind. */
  eat(kind: string): boolean {
    if (this.kind !== kind) return false;
    this.next();
    return true;
  }

  expect(kind: string): void {
    if (!this.eat(kind)) this.giveUp();
  }

  eatWord(word: string): boolean {
    if (this.word !== word) return false;
    this.next();
    return true;
  }

  expectWord(word: string): void {
    if (!this.eatWord(word)) this.giveUp();
  }

  /** The end of a statement: a semicolon, or where one may be left out. */
  endStatement(): void {
    if (!this.eat(';') && !this.isOnNewLine && !this.is('end') && !this.is('}')) this.giveUp();
  }

  get place(): Checkpoint {
    const { start, before, isOnNewLine } = this;
    return { end: start, before, comments: this.comments.length, depth: this.depth, isOnNewLine };
  }

  /** Goes back: the token there is the next. */
  goBack({ end, before, comments, depth, isOnNewLine }: Checkpoint): void {
    this.#patience -= this.start - end;
    if (this.#patience < 0) this.giveUp();
    this.comments.length = comments;
    this.depth = depth;
    this.end = end;
    this.next();
    this.before = before;
    this.isOnNewLine = isOnNewLine;
  }

  /** Goes on from somewhere inside what is no token by itself. */
  continueAt(end: number): void {
    this.end = end;
    this.next();
  }
}
