import { bounds } from '../../bounds.ts';
import type { CommentText } from '../../tree.ts';

const space = 0x20;
const hash = 0x23;
const carriageReturn = 0x0d;

/** The lines of a text, without empty lines and comments. */
export class YamlLines {
  readonly text: string;
  readonly comments: CommentText[] = [];
  /** The offset of the next character to read. */
  at = 0;
  /** The end of the line, before its line break. */
  end = 0;
  /** The column of what is read next, dashes before it included; −1 at the end. */
  column = -1;
  /** Becomes false at anything that only the full parser can decide. */
  isClear = true;
  /** How many lines were opened. */
  count = 0;
  /** The number of tokens that the parser would emit for the text so far, or more: the bounds are defined in them. */
  tokens = 0;
  #next = 0;

  constructor(text: string) {
    this.text = text;
    this.open(0);
  }

  /** Moves to the first line from here that is neither empty nor a comment. */
  open(start: number): void {
    const { text } = this;
    for (let line = start; this.isClear && line < text.length; line = this.#next) {
      this.count += 1;
      this.isClear = this.tokens < bounds.lexemes;
      this.#enter(line);
      const at = this.behindSpaces(line);
      this.at = at;
      this.column = at - line;
      this.tokens += at > line ? 2 : 1;
      if (at >= this.end) continue;
      if (text.charCodeAt(at) !== hash) return;
      this.#comment(at);
    }
    this.column = -1;
  }

  /** Moves to the line of a later offset. */
  goTo(place: number): void {
    while (this.#next <= place && this.#next < this.text.length) this.#enter(this.#next);
  }

  /** Moves to the next line; only white space and a comment may be left on this one. */
  finish(from: number): void {
    if (from < this.end) this.#pass(from);
    this.open(this.#next);
  }

  #pass(from: number): void {
    const at = this.behindSpaces(from);
    if (at > from) this.tokens += 1;
    if (at >= this.end) return;
    if (at > from && this.text.charCodeAt(at) === hash) this.#comment(at);
    else this.giveUp();
  }

  /** Moves along the line, to what follows a dash. */
  advance(at: number): void {
    this.column += at - this.at;
    this.at = at;
  }

  /** Behaves as if nothing followed: the result so far is discarded. */
  giveUp(): void {
    this.isClear = false;
    this.column = -1;
  }

  /** True if the next character to read is in the column. */
  isIn(column: number): boolean {
    return this.isClear && this.column === column;
  }

  behindSpaces(from: number): number {
    const { text } = this;
    let at = from;
    while (text.charCodeAt(at) === space) at += 1;
    return at;
  }

  /** The start of the next line. */
  get next(): number {
    return this.#next;
  }

  #comment(start: number): void {
    this.tokens += 1;
    this.comments.push({ start, end: this.end, text: this.text.slice(start + 1, this.end) });
  }

  #enter(line: number): void {
    const lineBreak = this.text.indexOf('\n', line);
    const end = lineBreak < 0 ? this.text.length : lineBreak;
    this.#next = lineBreak < 0 ? end : end + 1;
    this.end = lineBreak > 0 && this.text.charCodeAt(lineBreak - 1) === carriageReturn ? end - 1 : end;
  }
}
