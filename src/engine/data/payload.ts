import { isObject, propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { DataPart } from './parts.ts';

/** Where in what was given the data is that a part's schema is about, and what comes with it. */
export interface Payload {
  readonly path: Path;
  /** A state as the platform returns it. */
  readonly state?: Path;
  /** What the state belongs to, where it does not say so itself. */
  readonly type?: string;
}

/** What the hub answers with where it is asked for a state. Source: platform API, section 2.5. */
export const fetchedState = (type: string): Payload => ({ path: ['state', 'payload'], state: ['state'], type });

/**
 * Data may be bare, or come as the platform hands it out: a state with what it is called, an event with what it is
 * about. Data whose own schema has such a property is bare.
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
