import { valueAt } from '../../../../test/schemas/change.ts';
import { find, put, type RuleFault } from '../fault.ts';

const maps = ['entities', 'actions', 'events', 'channels'];

const memberOf =
  (map: string, nameOf: (name: string) => string): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, ['interfaces', '*', map, '*', 'name']);
    return path && put(manifest, path, nameOf(String(valueAt(manifest, path))));
  };

export default [
  ...maps.map((map) => ({ kind: `undefined, of ${map}`, plant: memberOf(map, () => 'zebraCrossing') })),
  { kind: 'misspelt', plant: memberOf('actions', (name) => `${name}s`) },
] satisfies readonly RuleFault[];
