import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'entity-description-required',
  summary: 'Every entity has a description.',
  wording: true,
  presets: { recommended: 'info', strict: 'warn', hub: 'info' },
  messages: { missing: 'Entity `{key}` has no description.' },
  *entity({ node, key, at }) {
    if (node.description) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('description') };
  },
});
