import { binarySearch } from '../../data/sorted.ts';
import { editsOf } from '../edit/edits.ts';
import { type Manuscript, manuscriptOf } from '../edit/manuscript.ts';
import type { TextReading } from '../reading.ts';
import type { Entry, Key, List, Mapping, Node, Scalar } from '../tree.ts';
import { closingQuote, isSpace, within } from './strings.ts';
import { jsonWriter } from './write-json.ts';

/**
 * Reads text that is known to be strict JSON within the bounds, with positions; does not look for faults or comments. The
 * entries of an object or array are read when they are asked for, which is rare.
 */
export function readClean(text: string): TextReading {
  const root = new CleanReader(text).root();
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

/** A value, and the offset of what follows. */
interface Read<T> {
  readonly value: T;
  readonly next: number;
}

class CleanReader {
  readonly #text: string;
  readonly #endOf: (start: number) => number;

  constructor(text: string) {
    this.#text = text;
    this.#endOf = endsIn(text);
  }

  root(): Node {
    return this.#value(this.#skipWhiteSpace(this.#text.startsWith('\uFEFF') ? 1 : 0)).value;
  }

  #value(start: number): Read<Node> {
    const mark = this.#text[start];
    if (mark !== '{' && mark !== '[') return this.#scalar(start);
    const end = this.#endOf(start);
    return { value: mark === '{' ? new LazyMapping(this, start, end) : new LazyList(this, start, end), next: end };
  }

  /** Reads the entries of the object or array that opens directly before the offset. */
  entries(from: number, isNamed: boolean): readonly Entry[] {
    const entries: Entry[] = [];
    let at = this.#skipWhiteSpace(from);
    while (this.#text[at] !== '}' && this.#text[at] !== ']') {
      const key = isNamed ? this.#key(at) : undefined;
      // Skip the colon.
      const { value, next } = this.#value(key ? this.#skipWhiteSpace(this.#skipWhiteSpace(key.end) + 1) : at);
      const entry: Entry = { start: at, end: value.end, key, value };
      entries.push(entry);
      at = this.#skipWhiteSpace(next);
      if (this.#text[at] !== ',') continue;
      entry.comma = at;
      at = this.#skipWhiteSpace(at + 1);
    }
    return entries;
  }

  #key(start: number): Key {
    const { value, next } = this.#string(start);
    return { name: value, style: 'double', start, end: next };
  }

  #scalar(start: number): Read<Scalar> {
    const isText = this.#text[start] === '"';
    const { value, next } = isText ? this.#string(start) : this.#word(start);
    return { value: { kind: 'scalar', value, style: isText ? 'double' : 'plain', start, end: next }, next };
  }

  #string(start: number): Read<string> {
    const end = closingQuote(this.#text, start);
    const written = this.#text.slice(start + 1, end);
    return { value: written.includes('\\') ? JSON.parse(`"${written}"`) : written, next: end + 1 };
  }

  /** Reads a number, `true`, `false` or `null`. */
  #word(start: number): Read<Scalar['value']> {
    let end = start;
    while (!ends.has(this.#text[end])) end += 1;
    return { value: JSON.parse(this.#text.slice(start, end)), next: end };
  }

  /** Returns the offset of the next character that is not white space. */
  #skipWhiteSpace(from: number): number {
    let at = from;
    while (isSpace(this.#text.charCodeAt(at))) at += 1;
    return at;
  }
}

/** The characters that end a number or a literal name. */
const ends: ReadonlySet<string | undefined> = new Set([',', ']', '}', ' ', '\n', '\r', '\t', undefined]);

/** Matches text without brackets that can be skipped: strings without an escape, and what is between them. */
const plain = /[^"{}[\]]*(?:"[^"\\]*"[^"{}[\]]*){0,8}/y;

/** Returns a function from the start offset of an object or array to its end offset. */
function endsIn(text: string): (start: number) => number {
  const starts: number[] = [];
  const closings: number[] = [];
  const open: number[] = [];
  for (let at = plainEnd(text, 0); at < text.length; at = plainEnd(text, at + 1)) {
    const sign = text[at];
    if (sign === '"') at = closingQuote(text, at);
    else if (sign === '{' || sign === '[') {
      open.push(starts.length);
      starts.push(at);
      closings.push(text.length);
    } else closings[open.pop() ?? 0] = at + 1;
  }
  return (start) => closings[binarySearch(starts, (one) => one >= start)] ?? text.length;
}

function plainEnd(text: string, from: number): number {
  plain.lastIndex = from;
  plain.test(text);
  return plain.lastIndex;
}

abstract class Lazy {
  readonly start: number;
  readonly end: number;
  readonly layout = 'flow';
  readonly #reader: CleanReader;
  #entries: readonly Entry[] | undefined;

  constructor(reader: CleanReader, start: number, end: number) {
    this.#reader = reader;
    this.start = start;
    this.end = end;
  }

  abstract readonly kind: 'object' | 'array';

  get entries(): readonly Entry[] {
    this.#entries ??= this.#reader.entries(this.start + 1, this.kind === 'object');
    return this.#entries;
  }
}

class LazyList extends Lazy implements List {
  readonly kind = 'array';
}

class LazyMapping extends Lazy implements Mapping {
  readonly kind = 'object';
  #members: ReadonlyMap<string, Entry> | undefined;

  get members(): ReadonlyMap<string, Entry> {
    this.#members ??= new Map(this.entries.map((entry) => [entry.key?.name ?? '', entry]));
    return this.#members;
  }
}
