import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'tag-description-required',
  summary: 'Every tag of a user, a conversation or a message has a description.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Tag `{key}` of {owner} has no description.' },
  *tag({ node, key, owner, at }) {
    if (node.description) return;
    yield { message: 'missing', data: { key, owner: owner.label }, at: at.key(), absent: at('description') };
  },
});
