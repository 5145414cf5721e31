import { type Data, type Fault, find } from '../seeded/fault.ts';
import { patched } from './patched.ts';

/** A key that is there in another case. All findings below it move with it, so that it is not one fault more, but it is one fix. */
const renamedIn = (map: string): Fault => ({
  kind: `key of ${map} renamed`,
  rule: 'key-camel-case',
  form: 'definition',
  plant: (manifest) => {
    const path = find(manifest, [map, '*']);
    const key = String(path?.at(-1));
    const to = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (path === undefined || to === key) return undefined;
    // What is renamed in an object leaves an object.
    const renamed = patched(manifest, [{ op: 'rename', path, to }]) as Data;
    return { manifest: renamed, at: { path: [map, to], on: 'key' } };
  },
});

export const renamedKeys: readonly Fault[] = ['actions', 'events', 'states'].map(renamedIn);
