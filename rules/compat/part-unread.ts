import { defineRule } from '../../src/rule/index.ts';

export default defineRule({
  id: 'compat/part-unread',
  summary: 'Every part of both versions can be read and compared.',
  presets: { recommended: 'info', strict: 'warn', publish: 'info', hub: 'warn' },
  messages: {
    unread: 'This was not compared{extent}, because it is not known in the {side}: {reason}.',
    faulty: 'This was not compared, because of a fault in the {side}: {reason}.',
  },
  compare: {
    *unread({ side, cause, why, count, at }) {
      const data = { side, reason: why, extent: count === 1 ? '' : ` in ${count} parts` };
      const message = cause === 'fault' ? 'faulty' : 'unread';
      yield { message, data, bump: 'none', at, ...(side === 'base' && { was: at }) };
    },
  },
});
