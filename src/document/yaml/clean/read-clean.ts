import type { TextReading } from '../../reading.ts';
import type { Entry, Key, Layout, List, Mapping, Node, Range } from '../../tree.ts';
import { spanOf } from '../entries.ts';
import { readingOf } from '../reading-of.ts';
import { CleanReader } from './clean-reader.ts';
import type { NodeMaker } from './node-maker.ts';

interface Collected {
  readonly isNamed: boolean;
  readonly entries: Entry[];
}

const maker: NodeMaker<Node, Collected> = {
  scalar: (scalar) => scalar,
  mapping: () => ({ isNamed: true, entries: [] }),
  list: () => ({ isNamed: false, entries: [] }),
  property: ({ entries }, key, value, announced) => entries.push(entryOf(key.start, key, value, announced)) > 0,
  item: ({ entries }, value, announced) =>
    void entries.push(entryOf(announced === undefined ? value.start : announced - 1, undefined, value, announced)),
  comma({ entries }, at) {
    const last = entries.at(-1);
    if (last !== undefined) last.comma = at;
  },
  collection({ isNamed, entries }, brackets) {
    const layout = brackets === undefined ? 'block' : 'flow';
    const written = { entries, layout, ...(brackets ?? spanOf(entries)) } as const;
    return isNamed ? new CleanMapping(written) : { kind: 'array', ...written };
  },
};

const entryOf = (start: number, key: Key | undefined, value: Node, announced: number | undefined): Entry => ({
  start,
  end: Math.max(value.end, announced ?? 0),
  key,
  value,
  announced,
});

/** Reads clean data with positions; does not look for faults. */
export function readClean(text: string): TextReading {
  const reader = new CleanReader(text, maker);
  const root = reader.root();
  if (root === undefined) throw new Error('Only the whole grammar can tell what this YAML says.');
  return readingOf(text, { root, faults: [], comments: reader.comments });
}

/** A mapping whose names all come from its own entries, each once. The map by name is built on demand: it is rarely needed. */
class CleanMapping implements Mapping {
  readonly kind = 'object';
  readonly merges = false;
  readonly entries: readonly Entry[];
  readonly layout: Layout;
  readonly start: number;
  readonly end: number;
  #members: ReadonlyMap<string, Entry> | undefined;

  constructor({ entries, layout, start, end }: Pick<List, 'entries' | 'layout'> & Range) {
    this.entries = entries;
    this.layout = layout;
    this.start = start;
    this.end = end;
  }

  get members(): ReadonlyMap<string, Entry> {
    this.#members ??= new Map(this.entries.map((entry) => [entry.key?.name ?? '', entry]));
    return this.#members;
  }
}
