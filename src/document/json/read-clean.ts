import { editsOf } from '../edit/edits.ts';
import { type Manuscript, manuscriptOf } from '../edit/manuscript.ts';
import type { Reading } from '../reading.ts';
import type { Entry, Key, Node, Scalar } from '../tree.ts';
import { closingQuote, isSpace, within } from './strings.ts';
import { jsonWriter } from './write-json.ts';

/** Reads, with positions, what is known to be strict JSON within the bounds: no fault or comment is looked for. */
export function readClean(text: string): Reading {
  const root = new CleanReader(text).value();
  let manuscript: Manuscript | undefined;
  return {
    root,
    faults: [],
    comments: [],
    within: (scalar, span) => within(text, scalar, span),
    edit: (patches) => {
      manuscript ??= manuscriptOf(text, root, [], jsonWriter);
      return editsOf(manuscript, root, patches);
    },
  };
}

class CleanReader {
  readonly #text: string;
  #at: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  value(): Node {
    const start = this.#next();
    const mark = this.#text[start];
    if (mark === '{') return this.#object(start);
    if (mark === '[') return this.#array(start);
    const isText = mark === '"';
    const value = isText ? this.#string(start) : this.#word(start);
    return { kind: 'scalar', value, style: isText ? 'double' : 'plain', start, end: this.#at };
  }

  #object(start: number): Node {
    const entries: Entry[] = [];
    const members = new Map<string, Entry>();
    this.#at = start + 1;
    for (let at = this.#next(); this.#text[at] !== '}'; at = this.#next()) {
      const name = this.#string(at);
      const key: Key = { name, style: 'double', start: at, end: this.#at };
      // Past the colon.
      this.#at = this.#next() + 1;
      members.set(name, this.#entry(key, entries));
    }
    this.#at += 1;
    return { kind: 'object', layout: 'flow', start, end: this.#at, entries, members };
  }

  #array(start: number): Node {
    const entries: Entry[] = [];
    this.#at = start + 1;
    while (this.#text[this.#next()] !== ']') this.#entry(undefined, entries);
    this.#at += 1;
    return { kind: 'array', layout: 'flow', start, end: this.#at, entries };
  }

  #entry(key: Key | undefined, entries: Entry[]): Entry {
    const value = this.value();
    const entry: Entry = { start: key?.start ?? value.start, end: value.end, key, value };
    entries.push(entry);
    const comma = this.#next();
    if (this.#text[comma] === ',') {
      entry.comma = comma;
      this.#at = comma + 1;
    }
    return entry;
  }

  #string(start: number): string {
    const end = closingQuote(this.#text, start);
    this.#at = end + 1;
    const written = this.#text.slice(start + 1, end);
    return written.includes('\\') ? JSON.parse(`"${written}"`) : written;
  }

  /** A number, or one of the three words. */
  #word(start: number): Scalar['value'] {
    while (!ends.has(this.#text[this.#at])) this.#at += 1;
    return JSON.parse(this.#text.slice(start, this.#at));
  }

  /** Goes on to what is no white space. */
  #next(): number {
    while (isSpace(this.#text.charCodeAt(this.#at))) this.#at += 1;
    return this.#at;
  }
}

/** What a number or a word ends before. */
const ends: ReadonlySet<string | undefined> = new Set([',', ']', '}', ' ', '\n', '\r', '\t', undefined]);
