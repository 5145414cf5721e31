import { put, type RuleFault, take } from '../fault.ts';

export default [
  { kind: 'missing', form: 'definition', plant: (manifest) => take(manifest, ['icon']) },
  { kind: 'empty', form: 'record', plant: (manifest) => put(manifest, ['iconUrl'], '') },
] satisfies readonly RuleFault[];
