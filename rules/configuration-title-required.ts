import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'configuration-title-required',
  summary: 'Every named configuration has a title.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: { missing: 'Configuration `{key}` has no title.' },
  *configuration({ node, key, owner, at }) {
    if (owner.kind === 'configuration' || node.title) return;
    yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
  },
});
