import { entryOf, isNullish, isUndefined, opaque, stringOf, structure, whyOf } from '../../../value/make.ts';
import { ObjectBuilder } from '../../../value/object-builder.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../../value/value.ts';
import { isSchema } from '../../schema-builder/schema.ts';
import { isDefinition } from '../definition.ts';
import type { SdkHost } from '../host.ts';
import { type Extending, interfaceOf } from '../interfaces/interface-package.ts';
import { mapped, objectAt, part, recordOf } from '../parts.ts';
import { holds } from '../version/facts-by-version.ts';
import { changesOf } from './builder-function.ts';
import { branded, entityName, entitySchemas, givenEntities } from './entities.ts';
import { type Merge, mergeAction, mergeChannel, mergeEvent, mergeMaps } from './merge.ts';
import { reportUnknownOverrides } from './overrides.ts';
import { type ResolvedInterface, resolveInterface } from './resolve-interface.ts';

/**
 * Returns the properties after `definition.extend(interface, ({ entities }) => ({ entities: {…}, actions: {…} }))`. Before
 * version 3 of the SDK it was `.extend(interface, (entities) => ({…}))`.
 */
export function extendedProps(
  props: Structure,
  [pkg, builder]: readonly Value[],
  extending: Extending,
  host: SdkHost,
): Structure {
  const { origin } = extending;
  if (pkg?.kind === 'function' && pkg.construct === undefined) {
    const message = '`.extend` takes the interface before the function: `.extend(hitl, ({ entities }) => ({ … }))`.';
    host.report({ id: 'value-unexpected', message, at: pkg.origin });
    return props;
  }
  const definition = interfaceOf(pkg, extending, host);
  const needs = { name: part(definition, 'name'), entities: recordOf(part(definition, 'entities'), origin) };
  const own = (name: string) => recordOf(part(props, name), origin);
  const handed = branded(own('entities'));
  // A missing interface is reported already.
  const changes = pkg && !isNullish(pkg) ? changesOf(builder, handed, { needs, origin, host }) : objectAt(origin, {});
  reportUnknownOverrides(changes, definition, origin, host);
  const used = givenEntities(changes, host);
  const entities = entitySchemas(used, needs, host);
  const names = mapped(used, ({ value }) => entityName(value));
  const resolved = resolveInterface(definition, { entities, names, changes, origin, host });

  const merged = (name: 'actions' | 'channels' | 'events', merge: Merge): ValueEntry => {
    const written = props.entries.get(name);
    if (written !== undefined && isNoMap(written.value)) return written;
    const value = mergeMaps(own(name), resolved[name], merge, host.sdk);
    return { key: written?.key ?? value.origin, value };
  };
  const interfaces = new ObjectBuilder()
    .spread(own('interfaces'))
    .spread(statementOf({ pkg, definition, used, resolved, origin, host }));
  return new ObjectBuilder()
    .spread(props)
    .set('actions', merged('actions', mergeAction))
    .set('channels', merged('channels', mergeChannel))
    .set('events', merged('events', mergeEvent))
    .set('interfaces', entryOf(interfaces.done(origin)))
    .done(props.origin);
}

/** True if it is known not to be a map; it is kept unchanged, so that it is reported. */
const isNoMap = (value: Value): boolean =>
  value.kind === 'array' ||
  value.kind === 'function' ||
  isSchema(value) ||
  (value.kind === 'literal' && !isUndefined(value));

interface Statement {
  readonly pkg: Value | undefined;
  readonly definition: Value;
  readonly used: Structure;
  readonly resolved: ResolvedInterface;
  readonly origin: Origin;
  readonly host: SdkHost;
}

/** Returns the integration's statement about the interface: its key, and the integration's names for the interface's parts. */
function statementOf({ pkg, definition, used, resolved, origin, host }: Statement): Structure {
  const names = [...used.entries.values()].map(({ value }) => entityName(value));
  const identity = (name: string) => (isDefinition(pkg ?? definition) ? undefined : part(pkg, name));
  const name = identity('name') ?? part(definition, 'name');
  const unknown = [name, ...names].find((text) => stringOf(text) === undefined);
  const why =
    used.rest ?? (name === undefined || unknown ? whyOf(unknown ?? used, 'the interface is not known') : undefined);
  if (why !== undefined || name === undefined) return structure(new Map(), origin, why);
  const arguments_ = names.map((text) => stringOf(text)).join(',');
  const isBare = arguments_ === '' && holds('interface-key-bare', host.sdk);
  const id = identity('id');
  const version = identity('version') ?? part(definition, 'version');
  const statement = objectAt(origin, {
    ...(id === undefined ? {} : { id }),
    name,
    version: version ?? opaque('the interface is not known', origin),
    entities: mapped(used, ({ key: place, value }) => objectAt(place, { name: entityName(value) ?? value })),
    ...resolved.names,
  });
  const key = isBare ? stringOf(name) : `${stringOf(name)}<${arguments_}>`;
  return structure(new Map([[key ?? '', { key: origin, value: statement }]]), origin);
}
