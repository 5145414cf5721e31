import { find, put, type RuleFault } from '../fault.ts';

const tagTwiceOf =
  (...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const tag = find(manifest, [...pattern, 'tags', '*']);
    if (tag === undefined) return undefined;
    const creation = [...tag.slice(0, -2), 'creation'];
    const name = String(tag.at(-1));
    const planting = put(manifest, creation, { enabled: true, requiredTags: [name, name] });
    return { ...planting, at: { path: [...creation, 'requiredTags', 1], on: 'value' } };
  };

export default [
  { kind: 'repeated, of the user', plant: tagTwiceOf('user') },
  { kind: 'repeated, of a conversation', plant: tagTwiceOf('channels', '*', 'conversation') },
] satisfies readonly RuleFault[];
