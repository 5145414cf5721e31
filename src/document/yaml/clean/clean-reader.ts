import { bounds } from '../../bounds.ts';
import type { CommentText } from '../../tree.ts';
import { blockScalarAt } from './block-scalar.ts';
import { deepest, FlowReader } from './flow.ts';
import { YamlLines } from './lines.ts';
import type { Maker } from './maker.ts';
import { plainScalarAt } from './plain-scalar.ts';
import { quotedScalarAt } from './quoted-scalar.ts';
import { nameAt, scalar } from './scalars.ts';

/** A name or a scalar has a mark before it, a name a colon behind it; a dash is one. Blanks come on top. */
const tokensOf = { name: 3, dash: 1, scalar: 2, blanks: 1 } as const;

/** The marks of the document. */
const tokensAround = 4;

/** What is none of the usual signs: control characters, and what some take for line breaks. */
const odd = /[^\n\r -~\xa0-\u2027\u202a-\ufefe\uff00-\uffff]|\r(?!\n)/;

/** Reads what is plainly written, and gives up at anything else. */
export class CleanReader<Value, Collected> {
  readonly #lines: YamlLines;
  readonly #make: Maker<Value, Collected>;

  constructor(text: string, make: Maker<Value, Collected>) {
    this.#lines = new YamlLines(text);
    this.#make = make;
  }

  get comments(): readonly CommentText[] {
    return this.#lines.comments;
  }

  /** Undefined where only the whole grammar can tell. */
  root(): Value | undefined {
    const lines = this.#lines;
    if (odd.test(lines.text)) return undefined;
    if (lines.column === 0 && lines.text.slice(lines.at, lines.end) === '---') lines.open(lines.next);
    if (lines.column < 0) return undefined;
    const root = this.#block(1);
    // What belongs to no collection, be it no entry or indented otherwise, is still to be read here.
    const isInBounds = lines.tokens < bounds.lexemes - tokensAround;
    return lines.isClear && lines.column < 0 && isInBounds ? root : undefined;
  }

  /** The mapping or the sequence that starts here. */
  #block(depth: number): Value {
    if (depth > deepest) this.#lines.giveUp();
    return this.#isDash() ? this.#list(depth) : this.#mapping(depth);
  }

  #mapping(depth: number): Value {
    const lines = this.#lines;
    const make = this.#make;
    const { text, column } = lines;
    const properties = make.mapping();
    while (lines.isIn(column)) {
      const key = nameAt(text, lines.at);
      if (key === undefined || !this.#isMark(':', key.end)) break;
      lines.tokens += tokensOf.name;
      const announced = key.end + 1;
      const value = this.#value(announced, column, depth, true);
      if (!make.property(properties, key, value, announced)) lines.giveUp();
    }
    return make.collection(properties);
  }

  #list(depth: number): Value {
    const lines = this.#lines;
    const make = this.#make;
    const { column } = lines;
    const items = make.list();
    while (lines.isIn(column) && this.#isDash()) {
      lines.tokens += tokensOf.dash;
      const announced = lines.at + 1;
      make.item(items, this.#value(announced, column, depth, false), announced);
    }
    return make.collection(items);
  }

  /** What a colon or a dash that ends at `from` announces, in a collection that starts at a column. */
  #value(from: number, column: number, depth: number, isNamed: boolean): Value {
    const lines = this.#lines;
    const at = lines.behindSpaces(from);
    if (at >= lines.end || lines.text[at] === '#') {
      lines.finish(from);
      if (lines.column > column) return this.#block(depth + 1);
      if (isNamed && lines.isIn(column) && this.#isDash()) return this.#list(depth + 1);
      return this.#nothing(from);
    }
    lines.tokens += tokensOf.blanks;
    lines.advance(at);
    if (!isNamed && this.#startsBlock()) return this.#block(depth + 1);
    const value = this.#inline(column, depth);
    return value === undefined ? this.#unclear() : value;
  }

  #inline(column: number, depth: number): Value | undefined {
    const lines = this.#lines;
    const mark = lines.text[lines.at];
    if (mark === '[' || mark === '{') return this.#flow(depth);
    const isBlock = mark === '|' || mark === '>';
    if (!isBlock) lines.tokens += tokensOf.scalar;
    const isQuoted = mark === '"' || mark === "'";
    const scalarAt = isBlock ? blockScalarAt : isQuoted ? quotedScalarAt : plainScalarAt;
    const found = scalarAt(lines, column);
    return found && this.#make.scalar(found);
  }

  #flow(depth: number): Value | undefined {
    const flow = new FlowReader(this.#lines.text, this.#lines.at, this.#make);
    const value = flow.read(depth + 1);
    this.#lines.tokens += flow.tokens;
    if (value !== undefined) this.#lines.finish(flow.at);
    return value;
  }

  #unclear(): Value {
    this.#lines.giveUp();
    return this.#nothing(this.#lines.at);
  }

  #nothing(at: number): Value {
    return this.#make.scalar(scalar(at, at, null, 'plain'));
  }

  /** Behind a dash a collection may start on the same line. */
  #startsBlock(): boolean {
    if (this.#isDash()) return true;
    const key = nameAt(this.#lines.text, this.#lines.at);
    return key !== undefined && this.#isMark(':', key.end);
  }

  #isDash(): boolean {
    return this.#isMark('-', this.#lines.at);
  }

  /** Whether an indicator stands somewhere: a blank or the end of the line follows. */
  #isMark(mark: string, at: number): boolean {
    const { text, end } = this.#lines;
    return text[at] === mark && (at + 1 >= end || text[at + 1] === ' ');
  }
}
