import { put, type RuleFault } from '../fault.ts';

export default [
  { kind: 'empty', plant: (manifest) => put(manifest, ['name'], '') },
  { kind: 'character', plant: (manifest) => put(manifest, ['name'], 'parcel desk') },
  { kind: 'style', plant: (manifest) => put(manifest, ['name'], 'parcelDesk') },
  {
    kind: 'style, after the handle of a workspace',
    plant: (manifest) => ({
      ...put(manifest, ['name'], 'harbourline/parcelDesk'),
      at: { path: ['name'], on: 'value', span: [12, 22] },
    }),
  },
] satisfies readonly RuleFault[];
