import { find, put, type RuleFault } from '../fault.ts';

const maps = ['entities', 'actions', 'events', 'channels'];

/** One more member; one that was renamed would no longer be told from what authors write themselves. */
const memberNamed =
  (map: string, nameOf: (name: string) => string): RuleFault['plant'] =>
  (manifest) => {
    const members = find(manifest, ['interfaces', '*', map]);
    const entry = find(manifest, [map, '*']);
    if (members === undefined || entry === undefined) return undefined;
    return put(manifest, [...members, 'extra', 'name'], nameOf(String(entry.at(-1))));
  };

export default [
  ...maps.map((map) => ({ kind: `undefined, of ${map}`, plant: memberNamed(map, () => 'zebraCrossing') })),
  { kind: 'misspelt', plant: memberNamed('actions', (name) => `${name}x`) },
] satisfies readonly RuleFault[];
