import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'integration-title-required',
  summary: 'The integration has a title.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'The integration has no title.' },
  *integration({ node, at }) {
    if (node.title) return;
    yield { message: 'missing', at: at(), absent: at('title') };
  },
});
