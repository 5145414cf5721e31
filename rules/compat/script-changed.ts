import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';

export default defineRule({
  id: 'compat/script-changed',
  summary: 'A script that is another now is told: what it does with a request may be another, too.',
  presets: gateways,
  messages: {
    added: 'There is a script `{key}` of {owner} now.',
    removed: 'The script `{key}` of {owner} was removed.',
    changed: 'The script `{key}` of {owner} changed; whether it does the same cannot be told from its text.',
  },
  compare: {
    *script({ change, key, owner, at, was }) {
      if (change === 'renamed') return;
      const places = { at: at(), ...(change !== 'added' && { was: was() }) };
      yield { message: change, data: { key, owner: owner.label }, bump: 'patch', ...places };
    },
  },
});
