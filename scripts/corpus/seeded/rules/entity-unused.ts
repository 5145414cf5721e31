import { put, type RuleFault } from '../fault.ts';

export default [
  {
    kind: 'one more',
    plant: (manifest) => {
      const path = ['entities', 'zebraCrossing'];
      const entity = { title: 'Crossing', description: 'Where people cross', schema: { type: 'object' } };
      return { ...put(manifest, path, entity), at: { path, on: 'key' } };
    },
  },
] satisfies readonly RuleFault[];
