import { put, type RuleFault } from '../fault.ts';

export default [
  { kind: 'slashes', plant: (manifest) => put(manifest, ['name'], 'harbourline/desk/parcels') },
  { kind: 'part', plant: (manifest) => put(manifest, ['name'], '/parcels') },
  {
    kind: 'handle',
    plant: (manifest) => ({
      ...put(manifest, ['name'], 'harbour line/parcels'),
      at: { path: ['name'], on: 'value', span: [0, 12] },
    }),
  },
] satisfies readonly RuleFault[];
