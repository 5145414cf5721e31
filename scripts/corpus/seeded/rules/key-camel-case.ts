import type { Path } from '../../../../src/data/path.ts';
import { type Data, find, put, type RuleFault } from '../fault.ts';

const schema = { type: 'object', properties: {} };
const texts = { title: 'Weigh a parcel', description: 'Tells how heavy a parcel is' };

/** One more entry, as others may be named by an interface. */
const named = (map: (manifest: Data) => Path | undefined, name: string, entry: unknown): RuleFault['plant'] => {
  return (manifest) => {
    const owner = map(manifest);
    if (owner === undefined) return undefined;
    const path = [...owner, name];
    return { ...put(manifest, path, entry), at: { path, on: 'key' } };
  };
};
const at = (name: string) => () => [name];
const inChannel = (manifest: Data) => find(manifest, ['channels', '*', 'messages']);
const both = { conversation: { tags: {}, creation: { enabled: false, requiredTags: [] } }, message: { tags: {} } };

export default [
  {
    kind: 'case, of an action',
    plant: named(at('actions'), 'weigh_parcel', { ...texts, input: { schema }, output: { schema } }),
  },
  { kind: 'case, of an event', plant: named(at('events'), 'ParcelWeighed', { ...texts, schema }) },
  { kind: 'case, of a state', plant: named(at('states'), 'last-weight', { type: 'user', schema }) },
  { kind: 'unusable, of a channel', plant: named(at('channels'), '24h', { ...texts, messages: {}, ...both }) },
  { kind: 'case, of a message', plant: named(inChannel, 'rich text', { schema }) },
] satisfies readonly RuleFault[];
