import { entryOf, literal, opaque, truthOf, whyOf } from '../../value/make.ts';
import { mapValues } from '../../value/own.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../value/value.ts';
import { noArgument, notAList, notAnObject } from './unexpected.ts';

/** Named values. There may be more than those listed. */
export type NamedValues = Pick<Structure, 'entries' | 'rest'>;

export const noParts: NamedValues = { entries: new Map() };

export const withRest = (entries: ReadonlyMap<string, ValueEntry>, rest: string | undefined): NamedValues =>
  rest === undefined ? { entries } : { entries, rest };

/** Returns parts under the names of their roles, which are not written in the source. */
export function roles(parts: Readonly<Record<string, Value>>): NamedValues {
  return { entries: new Map(Object.entries(parts).map(([name, value]) => [name, entryOf(value)])) };
}

/** Merges like `{ ...base, ...over }`: unknown entries of `over` may replace any entry of `base`. */
export function overlay(base: NamedValues, over: NamedValues): NamedValues {
  const { rest } = over;
  const merged =
    rest === undefined ? new Map(base.entries) : mapValues(base.entries, ({ origin }) => opaque(rest, origin));
  for (const [name, entry] of over.entries) merged.set(name, entry);
  return withRest(merged, rest ?? base.rest);
}

/** Returns the entries of a value used as an object; if it is not one, nothing is known. */
export function fieldsOf(value: Value | undefined): NamedValues {
  if (value === undefined) return noParts;
  switch (value.kind) {
    case 'object':
      return withRest(value.entries, value.rest);
    case 'namespace': {
      const names = value.names();
      if (names === undefined) return { entries: new Map(), rest: whyOf(value, 'not all members of this are known') };
      const found = names.map((name): [string, ValueEntry | undefined] => [name, value.get(name, value.origin)]);
      return { entries: new Map(found.filter((pair): pair is [string, ValueEntry] => pair[1] !== undefined)) };
    }
    case 'literal':
      return noParts;
    default:
      return { entries: new Map(), rest: whyOf(value, notAnObject) };
  }
}

/**
 * Returns a member of a value used as an object, such as `version` in `.ip({ version: 'v6' })`; if it is absent, `undefined` at
 * `origin`.
 */
export function fieldOf(value: Value | undefined, name: string, origin: Origin): Value {
  const { entries, rest } = fieldsOf(value);
  return entries.get(name)?.value ?? (rest === undefined ? literal(undefined, origin) : opaque(rest, origin));
}

/** Returns the values of an array, keyed by their indices. */
export function itemFields(value: Value | undefined): NamedValues {
  if (value?.kind !== 'array') {
    return {
      entries: new Map(),
      rest: value === undefined ? noArgument : whyOf(value, notAList),
    };
  }
  return withRest(new Map(value.items.map((item, index) => [String(index), entryOf(item)])), value.rest);
}

/** Returns a predicate for the names that a mask such as `{ title: true }` selects; its result is undefined if unknown. */
export function maskOf(value: Value): (name: string) => boolean | undefined {
  const { entries, rest } = fieldsOf(value);
  return (name) => {
    const flag = entries.get(name)?.value;
    // The platform looks the name up in a plain object, which inherits `toString` and others.
    if (flag === undefined) return name in Object.prototype ? true : rest === undefined ? false : undefined;
    return truthOf(flag);
  };
}

/** Returns the entry with an opaque value. */
export const obscured = ({ key, value }: ValueEntry, why: string): ValueEntry => ({
  key,
  value: opaque(why, value.origin),
});
