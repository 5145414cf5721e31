import { bounds } from '../../bounds.ts';
import type { CommentText, Entry, List, Mapping, Node } from '../../tree.ts';
import { spanOf } from '../entries.ts';
import { blockScalarAt } from './block-scalar.ts';
import { CleanMapping } from './clean-mapping.ts';
import { deepest, FlowReader } from './flow.ts';
import { Lines } from './lines.ts';
import { plainScalarAt } from './plain-scalar.ts';
import { quotedScalarAt } from './quoted-scalar.ts';
import { nameAt, scalar } from './scalars.ts';

export interface CleanTree {
  readonly root: Mapping;
  readonly comments: readonly CommentText[];
}

/** A name or a scalar has a mark before it, a name a colon behind it; a dash is one. Blanks come on top. */
const tokensOf = { name: 3, dash: 1, scalar: 2, blanks: 1 } as const;

/** The marks of the document. */
const tokensAround = 4;

/** What is none of the usual signs: control characters, and what some take for line breaks. */
const odd = /[^\n\r -~\xa0-\u2027\u202a-\ufefe\uff00-\uffff]|\r(?!\n)/;

/**
 * What most YAML is: mappings and sequences by indentation, scalars in all styles, brackets that end on their line, and
 * comments. Undefined for any other text, be it wrong or only unusual.
 */
export function cleanTree(text: string): CleanTree | undefined {
  if (odd.test(text)) return undefined;
  const lines = new Lines(text);
  if (lines.column === 0 && text.slice(lines.at, lines.end) === '---') lines.open(lines.next);
  if (lines.column < 0) return undefined;
  const root = new CleanReader(lines).block(1);
  const isInBounds = lines.tokens < bounds.lexemes - tokensAround;
  return root.kind === 'object' && lines.isClear && lines.column < 0 && isInBounds
    ? { root, comments: lines.comments }
    : undefined;
}

class CleanReader {
  readonly #lines: Lines;

  constructor(lines: Lines) {
    this.#lines = lines;
  }

  /** The mapping or the sequence that starts here. */
  block(depth: number): List | Mapping {
    if (depth > deepest) this.#lines.giveUp();
    return this.#isDash() ? this.#list(depth) : this.#mapping(depth);
  }

  #mapping(depth: number): Mapping {
    const { column } = this.#lines;
    const entries: Entry[] = [];
    while (this.#lines.isIn(column)) {
      const key = nameAt(this.#lines.text, this.#lines.at);
      if (key === undefined || !this.#isMark(':', key.end)) {
        this.#lines.giveUp();
        break;
      }
      this.#lines.tokens += tokensOf.name;
      const announced = key.end + 1;
      const value = this.#value(announced, column, depth, true);
      entries.push({ start: key.start, end: Math.max(value.end, announced), key, value, announced });
    }
    this.#end(column);
    const mapping = new CleanMapping(entries, { layout: 'block', ...spanOf(entries) });
    if (!mapping.isClean) this.#lines.giveUp();
    return mapping;
  }

  #list(depth: number): List {
    const { column } = this.#lines;
    const entries: Entry[] = [];
    while (this.#lines.isIn(column) && this.#isDash()) {
      const start = this.#lines.at;
      this.#lines.tokens += tokensOf.dash;
      const announced = start + 1;
      const value = this.#value(announced, column, depth, false);
      entries.push({ start, end: Math.max(value.end, announced), key: undefined, value, announced });
    }
    this.#end(column);
    return { kind: 'array', entries, layout: 'block', ...spanOf(entries) };
  }

  /** What is indented further than the entries belongs to none of them. */
  #end(column: number): void {
    if (this.#lines.column > column) this.#lines.giveUp();
  }

  /** What a colon or a dash that ends at `from` announces, in a collection that starts at a column. */
  #value(from: number, column: number, depth: number, isNamed: boolean): Node {
    const lines = this.#lines;
    const at = lines.behindSpaces(from);
    if (at >= lines.end || lines.text[at] === '#') {
      lines.finish(from);
      if (lines.column > column) return this.block(depth + 1);
      if (isNamed && lines.isIn(column) && this.#isDash()) return this.#list(depth + 1);
      return scalar(from, from, null, 'plain');
    }
    lines.tokens += tokensOf.blanks;
    lines.advance(at);
    if (!isNamed && this.#startsBlock()) return this.block(depth + 1);
    return this.#inline(column, depth);
  }

  #inline(column: number, depth: number): Node {
    const lines = this.#lines;
    const mark = lines.text[lines.at];
    if (mark === '[' || mark === '{') return this.#flow(depth) ?? this.#unclear();
    if (mark === '|' || mark === '>') return blockScalarAt(lines, column) ?? this.#unclear();
    lines.tokens += tokensOf.scalar;
    const isQuoted = mark === '"' || mark === "'";
    return (isQuoted ? quotedScalarAt(lines, column) : plainScalarAt(lines, column)) ?? this.#unclear();
  }

  #flow(depth: number): Node | undefined {
    const flow = new FlowReader(this.#lines.text, this.#lines.at);
    const value = flow.read(depth + 1);
    this.#lines.tokens += flow.tokens;
    if (value !== undefined) this.#lines.finish(value.end);
    return value;
  }

  #unclear(): Node {
    const { at } = this.#lines;
    this.#lines.giveUp();
    return { kind: 'unusable', start: at, end: at };
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
