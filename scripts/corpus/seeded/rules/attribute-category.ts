import { put, type RuleFault } from '../fault.ts';

export default [
  { kind: 'unknown', plant: (manifest) => put(manifest, ['attributes', 'category'], 'Zebra crossings') },
  { kind: 'misspelt', plant: (manifest) => put(manifest, ['attributes', 'category'], 'Customer support') },
] satisfies readonly RuleFault[];
