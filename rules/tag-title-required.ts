import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'tag-title-required',
  summary: 'Every tag of a user, a conversation or a message has a title.',
  wording: true,
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn', 'bp-lint': 'warn' },
  messages: { missing: 'Tag `{key}` of {owner} has no title.' },
  *tag({ node, key, owner, at }) {
    if (node.title) return;
    yield { message: 'missing', data: { key, owner: owner.label }, at: at.key(), absent: at('title') };
  },
});
