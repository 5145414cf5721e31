import { find, put, type RuleFault } from '../fault.ts';

const linkless =
  (...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const configuration = find(manifest, pattern);
    if (configuration === undefined) return undefined;
    const identifier = [...configuration, 'identifier'];
    return { ...put(manifest, identifier, { required: true }), at: { path: [...identifier, 'required'], on: 'value' } };
  };

export default [
  { kind: 'missing, of the configuration', plant: linkless('configuration') },
  { kind: 'missing, of a named configuration', plant: linkless('configurations', '*') },
] satisfies readonly RuleFault[];
