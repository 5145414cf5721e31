import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'lifecycle-deprecated',
  summary: 'The version is not deprecated.',
  presets: { recommended: 'warn', strict: 'warn', hub: 'warn' },
  messages: {
    deprecated: 'This version is deprecated: it can no longer be installed.',
  },
  *integration({ node: { lifecycleStatus }, at }) {
    if (lifecycleStatus !== 'deprecated') return;
    yield { message: 'deprecated', at: at('lifecycleStatus') };
  },
});
