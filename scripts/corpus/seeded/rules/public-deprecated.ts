import { type Data, put, type RuleFault, take } from '../fault.ts';

const isPublic = (manifest: Data) => ({
  ...put(manifest, ['public'], true),
  at: { path: ['public'], on: 'key' as const },
});

export default [
  { kind: 'replaced', form: 'definition', plant: (manifest) => isPublic(take(manifest, ['visibility']).manifest) },
  {
    kind: 'redundant',
    form: 'definition',
    plant: (manifest) => (manifest.visibility === 'public' ? isPublic(manifest) : undefined),
  },
] satisfies readonly RuleFault[];
