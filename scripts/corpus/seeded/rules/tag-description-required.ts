import { find, type RuleFault, take } from '../fault.ts';

const without =
  (...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, pattern);
    return path && take(manifest, path);
  };

export default [
  { kind: 'missing, of the user', plant: without('user', 'tags', '*', 'description') },
  { kind: 'missing, of a conversation', plant: without('channels', '*', 'conversation', 'tags', '*', 'description') },
  { kind: 'missing, of messages', plant: without('channels', '*', 'message', 'tags', '*', 'description') },
] satisfies readonly RuleFault[];
