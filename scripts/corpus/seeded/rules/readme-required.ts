import { put, type RuleFault, take } from '../fault.ts';

export default [
  { kind: 'missing', form: 'definition', plant: (manifest) => take(manifest, ['readme']) },
  { kind: 'empty', form: 'record', plant: (manifest) => put(manifest, ['readmeUrl'], '') },
] satisfies readonly RuleFault[];
