import { once } from '../../data/once.ts';
import { editsOf } from '../edit/edits.ts';
import { type Manuscript, manuscriptOf } from '../edit/manuscript.ts';
import type { Reading } from '../reading.ts';
import type { Entry, Key, List, Mapping, Node, Scalar } from '../tree.ts';
import { closingQuote, isSpace, within } from './strings.ts';
import { jsonWriter } from './write-json.ts';

/**
 * Reads, with positions, what is known to be strict JSON within the bounds: no fault or comment is looked for. What an
 * object or array holds is read when it is asked for: of most, nobody asks.
 */
export function readClean(text: string): Reading {
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

/** A value, and where the next sign may stand. */
interface Read<T> {
  readonly value: T;
  readonly next: number;
}

class CleanReader {
  readonly #text: string;
  /** Where each object and array ends, by where it starts. */
  readonly #ends: ReadonlyMap<number, number>;

  constructor(text: string) {
    this.#text = text;
    this.#ends = endsIn(text);
  }

  root(): Node {
    return this.#value(this.#sign(this.#text.startsWith('\uFEFF') ? 1 : 0)).value;
  }

  #value(start: number): Read<Node> {
    const mark = this.#text[start];
    if (mark !== '{' && mark !== '[') return this.#scalar(start);
    const end = this.#ends.get(start) ?? this.#text.length;
    const read = { start, end, layout: 'flow', entries: () => this.#entries(start + 1, mark === '{') } as const;
    return { value: mark === '{' ? new LazyMapping(read) : new LazyList(read), next: end };
  }

  #entries(from: number, isNamed: boolean): readonly Entry[] {
    const entries: Entry[] = [];
    let at = this.#sign(from);
    while (this.#text[at] !== '}' && this.#text[at] !== ']') {
      const key = isNamed ? this.#key(at) : undefined;
      // Past the colon.
      const { value, next } = this.#value(key ? this.#sign(this.#sign(key.end) + 1) : at);
      const entry: Entry = { start: at, end: value.end, key, value };
      entries.push(entry);
      at = this.#sign(next);
      if (this.#text[at] !== ',') continue;
      entry.comma = at;
      at = this.#sign(at + 1);
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

  /** A number, or one of the three words. */
  #word(start: number): Read<Scalar['value']> {
    let end = start;
    while (!ends.has(this.#text[end])) end += 1;
    return { value: JSON.parse(this.#text.slice(start, end)), next: end };
  }

  /** Where the next sign stands that is no white space. */
  #sign(from: number): number {
    let at = from;
    while (isSpace(this.#text.charCodeAt(at))) at += 1;
    return at;
  }
}

/** What a number or a word ends before. */
const ends: ReadonlySet<string | undefined> = new Set([',', ']', '}', ' ', '\n', '\r', '\t', undefined]);

function endsIn(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  const mark = /["{}[\]]/g;
  while (mark.test(text)) {
    const at = mark.lastIndex - 1;
    const sign = text[at];
    if (sign === '"') mark.lastIndex = closingQuote(text, at) + 1;
    else if (sign === '{' || sign === '[') open.push(at);
    else found.set(open.pop() ?? 0, at + 1);
  }
  return found;
}

interface Unread {
  readonly start: number;
  readonly end: number;
  readonly layout: 'flow';
  readonly entries: () => readonly Entry[];
}

abstract class Lazy {
  readonly start: number;
  readonly end: number;
  readonly layout: 'flow';
  readonly #entries: () => readonly Entry[];

  constructor({ start, end, layout, entries }: Unread) {
    this.start = start;
    this.end = end;
    this.layout = layout;
    this.#entries = once(entries);
  }

  get entries(): readonly Entry[] {
    return this.#entries();
  }
}

class LazyList extends Lazy implements List {
  readonly kind = 'array';
}

class LazyMapping extends Lazy implements Mapping {
  readonly kind = 'object';
  readonly #members = once(() => new Map(this.entries.map((entry) => [entry.key?.name ?? '', entry])));

  get members(): ReadonlyMap<string, Entry> {
    return this.#members();
  }
}
