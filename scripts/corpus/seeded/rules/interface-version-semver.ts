import { find, put, type RuleFault } from '../fault.ts';

const version =
  (written: string): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, ['interfaces', '*', 'version']);
    return path && put(manifest, path, written);
  };

export default [
  { kind: 'invalid', plant: version('^1.0.0') },
  { kind: 'decorated', plant: version('v1.0.0') },
] satisfies readonly RuleFault[];
