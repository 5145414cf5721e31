import { once } from '../../../data/once.ts';
import { entriesOf } from '../value/own.ts';
import type { Origin, Value, ValueEntry } from '../value/value.ts';

/**
 * Whether a range of source is used at only one path of the manifest: a range that is used twice cannot be edited for one path.
 */
export interface Reach {
  isOnlyValue(origin: Origin): boolean;
  isOnlyKey(origin: Origin): boolean;
}

/** An upper bound for offsets. */
const maximumOffset = 2 ** 26;

/** Counts source ranges. The keys are numbers: creating strings for thousands of ranges would dominate the run time. */
class Counts {
  readonly #byFile = new Map<string, Map<number, number>>();

  add({ file, start, end }: Origin): void {
    const counts = this.#byFile.get(file) ?? new Map<number, number>();
    this.#byFile.set(file, counts);
    const place = start * maximumOffset + end;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }

  of({ file, start, end }: Origin): number {
    return this.#byFile.get(file)?.get(start * maximumOffset + end) ?? 0;
  }
}

export function reachOf(root: Value): Reach {
  const values = counted(root, ({ origin }, counts) => counts.add(origin));
  const keys = counted(root, (value, counts) => entriesIn(value)?.forEach(({ key }) => void counts.add(key)));
  const asked = new Map<string, number>();
  return {
    isOnlyValue(origin) {
      const place = `${origin.start}:${origin.end}:${origin.file}`;
      const known = asked.get(place);
      if (known !== undefined) return known === 1;
      if (asked.size === searchLimit) return values().of(origin) === 1;
      const times = countOf(origin, root);
      asked.set(place, times);
      return times === 1;
    },
    isOnlyKey: (origin) => keys().of(origin) === 1,
  };
}

/** Counts the ranges of all values, on first use. */
const counted = (root: Value, visit: (value: Value, counts: Counts) => void): (() => Counts) =>
  once(() => {
    const counts = new Counts();
    visitAll(root, (value) => void visit(value, counts));
    return counts;
  });

/**
 * Up to this number, searching is faster than counting all: in most manifests only one place is edited, asked for once or
 * often.
 */
const searchLimit = 3;

/** Returns how often a value is reached: zero, once, or more often. */
function countOf({ file, start, end }: Origin, root: Value): number {
  let times = 0;
  visitAll(root, ({ origin }) => {
    if (origin.start === start && origin.end === end && origin.file === file) times += 1;
    return times > 1;
  });
  return times;
}

/** Visits each value as often as it is reached, until the callback returns true. */
function visitAll(root: Value, see: (value: Value) => boolean | undefined): void {
  const open: Value[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (see(value)) return;
    if (value.kind === 'array') value.items.forEach((item) => void open.push(item));
    else entriesIn(value)?.forEach((entry) => void open.push(entry.value));
  }
}

/** Returns the entries of an object, in any order. */
function entriesIn(value: Value): ReadonlyMap<string, ValueEntry> | undefined {
  if (value.kind === 'object') return value.entries;
  return value.kind === 'namespace' ? entriesOf(value)?.entries : undefined;
}
