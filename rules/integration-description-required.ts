import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'integration-description-required',
  summary: 'The integration has a description.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'The integration has no description.' },
  *integration({ node, at }) {
    if (node.description) return;
    yield { message: 'missing', at: at(), absent: at('description') };
  },
});
