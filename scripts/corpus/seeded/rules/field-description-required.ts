import { find, put, type RuleFault } from '../fault.ts';

/** One more field, as those that are there may wrap others or belong to an interface. */
const fieldOf =
  (...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const type = find(manifest, [...pattern, 'schema', 'type']);
    const field = { type: 'string', 'x-zui': { title: 'Last seen' } };
    if (type === undefined) return undefined;
    const path = [...type.slice(0, -1), 'properties', 'lastSeen'];
    return { ...put(manifest, path, field), at: { path, on: 'key' } };
  };

/** One more action, as those that are there may belong to an interface. */
const fieldOfAction =
  (side: 'input' | 'output'): RuleFault['plant'] =>
  (manifest) => {
    const schema = { type: 'object', properties: {} };
    const texts = { title: 'Weigh a parcel', description: 'Tells how heavy a parcel is' };
    const action = put(manifest, ['actions', 'weighParcel'], { ...texts, input: { schema }, output: { schema } });
    return fieldOf('actions', 'weighParcel', side)(action.manifest);
  };

export default [
  { kind: 'missing, of the configuration', plant: fieldOf('configuration') },
  { kind: 'missing, of a named configuration', plant: fieldOf('configurations', '*') },
  { kind: 'missing, of an input', plant: fieldOfAction('input') },
  { kind: 'missing, of an output', plant: fieldOfAction('output') },
  { kind: 'missing, of an event', plant: fieldOf('events', '*') },
  { kind: 'missing, of a state', plant: fieldOf('states', '*') },
] satisfies readonly RuleFault[];
