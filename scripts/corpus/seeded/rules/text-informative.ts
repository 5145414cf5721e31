import { find, put, type RuleFault } from '../fault.ts';

const placeholder =
  (text: string, ...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, pattern);
    return path && put(manifest, path, text);
  };

export default [
  { kind: 'placeholder', plant: placeholder('TODO', 'description') },
  { kind: 'placeholder, in a tag', plant: placeholder('Add description here', 'user', 'tags', '*', 'description') },
  {
    kind: 'placeholder, in a field',
    plant: placeholder('Lorem ipsum dolor', 'configuration', 'schema', 'properties', '*', 'description'),
  },
] satisfies readonly RuleFault[];
