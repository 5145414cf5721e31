import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'action-title-required',
  summary: 'Every action has a title.',
  wording: true,
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn', 'bp-lint': 'warn' },
  messages: { missing: 'Action `{key}` has no title.' },
  *action({ node, key, generated, at }) {
    if (generated || node.title) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
  },
});
