import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'entity-title-required',
  summary: 'Every entity has a title.',
  wording: true,
  presets: { recommended: 'info', strict: 'warn', hub: 'info' },
  messages: { missing: 'Entity `{key}` has no title.' },
  *entity({ node, key, at }) {
    if (node.title) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
  },
});
