import { isHole } from './items.ts';
import { entryOf, inOrder } from './make.ts';
import type { Namespace, Value, ValueEntry } from './value.ts';

/** The own entries of an object, in JavaScript's enumeration order, and why there may be more. */
export interface OwnEntries {
  readonly entries: ReadonlyMap<string, ValueEntry>;
  readonly rest?: string | undefined;
}

/** Returns the own entries of a value; undefined if it has none, or if none of them are known. */
export function entriesOf(value: Value): OwnEntries | undefined {
  if (value.kind === 'object') return { entries: inOrder(value.entries), rest: value.rest };
  if (value.kind === 'namespace') return membersOf(value);
  if (value.kind === 'function') return value.statics && membersOf(value.statics);
  if (value.kind !== 'array' || value.rest !== undefined || value.items.some(isHole)) return undefined;
  return { entries: new Map(value.items.map((item, index) => [String(index), entryOf(item)])) };
}

/** Returns the entry of an object, or the item of an array. */
export function entryIn(value: Value, step: string | number): ValueEntry | undefined {
  if (value.kind === 'object') return value.entries.get(String(step));
  if (value.kind !== 'array') return entriesOf(value)?.entries.get(String(step));
  const item = value.items[Number(step)];
  return item && entryOf(item);
}

function membersOf(value: Namespace): OwnEntries | undefined {
  const names = value.names();
  if (names === undefined) return undefined;
  const entries = new Map<string, ValueEntry>();
  for (const name of names) {
    const entry = value.get(name, value.origin);
    if (entry !== undefined) entries.set(name, entry);
  }
  return { entries: inOrder(entries) };
}

/** Returns the same entries, with `change` applied to each value. */
export function mapValues(
  entries: ReadonlyMap<string, ValueEntry>,
  change: (value: Value, name: string) => Value,
): Map<string, ValueEntry> {
  const changed = new Map<string, ValueEntry>();
  entries.forEach(({ key, value }, name) => void changed.set(name, { key, value: change(value, name) }));
  return changed;
}
