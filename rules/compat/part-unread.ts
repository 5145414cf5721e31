import { defineRule } from '../../src/rule/index.ts';

export default defineRule({
  id: 'compat/part-unread',
  summary: 'Every part of both versions can be read, and is compared.',
  presets: { recommended: 'info', strict: 'warn', publish: 'info', hub: 'warn' },
  messages: { unread: 'This is not compared, as it is not known in the {side}: {reason}.' },
  compare: {
    *unread({ side, why, at }) {
      yield { message: 'unread', data: { side, reason: why }, bump: 'none', at, ...(side === 'base' && { was: at }) };
    },
  },
});
