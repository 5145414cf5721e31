import { ownOf } from '../../../../data/objects.ts';
import type { Namespace, Origin, Value, ValueEntry } from '../../value/value.ts';

/** Members that are computed where they are read. */
export type LazyMembers = Readonly<Record<string, (place: Origin) => Value>>;

export function lazyNamespace(origin: Origin, known: LazyMembers): Namespace {
  const get = (name: string, place: Origin): ValueEntry | undefined => {
    const member = ownOf(known, name);
    return member && { key: place, value: member(place) };
  };
  return { kind: 'namespace', get, names: () => Object.keys(known), origin };
}
