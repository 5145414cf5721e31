import { bounds } from '../../bounds.ts';
import type { Entry, List, Mapping, Node } from '../../tree.ts';
import { CleanMapping } from './clean-mapping.ts';
import { nameAt, quotedAt, wordsAt } from './scalars.ts';

/** A value has a mark before it or two brackets, a comma, and blanks between them all; a name is followed by a colon. */
const tokensOf = { value: 7, name: 4 } as const;

/** Reads what stands in brackets on one line. */
export class FlowReader {
  readonly #text: string;
  #at: number;
  /** How many tokens the parser would make of it, or more. */
  tokens = 0;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  /** A collection, or a scalar in one; undefined where only the whole grammar can tell. */
  read(depth: number): Node | undefined {
    this.tokens += tokensOf.value;
    if (this.tokens > bounds.lexemes) return undefined;
    const mark = this.#text[this.#at];
    if (mark === '[' || mark === '{') return depth > deepest ? undefined : this.#collection(mark === '{', depth);
    const isQuoted = mark === '"' || mark === "'";
    const scalar = isQuoted ? quotedAt(this.#text, this.#at) : wordsAt(this.#text, this.#at);
    if (scalar !== undefined) this.#at = scalar.end;
    return scalar;
  }

  #collection(isNamed: boolean, depth: number): List | Mapping | undefined {
    const start = this.#at;
    const closing = isNamed ? '}' : ']';
    const entries: Entry[] = [];
    this.#skip(1);
    while (this.#text[this.#at] !== closing) {
      const last = entries.at(-1);
      if (last !== undefined) {
        if (this.#text[this.#at] !== ',') return undefined;
        last.comma = this.#at;
        this.#skip(1);
      }
      const entry = isNamed ? this.#property(depth) : this.#item(depth);
      if (entry === undefined) return undefined;
      entries.push(entry);
      this.#skip(0);
    }
    this.#at += 1;
    const span = { layout: 'flow', start, end: this.#at } as const;
    if (!isNamed) return { kind: 'array', entries, ...span };
    const mapping = new CleanMapping(entries, span);
    return mapping.isClean ? mapping : undefined;
  }

  #item(depth: number): Entry | undefined {
    const value = this.read(depth + 1);
    return value && { start: value.start, end: value.end, key: undefined, value, announced: undefined };
  }

  #property(depth: number): Entry | undefined {
    const key = nameAt(this.#text, this.#at, true);
    if (key === undefined || !this.#text.startsWith(': ', key.end)) return undefined;
    this.tokens += tokensOf.name;
    const announced = key.end + 1;
    this.#at = announced;
    this.#skip(0);
    const value = this.read(depth + 1);
    return value && { start: key.start, end: value.end, key, value, announced };
  }

  #skip(signs: number): void {
    this.#at += signs;
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }
}

/** Levels of collections inside each other that are read here. */
export const deepest = 100;
