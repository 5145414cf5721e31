import { put, type RuleFault } from '../fault.ts';

export default [
  {
    kind: 'prerelease',
    plant: (manifest) => (manifest.visibility === 'public' ? put(manifest, ['version'], '2.0.0-beta.1') : undefined),
  },
] satisfies readonly RuleFault[];
