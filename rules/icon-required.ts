import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'icon-required',
  summary: 'The integration has an icon.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'The integration has no icon.' },
  *integration({ node, form, at }) {
    if (form === 'definition' && !node.icon) yield { message: 'missing', at: at(), absent: at('icon') };
    if (form === 'record' && node.iconUrl === '') yield { message: 'missing', at: at('iconUrl') };
  },
});
