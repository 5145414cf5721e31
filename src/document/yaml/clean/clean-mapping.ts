import { put } from '../../../data/objects.ts';
import { dataOf, type Entry, type Layout, type Mapping } from '../../tree.ts';

/** A mapping that has all its names from its own entries, each once. Of most, nobody asks for one by its name. */
export class CleanMapping implements Mapping {
  readonly kind = 'object';
  readonly merges = false;
  readonly entries: readonly Entry[];
  readonly layout: Layout;
  readonly start: number;
  readonly end: number;
  readonly data: Readonly<Record<string, unknown>>;
  #members: ReadonlyMap<string, Entry> | undefined;

  constructor(entries: readonly Entry[], { layout, start, end }: Pick<Mapping, 'layout' | 'start' | 'end'>) {
    this.entries = entries;
    this.layout = layout;
    this.start = start;
    this.end = end;
    const data: Record<string, unknown> = {};
    for (const { key, value } of entries) put(data, key?.name ?? '', dataOf(value));
    this.data = data;
  }

  /** False where a name is repeated. */
  get isClean(): boolean {
    return Object.keys(this.data).length === this.entries.length;
  }

  get members(): ReadonlyMap<string, Entry> {
    this.#members ??= new Map(this.entries.map((entry) => [entry.key?.name ?? '', entry]));
    return this.#members;
  }
}
