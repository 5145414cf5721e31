import { type Data, isObject, propertyOf } from '../../data/objects.ts';
import { type Path, partOf } from '../../data/path.ts';

/** A part of a manifest that has a schema for data. */
export interface DataPart {
  /** As it is asked for: `action.sendInvoice.input`. */
  readonly name: string;
  /** Where in the manifest its schema is, or would be. */
  readonly schema: Path;
  readonly kind: 'configuration' | 'state' | 'event' | 'action' | 'message' | 'entity';
  /** What it is called itself: `sendInvoice`; empty for the configuration. */
  readonly key: string;
}

/** Every part of a manifest that data can be held against, by name. */
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
