import { find, put, type RuleFault } from '../fault.ts';

const written =
  (text: string, ...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, pattern);
    return path && put(manifest, path, text);
  };

export default [
  { kind: 'padded', plant: written(' Parcel Desk', 'title') },
  {
    kind: 'padded, in a channel',
    plant: written('Conversations with the help desk\n', 'channels', '*', 'description'),
  },
  {
    kind: 'padded, in a field',
    plant: written('Account ', 'configuration', 'schema', 'properties', '*', 'x-zui', 'title'),
  },
  { kind: 'blank', plant: written('\t', 'user', 'tags', '*', 'description') },
] satisfies readonly RuleFault[];
