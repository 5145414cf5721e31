import { bounds } from '../../bounds.ts';
import type { CommentText } from '../../tree.ts';

const space = 0x20;
const hash = 0x23;
const carriageReturn = 0x0d;

/** The lines of a text that say something, one after the other. */
export class YamlLines {
  readonly text: string;
  readonly comments: CommentText[] = [];
  /** Where the next sign to be read stands. */
  at = 0;
  /** Where the line ends, before its line break. */
  end = 0;
  /** How far what is read next is indented, dashes before it included; −1 where nothing follows. */
  column = -1;
  /** False as soon as something is met that only the whole grammar can tell. */
  isClear = true;
  /** How many lines were opened. */
  count = 0;
  /** How many tokens the parser would make of what was read, or more: which is how the bounds are set. */
  tokens = 0;
  #next = 0;

  constructor(text: string) {
    this.text = text;
    this.open(0);
  }

  /** Goes on with the first line from here on that is neither empty nor a comment. */
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

  /** Moves to the line of a place further on. */
  goTo(place: number): void {
    while (this.#next <= place && this.#next < this.text.length) this.#enter(this.#next);
  }

  /** Goes on with the next line; white space and a comment are all that may be left of this one. */
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

  /** Moves along the line, to what stands behind a dash. */
  advance(at: number): void {
    this.column += at - this.at;
    this.at = at;
  }

  /** As if nothing followed: what was read so far is of no use. */
  giveUp(): void {
    this.isClear = false;
    this.column = -1;
  }

  /** Whether the next sign to be read stands in a column. */
  isIn(column: number): boolean {
    return this.isClear && this.column === column;
  }

  behindSpaces(from: number): number {
    const { text } = this;
    let at = from;
    while (text.charCodeAt(at) === space) at += 1;
    return at;
  }

  /** Where the line behind this one starts. */
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
