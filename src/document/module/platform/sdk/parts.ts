import { isUndefined, literal, opaque, structure, whyOf } from '../../value/make.ts';
import { ObjectBuilder } from '../../value/object-builder.ts';
import { entriesOf } from '../../value/own.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../value/value.ts';

/** Returns a property of an object-like value; undefined if it is known to be absent. */
export function part(value: Value | undefined, name: string): Value | undefined {
  if (value === undefined || value.kind === 'opaque') return value;
  const own = value.kind === 'namespace' ? undefined : entriesOf(value);
  const found = value.kind === 'namespace' ? value.get(name, value.origin) : own?.entries.get(name);
  if (found === undefined) return own?.rest === undefined ? undefined : opaque(own.rest, value.origin);
  return isUndefined(found.value) ? undefined : found.value;
}

/** The reason why the properties of a value are unknown. */
export const noObject = 'it is not an object';

/** The reason why the schema of a part without one is unknown. */
export const noSchema = 'a schema is missing';

/** Returns a map of named values, without those that are `undefined`; if the value is unknown, the map is empty but open. */
export function recordOf(value: Value | undefined, origin: Origin): Structure {
  if (value === undefined || isUndefined(value)) return structure(new Map(), origin);
  const own = entriesOf(value);
  if (own === undefined) return structure(new Map(), value.origin, whyOf(value, noObject));
  const present = [...own.entries].filter(([, entry]) => !isUndefined(entry.value));
  return structure(new Map(present), value.origin, own.rest);
}

/** Returns an object whose keys and values all have one origin. */
export function objectAt(origin: Origin, values: Readonly<Record<string, Value | string>>): Structure {
  const entries = Object.entries(values).map(([name, value]): [string, ValueEntry] => [
    name,
    { key: origin, value: typeof value === 'string' ? literal(value, origin) : value },
  ]);
  return structure(new Map(entries), origin);
}

/** Maps each entry to another value; leaves out the entries without one. */
export function mapped(record: Structure, change: (entry: ValueEntry, name: string) => Value | undefined): Structure {
  const draft = new ObjectBuilder();
  for (const [name, entry] of record.entries) {
    const value = change(entry, name);
    if (value !== undefined) draft.set(name, { key: entry.key, value });
  }
  if (record.rest !== undefined) draft.addUnknown(record.rest);
  return draft.done(record.origin);
}
