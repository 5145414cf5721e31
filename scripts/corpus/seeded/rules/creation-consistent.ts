import { find, put, type RuleFault } from '../fault.ts';

const tagsRequiredOf =
  (...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const tag = find(manifest, [...pattern, 'tags', '*']);
    if (tag === undefined) return undefined;
    const creation = [...tag.slice(0, -2), 'creation'];
    const planting = put(manifest, creation, { enabled: false, requiredTags: [String(tag.at(-1))] });
    return { ...planting, at: { path: [...creation, 'requiredTags'], on: 'value' } };
  };

export default [
  { kind: 'disabled, of the user', plant: tagsRequiredOf('user') },
  { kind: 'disabled, of a conversation', plant: tagsRequiredOf('channels', '*', 'conversation') },
] satisfies readonly RuleFault[];
