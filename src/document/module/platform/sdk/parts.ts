import { isUndefined, literal, opaque, structure, whyOf } from '../../value/make.ts';
import { ObjectBuilder } from '../../value/object-builder.ts';
import { entriesOf } from '../../value/own.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../value/value.ts';

/** A property of an object-like value; undefined where it is known to be absent. */
export function part(value: Value | undefined, name: string): Value | undefined {
  if (value === undefined || value.kind === 'opaque') return value;
  const own = value.kind === 'namespace' ? undefined : entriesOf(value);
  const found = value.kind === 'namespace' ? value.get(name, value.origin) : own?.entries.get(name);
  if (found === undefined) return own?.rest === undefined ? undefined : opaque(own.rest, value.origin);
  return isUndefined(found.value) ? undefined : found.value;
}

/** Why nothing is known of what stands in place of an object. */
export const noObject = 'it is not an object';

/** Why the schema of a part is not known that has none. */
export const noSchema = 'a schema is missing';

/** A map of named things: without the names that stand for nothing; empty, but open, where it is not known. */
export function recordOf(value: Value | undefined, origin: Origin): Structure {
  if (value === undefined || isUndefined(value)) return structure(new Map(), origin);
  const own = entriesOf(value);
  if (own === undefined) return structure(new Map(), value.origin, whyOf(value, noObject));
  const present = [...own.entries].filter(([, entry]) => !isUndefined(entry.value));
  return structure(new Map(present), value.origin, own.rest);
}

/** An object whose names and values all stem from one place. */
export function objectAt(origin: Origin, values: Readonly<Record<string, Value | string>>): Structure {
  const entries = Object.entries(values).map(([name, value]): [string, ValueEntry] => [
    name,
    { key: origin, value: typeof value === 'string' ? literal(value, origin) : value },
  ]);
  return structure(new Map(entries), origin);
}

/** A map of what becomes of each entry of another; without those of which nothing does. */
export function mapped(record: Structure, change: (entry: ValueEntry, name: string) => Value | undefined): Structure {
  const draft = new ObjectBuilder();
  for (const [name, entry] of record.entries) {
    const value = change(entry, name);
    if (value !== undefined) draft.set(name, { key: entry.key, value });
  }
  if (record.rest !== undefined) draft.addUnknown(record.rest);
  return draft.done(record.origin);
}
