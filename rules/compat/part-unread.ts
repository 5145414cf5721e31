import { defineRule } from '../../src/rule/index.ts';

export default defineRule({
  id: 'compat/part-unread',
  summary: 'Every part of both versions can be read, and is compared.',
  presets: { recommended: 'info', strict: 'warn', publish: 'info', hub: 'warn' },
  messages: { unread: '{what} not compared, as {they} not known in the {side}: {reason}.' },
  compare: {
    *unread({ side, why, count, at }) {
      const words = count === 1 ? { what: 'This is', they: 'it is' } : { what: `${count} parts are`, they: 'they are' };
      const data = { side, reason: why, ...words };
      yield { message: 'unread', data, bump: 'none', at, ...(side === 'base' && { was: at }) };
    },
  },
});
