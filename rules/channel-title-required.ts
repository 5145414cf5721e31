import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'channel-title-required',
  summary: 'Every channel has a title.',
  wording: true,
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn', 'bp-lint': 'warn' },
  messages: { missing: 'Channel `{key}` has no title.' },
  *channel({ node, key, at }) {
    if (node.title) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
  },
});
