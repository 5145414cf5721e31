import { put, type RuleFault } from '../fault.ts';

export default [
  { kind: 'positive', plant: (manifest) => put(manifest, ['maxExecutionTime'], -1) },
  { kind: 'long', plant: (manifest) => put(manifest, ['maxExecutionTime'], 60_000) },
] satisfies readonly RuleFault[];
