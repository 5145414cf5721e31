import { bounds } from '../../bounds.ts';
import type { NodeMaker } from './node-maker.ts';
import { nameAt, quotedAt, wordsAt } from './scalars.ts';

/**
 * Per value, a token of the parser before it or two brackets, a comma, and white space between them all; a name is followed by
 * a colon.
 */
const tokensOf = { value: 7, name: 4 } as const;

/** Reads a flow collection, in brackets on one line. */
export class FlowReader<Value, Collected> {
  readonly #text: string;
  readonly #maker: NodeMaker<Value, Collected>;
  /** The offset of the next character to read. */
  at: number;
  /** The number of tokens that the parser would emit for it, or more. */
  tokens = 0;

  constructor(text: string, start: number, make: NodeMaker<Value, Collected>) {
    this.#text = text;
    this.#maker = make;
    this.at = start;
  }

  /** Reads a collection, or a scalar inside one; returns undefined if only the full parser can decide. */
  read(depth: number): Value | undefined {
    this.tokens += tokensOf.value;
    if (this.tokens > bounds.lexemes) return undefined;
    const mark = this.#text[this.at];
    if (mark === '[' || mark === '{') return depth > deepest ? undefined : this.#collection(mark === '{', depth);
    const isQuoted = mark === '"' || mark === "'";
    const scalar = isQuoted ? quotedAt(this.#text, this.at) : wordsAt(this.#text, this.at);
    if (scalar === undefined) return undefined;
    this.at = scalar.end;
    return this.#maker.scalar(scalar);
  }

  #collection(isNamed: boolean, depth: number): Value | undefined {
    const start = this.at;
    const closing = isNamed ? '}' : ']';
    const entries = isNamed ? this.#maker.mapping() : this.#maker.list();
    this.#skip(1);
    for (let isFirst = true; this.#text[this.at] !== closing; isFirst = false) {
      if (!isFirst) {
        if (this.#text[this.at] !== ',') return undefined;
        this.#maker.comma(entries, this.at);
        this.#skip(1);
      }
      if (!(isNamed ? this.#property(entries, depth) : this.#item(entries, depth))) return undefined;
      this.#skip(0);
    }
    this.at += 1;
    return this.#maker.collection(entries, { start, end: this.at });
  }

  /** Returns false, like the method below, if only the full parser can decide. */
  #item(items: Collected, depth: number): boolean {
    const value = this.read(depth + 1);
    if (value === undefined) return false;
    this.#maker.item(items, value);
    return true;
  }

  #property(properties: Collected, depth: number): boolean {
    const key = nameAt(this.#text, this.at, true);
    if (key === undefined || !this.#text.startsWith(': ', key.end)) return false;
    this.tokens += tokensOf.name;
    const announced = key.end + 1;
    this.at = announced;
    this.#skip(0);
    const value = this.read(depth + 1);
    return value !== undefined && this.#maker.property(properties, key, value, announced);
  }

  #skip(signs: number): void {
    this.at += signs;
    while (this.#text[this.at] === ' ') this.at += 1;
  }
}

/** The maximum nesting depth that is read here. */
export const deepest = 100;
