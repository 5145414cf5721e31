import { put, type RuleFault } from '../fault.ts';

export default [
  { kind: 'deprecated', form: 'record', plant: (manifest) => put(manifest, ['lifecycleStatus'], 'deprecated') },
] satisfies readonly RuleFault[];
