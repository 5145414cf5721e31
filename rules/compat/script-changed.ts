import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';

export default defineRule({
  id: 'compat/script-changed',
  summary: 'Changes to scripts are reported: a script may now handle requests differently.',
  presets: gateways,
  messages: {
    added: 'Script `{key}` of {owner} was added.',
    removed: 'Script `{key}` of {owner} was removed.',
    changed: 'Script `{key}` of {owner} changed; its text does not show whether it still does the same.',
  },
  compare: {
    *script({ change, key, owner, at, was }) {
      if (change === 'renamed') return;
      const places = { at: at(), ...(change !== 'added' && { was: was() }) };
      yield { message: change, data: { key, owner: owner.label }, bump: 'patch', ...places };
    },
  },
});
