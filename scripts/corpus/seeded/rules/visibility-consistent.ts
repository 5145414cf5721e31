import { put, type RuleFault } from '../fault.ts';

export default [
  {
    kind: 'contradictory',
    plant: (manifest) => (manifest.visibility === 'public' ? put(manifest, ['public'], false) : undefined),
  },
] satisfies readonly RuleFault[];
