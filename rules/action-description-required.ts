import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'action-description-required',
  summary: 'Every action has a description.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Action `{key}` has no description.' },
  *action({ node, key, generated, at }) {
    if (generated || node.description) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('description') };
  },
});
