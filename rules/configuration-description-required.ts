import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'configuration-description-required',
  summary: 'Every named configuration has a description.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Configuration `{key}` has no description.' },
  *configuration({ node, key, owner, at }) {
    if (owner.kind === 'configuration' || node.description) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('description') };
  },
});
