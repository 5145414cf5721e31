import { bounds } from '../../bounds.ts';
import type { Maker } from './maker.ts';
import { nameAt, quotedAt, wordsAt } from './scalars.ts';

/** A value has a mark before it or two brackets, a comma, and blanks between them all; a name is followed by a colon. */
const tokensOf = { value: 7, name: 4 } as const;

/** Reads what stands in brackets on one line. */
export class FlowReader<Value, Collected> {
  readonly #text: string;
  readonly #make: Maker<Value, Collected>;
  /** Where the next sign to be read stands. */
  at: number;
  /** How many tokens the parser would make of it, or more. */
  tokens = 0;

  constructor(text: string, start: number, make: Maker<Value, Collected>) {
    this.#text = text;
    this.#make = make;
    this.at = start;
  }

  /** A collection, or a scalar in one; undefined where only the whole grammar can tell. */
  read(depth: number): Value | undefined {
    this.tokens += tokensOf.value;
    if (this.tokens > bounds.lexemes) return undefined;
    const mark = this.#text[this.at];
    if (mark === '[' || mark === '{') return depth > deepest ? undefined : this.#collection(mark === '{', depth);
    const isQuoted = mark === '"' || mark === "'";
    const scalar = isQuoted ? quotedAt(this.#text, this.at) : wordsAt(this.#text, this.at);
    if (scalar === undefined) return undefined;
    this.at = scalar.end;
    return this.#make.scalar(scalar);
  }

  #collection(isNamed: boolean, depth: number): Value | undefined {
    const start = this.at;
    const closing = isNamed ? '}' : ']';
    const entries = isNamed ? this.#make.mapping() : this.#make.list();
    this.#skip(1);
    for (let isFirst = true; this.#text[this.at] !== closing; isFirst = false) {
      if (!isFirst) {
        if (this.#text[this.at] !== ',') return undefined;
        this.#make.comma(entries, this.at);
        this.#skip(1);
      }
      if (!(isNamed ? this.#property(entries, depth) : this.#item(entries, depth))) return undefined;
      this.#skip(0);
    }
    this.at += 1;
    return this.#make.collection(entries, { start, end: this.at });
  }

  /** False, as below, where only the whole grammar can tell. */
  #item(items: Collected, depth: number): boolean {
    const value = this.read(depth + 1);
    if (value === undefined) return false;
    this.#make.item(items, value);
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
    return value !== undefined && this.#make.property(properties, key, value, announced);
  }

  #skip(signs: number): void {
    this.at += signs;
    while (this.#text[this.at] === ' ') this.at += 1;
  }
}

/** Levels of collections inside each other that are read here. */
export const deepest = 100;
