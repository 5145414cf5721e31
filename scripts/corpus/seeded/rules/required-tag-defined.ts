import { find, put, type RuleFault } from '../fault.ts';

const tagRequiredOf =
  (pattern: readonly string[], nameOf: (tag: string) => string): RuleFault['plant'] =>
  (manifest) => {
    const tag = find(manifest, [...pattern, 'tags', '*']);
    if (tag === undefined) return undefined;
    const creation = [...tag.slice(0, -2), 'creation'];
    const planting = put(manifest, creation, { enabled: true, requiredTags: [nameOf(String(tag.at(-1)))] });
    return { ...planting, at: { path: [...creation, 'requiredTags', 0], on: 'value' } };
  };

const conversation = ['channels', '*', 'conversation'];

export default [
  { kind: 'undefined, of the user', plant: tagRequiredOf(['user'], () => 'zebraCrossing') },
  { kind: 'undefined, of a conversation', plant: tagRequiredOf(conversation, () => 'zebraCrossing') },
  { kind: 'misspelt', plant: tagRequiredOf(['user'], (tag) => `${tag}x`) },
] satisfies readonly RuleFault[];
