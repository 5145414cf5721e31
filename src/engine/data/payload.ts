import { isObject, propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { DataPart } from './parts.ts';

/** Where the data for a part's schema is within the given value, and what surrounds it. */
export interface Payload {
  readonly path: Path;
  /** The path of a state object as the platform returns it. */
  readonly state?: Path;
  /** What the state belongs to, if the state object does not contain it. */
  readonly type?: string;
}

/** The payload in the hub's response to a request for a state. Source: platform API, section 2.5. */
export const fetchedState = (type: string): Payload => ({ path: ['state', 'payload'], state: ['state'], type });

/**
 * Finds the payload: data may be bare, or wrapped as the platform returns it, a state with its name and id, an event with its
 * metadata. Data whose own schema has such a property counts as bare.
 * Source: the platform's interface, `getState` and the event object.
 */
export function payloadIn(value: unknown, { kind }: DataPart, schema: unknown): Payload {
  const own = propertyOf(schema, 'properties');
  const isOwn = (name: string) => isObject(own) && Object.hasOwn(own, name);
  const response = propertyOf(value, 'state');
  if (kind === 'state' && isState(response) && !isOwn('state')) return { path: ['state', 'payload'], state: ['state'] };
  if (kind === 'state' && isState(value) && !isOwn('payload')) return { path: ['payload'], state: [] };
  if (kind === 'event' && isEvent(value) && !isOwn('payload')) return { path: ['payload'] };
  return { path: [] };
}

const isState = (value: unknown): boolean =>
  isObject(value) && ['id', 'name', 'payload'].every((name) => Object.hasOwn(value, name));

const isEvent = (value: unknown): boolean =>
  isObject(value) && ['id', 'type', 'payload'].every((name) => Object.hasOwn(value, name));
