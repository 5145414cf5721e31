import { endAt } from '../../../../data/match-at.ts';
import { NestingReader } from '../../../../data/nesting-reader.ts';
import type { FoundComment } from '../nodes.ts';

/** The maximum nesting depth of expressions and types. */
const deepest = 100;

const wordAt = /[A-Za-z_$][\w$]*/y;
const numberAt = /(?:0|[1-9](?:_?\d)*)(?:\.\d+)?/y;
/** The longest operators first. */
const operatorAt = /[=!]==?|\*\*=?|[|&?]{2}=?|\+\+|--|\?\.|[=!+\-*|&^%]=|[=!&|+*?~^%-]/y;
const plainUntil = { "'": /[^'\\\n\r]*/y, '"': /[^"\\\n\r]*/y } as const;

/** All supported operators and brackets. */
const operators: ReadonlySet<string> = new Set('= ! & | + - * % ? ?. ?? => && || == != === !=='.split(' '));
const brackets: ReadonlySet<string> = new Set('(){}[],;:<>@`'.split(''));

/** Character codes. As properties of an object, they would be looked up for each white space character. */
const [tab, newline, carriageReturn, space] = [9, 10, 13, 32];
const [star, dot, slash, equals, greater] = [42, 46, 47, 61, 62];

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 36;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Reads the tokens of a module, one at a time. */
export class Lexer extends NestingReader {
  readonly text: string;
  readonly comments: FoundComment[] = [];
  /** `word`, `string`, `number`, `end`, or the operator or bracket itself. */
  kind = '';
  /** The text of a word; empty for other tokens. */
  word = '';
  start = 0;
  end = 0;
  /** The end of the previous token. */
  before = 0;
  /** True if there is a line break between the previous token and this one. */
  isOnNewLine = false;

  constructor(text: string) {
    super(deepest);
    this.text = text;
    this.next();
  }

  next(): void {
    this.before = this.end;
    this.isOnNewLine = false;
    this.word = '';
    const at = this.#behindBlanks(this.end);
    this.start = at;
    const code = this.text.charCodeAt(at);
    if (isLetter(code)) this.#readWord();
    else if (code === 39 || code === 34) this.#readString(code === 39 ? "'" : '"');
    else if (isDigit(code)) this.#readNumber();
    else this.#readMark(code);
  }

  #readWord(): void {
    this.kind = 'word';
    // Most tokens are words: inlined, this saves two calls for each.
    wordAt.lastIndex = this.start;
    wordAt.test(this.text);
    this.end = wordAt.lastIndex;
    this.word = this.text.slice(this.start, this.end);
  }

  #readNumber(): void {
    this.kind = 'number';
    this.end = this.#match(numberAt);
    const code = this.text.charCodeAt(this.end);
    // No word may follow directly, and a dot would be part of the number.
    if (isLetter(code) || code === dot) this.giveUp();
  }

  #readString(quote: "'" | '"'): void {
    this.kind = 'string';
    const plain = plainUntil[quote];
    for (let at = this.start + 1; ; at += 2) {
      plain.lastIndex = at;
      plain.test(this.text);
      at = plain.lastIndex;
      const mark = this.text[at];
      if (mark === '\\') continue;
      if (mark !== quote) this.giveUp();
      this.end = at + 1;
      return;
    }
  }

  #readMark(code: number): void {
    const { text, start } = this;
    const mark = text[start];
    if (mark === undefined) this.#set('end', 0);
    else if (brackets.has(mark)) this.#set(mark, 1);
    else if (code === dot) this.#readDots();
    else if (code === slash) this.#set('/', 1);
    else if (code === equals && text.charCodeAt(start + 1) === greater) this.#set('=>', 2);
    else {
      const operator = text.slice(start, this.#match(operatorAt));
      if (!operators.has(operator)) this.giveUp();
      this.#set(operator, operator.length);
    }
  }

  #readDots(): void {
    if (this.text.startsWith('...', this.start)) this.#set('...', 3);
    else this.#set('.', 1);
  }

  #set(kind: string, length: number): void {
    this.kind = kind;
    this.end = this.start + length;
  }

  /** Returns the end of a match at the start of the token. */
  #match(expression: RegExp): number {
    return endAt(expression, this.text, this.start) ?? this.start;
  }

  #behindBlanks(from: number): number {
    const { text } = this;
    for (let at = from; ; at++) {
      const code = text.charCodeAt(at);
      // The first characters of most tokens.
      if (code > slash) return at;
      if (code === space || code === tab) continue;
      if (code === newline || code === carriageReturn) this.isOnNewLine = true;
      else if (code !== slash) return at;
      else {
        const end = this.#comment(at);
        if (end === undefined) return at;
        at = end - 1;
      }
    }
  }

  /** Returns the end of the comment at an offset; undefined if there is none. */
  #comment(start: number): number | undefined {
    const { text } = this;
    const mark = text.charCodeAt(start + 1);
    if (mark === slash) {
      const next = text.indexOf('\n', start);
      const line = next < 0 ? text.length : next;
      const end = text.charCodeAt(line - 1) === carriageReturn ? line - 1 : line;
      this.comments.push({ value: text.slice(start + 2, end), start, end });
      return end;
    }
    if (mark !== star) return undefined;
    const close = text.indexOf('*/', start + 2);
    if (close < 0) this.giveUp();
    const value = text.slice(start + 2, close);
    if (value.includes('\n')) this.isOnNewLine = true;
    this.comments.push({ value, start, end: close + 2 });
    return close + 2;
  }
}
