import { memberOf } from '../../../evaluate/expressions/members.ts';
import { entryOf, literal, opaque, stringOf, whyOf } from '../../../value/make.ts';
import { ObjectBuilder } from '../../../value/object-builder.ts';
import { foreign } from '../../../value/origin.ts';
import { entriesOf } from '../../../value/own.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../../value/value.ts';
import type { SdkHost } from '../host.ts';
import { noObject, noSchema, objectAt, part, recordOf } from '../parts.ts';
import { holds } from '../version/facts-by-version.ts';
import { templated } from './template-name.ts';

/** The parts that an interface requires of an integration, with the integration's own entities and names filled in. */
export interface ResolvedInterface {
  readonly actions: Structure;
  readonly events: Structure;
  readonly channels: Structure;
  /** The integration's statement about the interface, without its entities. */
  readonly names: { readonly actions: Structure; readonly events: Structure; readonly channels?: Structure };
}

interface Filling {
  /** The schemas of the entities, by the interface's names. */
  readonly entities: Structure;
  /** The integration's names for them, by the interface's names. */
  readonly names: Structure;
  /** The integration's changes to the interface's actions, events and channels. */
  readonly changes: Value;
  readonly origin: Origin;
  readonly host: SdkHost;
}

export function resolveInterface(definition: Value, filling: Filling): ResolvedInterface {
  const actions = renamed('actions', definition, filling, resolveAction);
  const events = renamed('events', definition, filling, resolveEvent);
  const { sdk } = filling.host;
  const hasChannels = holds('interface-channels', sdk);
  const channels = renamed('channels', hasChannels ? definition : undefined, filling, resolveChannel);
  const isStated = holds('interface-channels-stated', sdk);
  return {
    actions: actions.resolved,
    events: events.resolved,
    channels: channels.resolved,
    names: { actions: actions.names, events: events.names, ...(isStated && { channels: channels.names }) },
  };
}

type Resolve = (own: Structure, change: Value | undefined, filling: Filling) => Value;

function renamed(kind: string, definition: Value | undefined, filling: Filling, resolve: Resolve) {
  const { origin, host } = filling;
  const template = holds('extend-by-template', host.sdk) ? part(definition, 'templateName') : undefined;
  // In the first versions of the SDK, everything except channels was renamed.
  const isFixed = kind === 'channels' && !holds('interface-channels-stated', host.sdk);
  const isTemplated = template !== undefined && !isFixed;
  const own = recordOf(part(definition, kind), origin);
  const changes = recordOf(part(filling.changes, kind), origin);
  const resolved = new ObjectBuilder();
  const names = new ObjectBuilder();
  for (const [name, { key, value }] of own.entries) {
    const change = changes.entries.get(name);
    const wanted = isTemplated
      ? templated(template, name, filling.names, origin, host)
      : change && part(change.value, 'name');
    const given = wanted === undefined ? name : stringOf(wanted);
    const unknown = changes.rest !== undefined && change === undefined ? opaque(changes.rest, origin) : wanted;
    if (given === undefined || unknown?.kind === 'opaque') {
      const why = whyOf(unknown ?? value, 'what it is renamed to is not known');
      resolved.addUnknown(why);
      names.addUnknown(why);
      continue;
    }
    const entry =
      value.kind === 'object' ? resolve(value, change?.value, filling) : opaque(whyOf(value, noObject), origin);
    const place = wanted?.origin ?? change?.key ?? key;
    resolved.set(given, { key: isTemplated || wanted === undefined ? foreign(place) : place, value: entry });
    names.set(name, { key: origin, value: objectAt(origin, { name: literal(given, wanted?.origin ?? origin) }) });
  }
  if (own.rest !== undefined) {
    resolved.addUnknown(own.rest);
    names.addUnknown(own.rest);
  }
  return { resolved: resolved.done(own.origin), names: names.done(origin) };
}

/** Returns a schema with the interface's entities replaced by the integration's. */
function filled(owner: Value | undefined, { entities, origin, host }: Filling): Value {
  const schema = part(owner, 'schema');
  if (schema === undefined) return opaque(noSchema, origin);
  return host.call(memberOf(schema, 'dereference', schema.origin, host.tracker), [entities], schema.origin);
}

const withSchema = (owner: Value | undefined, filling: Filling): ValueEntry => {
  const schema = filled(owner, filling);
  return entryOf(objectAt(schema.origin, { schema }));
};

function changed(own: Structure, change: Value | undefined, { origin, host: { sdk } }: Filling): ObjectBuilder {
  const draft = new ObjectBuilder();
  if (holds('interface-texts', sdk)) draft.spread(own);
  if (change === undefined || !holds('extend-overrides', sdk)) return draft;
  // A value that is changed to `undefined` is left out; the original is not kept.
  return draft.spread(entriesOf(change) ?? recordOf(change, origin));
}

const resolveAction: Resolve = (own, change, filling) =>
  changed(own, change, filling)
    .set('input', withSchema(part(own, 'input'), filling))
    .set('output', withSchema(part(own, 'output'), filling))
    .done(own.origin);

const resolveEvent: Resolve = (own, change, filling) =>
  changed(own, change, filling)
    .set('schema', entryOf(filled(own, filling)))
    .done(own.origin);

const resolveChannel: Resolve = (own, change, filling) => {
  const { origin } = filling;
  const messages = new ObjectBuilder();
  const declared = recordOf(part(own, 'messages'), origin);
  for (const [name, { key, value }] of declared.entries) {
    const message = changed(recordOf(value, origin), undefined, filling).set('schema', entryOf(filled(value, filling)));
    messages.set(name, { key, value: message.done(value.origin) });
  }
  if (declared.rest !== undefined) messages.addUnknown(declared.rest);
  const channel = changed(own, change, filling);
  if (holds('extend-overrides', filling.host.sdk)) {
    for (const kind of ['message', 'conversation']) channel.set(kind, entryOf(tagged(kind, own, change, origin)));
  }
  return channel.set('messages', { key: declared.origin, value: messages.done(declared.origin) }).done(own.origin);
};

/** Returns the tags of the interface and those that the integration adds. */
function tagged(kind: string, own: Structure, change: Value | undefined, origin: Origin): Value {
  const theirs = part(own, kind);
  const tags = new ObjectBuilder()
    .spread(recordOf(part(theirs, 'tags'), origin))
    .spread(recordOf(part(part(change, kind), 'tags'), origin))
    .done(origin);
  return new ObjectBuilder().spread(recordOf(theirs, origin)).set('tags', entryOf(tags)).done(origin);
}
