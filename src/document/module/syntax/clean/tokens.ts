import { Lexer } from './lexer.ts';

/** A position to backtrack to. */
export interface Checkpoint {
  readonly end: number;
  readonly before: number;
  readonly comments: number;
  readonly depth: number;
  readonly isOnNewLine: boolean;
}

/** The tokens of a module, with tests and assertions. */
export class TokenReader extends Lexer {
  /**
   * The number of characters that may still be read again: ambiguous code is read twice, and ambiguous code inside it four
   * times. In real code that is a few hundred characters; hostile code would be read again and again.
   */
  #rereadBudget = 1000 + this.text.length;

  is(kind: string): boolean {
    return this.kind === kind;
  }

  /** Consumes the token if it has this kind. */
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

  /** Parses the end of a statement: a semicolon, or a position where it may be omitted. */
  endStatement(): void {
    if (!this.eat(';') && !this.isOnNewLine && !this.is('end') && !this.is('}')) this.giveUp();
  }

  get place(): Checkpoint {
    const { start, before, isOnNewLine } = this;
    return { end: start, before, comments: this.comments.length, depth: this.depth, isOnNewLine };
  }

  /** Backtracks: the token there is the next. */
  goBack({ end, before, comments, depth, isOnNewLine }: Checkpoint): void {
    this.#rereadBudget -= this.start - end;
    if (this.#rereadBudget < 0) this.giveUp();
    this.comments.length = comments;
    this.depth = depth;
    this.end = end;
    this.next();
    this.before = before;
    this.isOnNewLine = isOnNewLine;
  }

  /** Continues at an offset inside text that the lexer does not split into tokens, such as a template. */
  continueAt(end: number): void {
    this.end = end;
    this.next();
  }
}
