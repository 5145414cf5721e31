import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'readme-required',
  summary: 'The integration has a readme.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'The integration has no readme.' },
  *integration({ node, form, at }) {
    if (form === 'definition' && !node.readme) yield { message: 'missing', at: at(), absent: at('readme') };
    if (form === 'record' && node.readmeUrl === '') yield { message: 'missing', at: at('readmeUrl') };
  },
});
