import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'event-description-required',
  summary: 'Every event has a description.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Event `{key}` has no description.' },
  *event({ node, key, generated, at }) {
    if (generated || node.description) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('description') };
  },
});
