import { put, type RuleFault } from '../fault.ts';

export default [
  {
    kind: 'visible',
    plant: (manifest) =>
      manifest.visibility === 'public'
        ? { ...put(manifest, ['dev'], true), at: { path: ['visibility'], on: 'value' } }
        : undefined,
  },
] satisfies readonly RuleFault[];
