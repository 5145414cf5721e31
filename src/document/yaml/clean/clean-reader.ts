import { bounds } from '../../bounds.ts';
import type { CommentText } from '../../tree.ts';
import { blockScalarAt } from './block-scalar.ts';
import { deepest, FlowReader } from './flow.ts';
import { YamlLines } from './lines.ts';
import type { NodeMaker } from './node-maker.ts';
import { plainScalarAt } from './plain-scalar.ts';
import { quotedScalarAt } from './quoted-scalar.ts';
import { nameAt, scalar } from './scalars.ts';

/**
 * The parser emits a token of its own before a name or a scalar, and a colon after a name; a dash is one token. White space is
 * extra.
 */
const tokensOf = { name: 3, dash: 1, scalar: 2, blanks: 1 } as const;

/** The tokens that mark the start and the end of the document. */
const tokensAround = 4;

/** Unusual characters: control characters, and those that some readers take for line breaks. */
const odd = /[^\n\r -~\xa0-\u2027\u202a-\ufefe\uff00-\uffff]|\r(?!\n)/;

/** Reads the usual forms, and gives up at anything else. */
export class CleanReader<Value, Collected> {
  readonly #lines: YamlLines;
  readonly #maker: NodeMaker<Value, Collected>;

  constructor(text: string, make: NodeMaker<Value, Collected>) {
    this.#lines = new YamlLines(text);
    this.#maker = make;
  }

  get comments(): readonly CommentText[] {
    return this.#lines.comments;
  }

  /** Undefined if only the full parser can decide. */
  root(): Value | undefined {
    const lines = this.#lines;
    if (odd.test(lines.text)) return undefined;
    if (lines.column === 0 && lines.text.slice(lines.at, lines.end) === '---') lines.open(lines.next);
    if (lines.column < 0) return undefined;
    const root = this.#block(1);
    // Text that belongs to no collection is left over here: it is not an entry, or its indentation differs.
    const isInBounds = lines.tokens < bounds.lexemes - tokensAround;
    return lines.isClear && lines.column < 0 && isInBounds ? root : undefined;
  }

  /** Reads the mapping or sequence that starts here. */
  #block(depth: number): Value {
    if (depth > deepest) this.#lines.giveUp();
    return this.#isDash() ? this.#list(depth) : this.#mapping(depth);
  }

  #mapping(depth: number): Value {
    const lines = this.#lines;
    const make = this.#maker;
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
    const make = this.#maker;
    const { column } = lines;
    const items = make.list();
    while (lines.isIn(column) && this.#isDash()) {
      lines.tokens += tokensOf.dash;
      const announced = lines.at + 1;
      make.item(items, this.#value(announced, column, depth, false), announced);
    }
    return make.collection(items);
  }

  /** Reads the value after a colon or a dash that ends at `from`, in a collection that starts at a column. */
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
    return found && this.#maker.scalar(found);
  }

  #flow(depth: number): Value | undefined {
    const flow = new FlowReader(this.#lines.text, this.#lines.at, this.#maker);
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
    return this.#maker.scalar(scalar(at, at, null, 'plain'));
  }

  /** True if a collection starts on the same line, after a dash. */
  #startsBlock(): boolean {
    if (this.#isDash()) return true;
    const key = nameAt(this.#lines.text, this.#lines.at);
    return key !== undefined && this.#isMark(':', key.end);
  }

  #isDash(): boolean {
    return this.#isMark('-', this.#lines.at);
  }

  /** True if there is an indicator at the offset: a space or the end of the line follows it. */
  #isMark(mark: string, at: number): boolean {
    const { text, end } = this.#lines;
    return text[at] === mark && (at + 1 >= end || text[at + 1] === ' ');
  }
}
