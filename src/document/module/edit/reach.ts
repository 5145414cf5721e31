import { once } from '../../../data/once.ts';
import { entriesOf } from '../value/own.ts';
import type { Entry, Origin, Value } from '../value/value.ts';

/** From how many places of the manifest a piece of source is reached: what is reached from two cannot be edited for one. */
export interface Reach {
  value(origin: Origin): number;
  key(origin: Origin): number;
}

/** No file is that long. */
const furthest = 2 ** 26;

/** Counts pieces of source. A number says where one is: texts for thousands of them would take longer than all else. */
class Counts {
  readonly #byFile = new Map<string, Map<number, number>>();

  add({ file, start, end }: Origin): void {
    const counts = this.#byFile.get(file) ?? new Map<number, number>();
    this.#byFile.set(file, counts);
    const place = start * furthest + end;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }

  of({ file, start, end }: Origin): number {
    return this.#byFile.get(file)?.get(start * furthest + end) ?? 0;
  }
}

export function reachOf(root: Value): Reach {
  const values = once(() => counted(root, ({ origin }, count) => count(origin)));
  const keys = once(() =>
    counted(root, (value, count) => {
      entriesIn(value)?.forEach(({ key }) => {
        count(key);
      });
    }),
  );
  return { value: (origin) => values().of(origin), key: (origin) => keys().of(origin) };
}

/** Counts what there is of each value, as often as it is reached. */
function counted(root: Value, see: (value: Value, count: (origin: Origin) => void) => void): Counts {
  const counts = new Counts();
  const count = (origin: Origin) => counts.add(origin);
  const open: Value[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    see(value, count);
    if (value.kind === 'array') open.push(...value.items);
    else entriesIn(value)?.forEach((entry) => void open.push(entry.value));
  }
  return counts;
}

/** The entries of an object, in whatever order. */
function entriesIn(value: Value): ReadonlyMap<string, Entry> | undefined {
  if (value.kind === 'object') return value.entries;
  return value.kind === 'namespace' ? entriesOf(value)?.entries : undefined;
}
