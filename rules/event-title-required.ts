import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'event-title-required',
  summary: 'Every event has a title.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Event `{key}` has no title.' },
  *event({ node, key, generated, at }) {
    if (generated || node.title) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
  },
});
