import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'secret-description-required',
  summary: 'Every secret of a definition has a description.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Secret `{key}` has no description.' },
  *secret({ node, key, form, at }) {
    if (form === 'record' || node.description) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('description') };
  },
});
