import { find, type RuleFault, take } from '../fault.ts';

const without =
  (...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, pattern);
    return path && take(manifest, path);
  };

export default [
  { kind: 'missing, of the user', plant: without('user', 'tags', '*', 'title') },
  { kind: 'missing, of a conversation', plant: without('channels', '*', 'conversation', 'tags', '*', 'title') },
  { kind: 'missing, of messages', plant: without('channels', '*', 'message', 'tags', '*', 'title') },
] satisfies readonly RuleFault[];
