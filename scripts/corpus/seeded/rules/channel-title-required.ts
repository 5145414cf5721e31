import { find, type RuleFault, take } from '../fault.ts';

const without =
  (...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, pattern);
    return path && take(manifest, path);
  };

export default [{ kind: 'missing', plant: without('channels', '*', 'title') }] satisfies readonly RuleFault[];
