import { Draft } from '../../value/draft.ts';
import { literal, opaque, stringOf, structure, whyOf } from '../../value/make.ts';
import type { Entry, Origin, Structure, Value } from '../../value/value.ts';
import type { SdkHost } from './host.ts';
import { mergeAction, mergeChannel, mergeEvent, mergeMaps } from './merge.ts';
import { objectAt, part, recordOf } from './parts.ts';
import { type ResolvedInterface, resolveInterface } from './resolve-interface.ts';

/** Under this name an entity that is handed to the builder remembers what it is called; no code writes it. */
const brand = '\0entity';

/** What `definition.extend(interface, ({ entities }) => ({ entities: {…}, actions: {…} }))` makes of the properties; `origin` is the call. */
export function extendedProps(
  props: Structure,
  [pkg, builder]: readonly Value[],
  origin: Origin,
  host: SdkHost,
): Structure {
  const input = objectAt(origin, { entities: branded(recordOf(part(props, 'entities'), origin)) });
  const changes = builder === undefined ? structure(new Map(), origin) : host.call(builder, [input], origin);
  const used = recordOf(part(changes, 'entities'), origin);
  const definition = part(pkg, 'definition') ?? opaque('the interface is not known', origin);
  const entities = mapped(used, ({ value }) => part(value, 'schema'));
  const resolved = resolveInterface(definition, { entities, changes, origin, host });

  const own = (name: string) => recordOf(part(props, name), origin);
  return new Draft()
    .spread(props)
    .set('actions', entryOf(mergeMaps(own('actions'), resolved.actions, mergeAction)))
    .set('channels', entryOf(mergeMaps(own('channels'), resolved.channels, mergeChannel)))
    .set('events', entryOf(mergeMaps(own('events'), resolved.events, mergeEvent)))
    .set(
      'interfaces',
      entryOf(
        new Draft()
          .spread(own('interfaces'))
          .spread(statementOf(pkg, used, resolved, origin))
          .done(origin),
      ),
    )
    .done(props.origin);
}

const entryOf = (value: Value): Entry => ({ key: value.origin, value });

const branded = (entities: Structure): Structure =>
  mapped(entities, ({ key, value }, name) =>
    value.kind === 'object'
      ? new Draft()
          .spread(value)
          .set(brand, { key, value: literal(name, key) })
          .done(value.origin)
      : value,
  );

function mapped(record: Structure, change: (entry: Entry, name: string) => Value | undefined): Structure {
  const draft = new Draft();
  for (const [name, entry] of record.entries) {
    const value = change(entry, name);
    if (value !== undefined) draft.set(name, { key: entry.key, value });
  }
  if (record.rest !== undefined) draft.doubt(record.rest);
  return draft.done(record.origin);
}

/** What the integration says about the interface: under which key it stands, and what it calls the interface's things. */
function statementOf(pkg: Value | undefined, used: Structure, resolved: ResolvedInterface, origin: Origin): Structure {
  const names = [...used.entries.values()].map(({ value }) => part(value, brand));
  const name = part(pkg, 'name');
  const unknown = [name, ...names].find((text) => stringOf(text) === undefined);
  const why =
    used.rest ?? (name === undefined || unknown ? whyOf(unknown ?? used, 'the interface is not known') : undefined);
  if (why !== undefined || name === undefined) return structure(new Map(), origin, why);
  const arguments_ = names.map((text) => stringOf(text)).join(',');
  const key = arguments_ === '' ? stringOf(name) : `${stringOf(name)}<${arguments_}>`;
  const id = part(pkg, 'id');
  const statement = objectAt(origin, {
    ...(id === undefined ? {} : { id }),
    name,
    version: part(pkg, 'version') ?? opaque('the interface is not known', origin),
    entities: mapped(used, ({ key: place, value }) => objectAt(place, { name: part(value, brand) ?? value })),
    ...resolved.names,
  });
  return structure(new Map([[key ?? '', { key: origin, value: statement }]]), origin);
}
