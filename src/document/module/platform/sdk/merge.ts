import { Draft } from '../../value/draft.ts';
import { opaque, structure, whyOf } from '../../value/make.ts';
import type { Entry, Origin, Structure, Value } from '../../value/value.ts';
import { mergeObjects } from '../schema-builder/merge.ts';
import { objectAt, part, recordOf } from './parts.ts';

/** Merges what an integration says about a thing with what an interface says about it. */
export type Merge = (own: Structure, theirs: Structure) => Value;

/** Maps of both; what both name is merged. What one side leaves open, the other cannot be sure of. */
export function mergeMaps(own: Structure, theirs: Structure, merge: Merge): Structure {
  const draft = new Draft().spread(opened(own, theirs));
  for (const [name, entry] of theirs.entries) {
    const known = own.entries.get(name);
    if (known !== undefined) draft.set(name, { key: known.key, value: merged(known.value, entry.value, merge) });
    else if (own.rest === undefined) draft.set(name, entry);
    else draft.set(name, { key: entry.key, value: opaque(own.rest, entry.key) });
  }
  return structure(draft.done(own.origin).entries, own.origin, own.rest ?? theirs.rest);
}

/** An interface of which nothing is known may add to any entry; it seldom replaces what the author wrote. */
function opened(own: Structure, { entries: named, rest }: Structure): Pick<Structure, 'entries'> {
  if (rest === undefined || named.size > 0) return own;
  const entries = [...own.entries].map(([name, { key, value }]): [string, Entry] => [
    name,
    { key, value: value.kind === 'object' ? { ...value, rest } : value },
  ]);
  return { entries: new Map(entries) };
}

function merged(own: Value, theirs: Value, merge: Merge): Value {
  if (own.kind === 'object' && theirs.kind === 'object') return merge(own, theirs);
  const unknown = own.kind === 'opaque' ? own : theirs;
  return opaque(whyOf(unknown, 'it is not an object'), own.origin);
}

const entryOf = (value: Value): Entry => ({ key: value.origin, value });

function schemas(own: Value | undefined, theirs: Value | undefined, origin: Origin): Value {
  const [a, b] = [part(own, 'schema'), part(theirs, 'schema')];
  if (a === undefined || b === undefined) return opaque('a schema is missing', origin);
  return mergeObjects(a, b, a.origin);
}

const mergePart = (name: string, own: Structure, theirs: Structure): Entry =>
  entryOf(objectAt(own.origin, { schema: schemas(part(own, name), part(theirs, name), own.origin) }));

export const mergeAction: Merge = (own, theirs) =>
  new Draft()
    .spread(own)
    .spread(theirs)
    .set('input', mergePart('input', own, theirs))
    .set('output', mergePart('output', own, theirs))
    .done(own.origin);

export const mergeEvent: Merge = (own, theirs) =>
  new Draft()
    .spread(own)
    .spread(theirs)
    .set('schema', entryOf(schemas(own, theirs, own.origin)))
    .done(own.origin);

const mergeMessage: Merge = (own, theirs) => objectAt(own.origin, { schema: schemas(own, theirs, own.origin) });

export const mergeChannel: Merge = (own, theirs) => {
  const map = (of: Structure) => recordOf(part(of, 'messages'), of.origin);
  const draft = new Draft().spread(own).spread(theirs);
  for (const kind of ['conversation', 'message']) {
    const sides = [part(own, kind), part(theirs, kind)];
    if (sides.every((side) => side === undefined)) continue;
    const tags = new Draft();
    for (const side of sides) tags.spread(recordOf(part(side, 'tags'), own.origin));
    draft.set(kind, entryOf(objectAt(own.origin, { tags: tags.done(own.origin) })));
  }
  return draft.set('messages', entryOf(mergeMaps(map(own), map(theirs), mergeMessage))).done(own.origin);
};
