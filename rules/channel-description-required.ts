import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'channel-description-required',
  summary: 'Every channel has a description.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Channel `{key}` has no description.' },
  *channel({ node, key, at }) {
    if (node.description) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('description') };
  },
});
