import { type Data, isObject, ownOf, propertyOf } from '../../data/objects.ts';
import { type Path, partOf } from '../../data/path.ts';
import type { Unknown } from '../../document/document.ts';

/** A part of a manifest that has a schema for data. */
export interface DataPart {
  /** The name on the command line: `action.sendInvoice.input`. */
  readonly name: string;
  /** The path of its schema in the manifest, whether it exists or not. */
  readonly schema: Path;
  readonly kind: 'configuration' | 'state' | 'event' | 'action' | 'message' | 'entity';
  /** The part's own name: `sendInvoice`; empty for the configuration. */
  readonly key: string;
}

/** Every part of a manifest that data can be checked against, by name. */
export function partsOf(manifest: Data): ReadonlyMap<string, DataPart> {
  const parts = [
    ...(isObject(manifest.configuration) ? [part('configuration', 'configuration', '', ['configuration'])] : []),
    ...keysAt(manifest, 'configurations').map((key) =>
      part(`configuration.${key}`, 'configuration', key, ['configurations', key]),
    ),
    ...keysAt(manifest, 'states').map((key) => part(`state.${key}`, 'state', key, ['states', key])),
    ...keysAt(manifest, 'events').map((key) => part(`event.${key}`, 'event', key, ['events', key])),
    ...keysAt(manifest, 'actions').flatMap((key) =>
      ['input', 'output'].map((side) => part(`action.${key}.${side}`, 'action', key, ['actions', key, side])),
    ),
    ...keysAt(manifest, 'channels').flatMap((channel) =>
      keysAt(manifest, 'channels', channel, 'messages').map((key) =>
        part(`message.${channel}.${key}`, 'message', key, ['channels', channel, 'messages', key]),
      ),
    ),
    ...keysAt(manifest, 'entities').map((key) => part(`entity.${key}`, 'entity', key, ['entities', key])),
  ];
  return new Map(parts.map((one) => [one.name, one]));
}

const part = (name: string, kind: DataPart['kind'], key: string, owner: Path): DataPart => ({
  name,
  kind,
  key,
  schema: [...owner, 'schema'],
});

function keysAt(manifest: Data, ...path: Path): readonly string[] {
  const map = partOf(manifest, path);
  return isObject(map) ? Object.keys(map).filter((key) => isObject(propertyOf(map, key))) : [];
}

/** The kind of the parts in each map of a manifest, and the number of names that follow the kind in a part's name. */
const maps: Readonly<Record<string, { readonly kind: DataPart['kind']; readonly names: number }>> = {
  configurations: { kind: 'configuration', names: 1 },
  states: { kind: 'state', names: 1 },
  events: { kind: 'event', names: 1 },
  actions: { kind: 'action', names: 1 },
  channels: { kind: 'message', names: 2 },
  entities: { kind: 'entity', names: 1 },
};

/** Whether an unknown value of a manifest may contain the part of this name. */
export function mayHold({ path: [at, ...steps], extent }: Unknown, name: string): boolean {
  if (at === undefined) return true;
  if (at === 'configuration') return steps.length === 0 && name === at;
  const map = ownOf(maps, String(at));
  if (map === undefined || (map.names === 2 && steps.length > 1 && steps[1] !== 'messages')) return false;
  const names = map.names === 2 ? steps.filter((_, index) => index !== 1) : steps;
  const maxNames = extent === 'rest' ? map.names - 1 : map.names;
  return names.length <= maxNames && name !== map.kind && `${name}.`.startsWith([map.kind, ...names, ''].join('.'));
}
