import { put, type RuleFault } from '../fault.ts';

const version = (kind: string, written: string): RuleFault => ({
  kind: `${kind}: ${written}`,
  plant: (manifest) => put(manifest, ['version'], written),
});

export default [
  version('invalid', '^1.2.0'),
  version('invalid', 'latest'),
  version('invalid', '1.2'),
  version('decorated', 'v1.2.0'),
] satisfies readonly RuleFault[];
