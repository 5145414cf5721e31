import { entryOf, opaque, structure, whyOf } from '../../../value/make.ts';
import { ObjectBuilder } from '../../../value/object-builder.ts';
import { mapValues } from '../../../value/own.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../../value/value.ts';
import { mergeObjects } from '../../schema-builder/merge.ts';
import { noObject, noSchema, objectAt, part, recordOf } from '../parts.ts';
import { holds } from '../version/facts-by-version.ts';
import type { SdkVersion } from '../version/version.ts';

/** Merges a part of an integration with the corresponding part of an interface. */
export type Merge = (own: Structure, theirs: Structure, sdk: SdkVersion) => Value;

/** Merges the maps of both, and the entries that are in both. If one side is open, entries of the other may be replaced. */
export function mergeMaps(own: Structure, theirs: Structure, merge: Merge, sdk: SdkVersion): Structure {
  const draft = new ObjectBuilder().spread(opened(own, theirs));
  for (const [name, entry] of theirs.entries) {
    const known = own.entries.get(name);
    if (known !== undefined) draft.set(name, { key: known.key, value: merged(known.value, entry.value, merge, sdk) });
    else if (own.rest === undefined) draft.set(name, entry);
    else draft.set(name, { key: entry.key, value: opaque(own.rest, entry.key) });
  }
  return structure(draft.done(own.origin).entries, own.origin, own.rest ?? theirs.rest);
}

/** An unknown interface may add to any entry; it seldom replaces what the author wrote. */
function opened(own: Structure, { entries: named, rest }: Structure): Pick<Structure, 'entries'> {
  if (rest === undefined || named.size > 0) return own;
  return { entries: mapValues(own.entries, (value) => (value.kind === 'object' ? { ...value, rest } : value)) };
}

function merged(own: Value, theirs: Value, merge: Merge, sdk: SdkVersion): Value {
  if (!holds('merge-entries', sdk)) return theirs;
  if (own.kind === 'object' && theirs.kind === 'object') {
    return holds('merge-schemas', sdk)
      ? merge(own, theirs, sdk)
      : new ObjectBuilder().spread(own).spread(theirs).done(own.origin);
  }
  const unknown = own.kind === 'opaque' ? own : theirs;
  return opaque(whyOf(unknown, noObject), own.origin);
}

/** Returns the properties of both; the interface's win. Older versions of the SDK kept only those listed here. */
function mergedProperties(
  own: Structure,
  theirs: Structure,
  sdk: SdkVersion,
  ...names: readonly string[]
): ObjectBuilder {
  if (holds('merge-all', sdk)) return new ObjectBuilder().spread(own).spread(theirs);
  const draft = new ObjectBuilder();
  for (const name of ['title', 'description', ...names]) {
    const value = part(theirs, name) ?? part(own, name);
    if (value !== undefined) draft.set(name, theirs.entries.get(name) ?? own.entries.get(name) ?? entryOf(value));
  }
  return draft;
}

function schemas(own: Value | undefined, theirs: Value | undefined, origin: Origin): Value {
  const [a, b] = [part(own, 'schema'), part(theirs, 'schema')];
  if (a === undefined || b === undefined) return opaque(noSchema, origin);
  return mergeObjects(a, b, a.origin);
}

const schemaEntry = (own: Value | undefined, theirs: Value | undefined, origin: Origin): ValueEntry =>
  entryOf(objectAt(origin, { schema: schemas(own, theirs, origin) }));

export const mergeAction: Merge = (own, theirs, sdk) => {
  const ownOutput = part(own, holds('merge-output-with-input', sdk) ? 'input' : 'output');
  return mergedProperties(own, theirs, sdk)
    .set('input', schemaEntry(part(own, 'input'), part(theirs, 'input'), own.origin))
    .set('output', schemaEntry(ownOutput, part(theirs, 'output'), own.origin))
    .done(own.origin);
};

export const mergeEvent: Merge = (own, theirs, sdk) =>
  mergedProperties(own, theirs, sdk)
    .set('schema', entryOf(schemas(own, theirs, own.origin)))
    .done(own.origin);

const mergeMessage: Merge = (own, theirs) => objectAt(own.origin, { schema: schemas(own, theirs, own.origin) });

export const mergeChannel: Merge = (own, theirs, sdk) => {
  const messages = (of: Structure) => recordOf(part(of, 'messages'), of.origin);
  const draft = mergedProperties(own, theirs, sdk, 'conversation', 'message');
  if (holds('merge-tags', sdk)) mergeTags(draft, own, theirs);
  const merged = mergeMaps(messages(own), messages(theirs), mergeMessage, sdk);
  return draft.set('messages', entryOf(merged)).done(own.origin);
};

function mergeTags(draft: ObjectBuilder, own: Structure, theirs: Structure): void {
  for (const kind of ['conversation', 'message']) {
    const sides = [part(own, kind), part(theirs, kind)];
    if (sides.every((side) => side === undefined)) continue;
    const tags = new ObjectBuilder();
    for (const side of sides) tags.spread(recordOf(part(side, 'tags'), own.origin));
    draft.set(kind, entryOf(objectAt(own.origin, { tags: tags.done(own.origin) })));
  }
}
