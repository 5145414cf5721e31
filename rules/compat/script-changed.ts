import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { newAddresses } from '../../src/rule/kit/compat/script-addresses.ts';

export default defineRule({
  id: 'compat/script-changed',
  summary: 'Changes to scripts are reported: a script may now handle requests differently.',
  presets: compatPresets,
  messages: {
    added: 'Script `{key}` of {owner} was added.',
    removed: 'Script `{key}` of {owner} was removed.',
    leads: 'Script `{key}` of {owner} changed; it now {reach}.',
    changed: 'Script `{key}` of {owner} changed; its text does not show whether it still does the same.',
  },
  compare: {
    *script({ change, key, owner, at, was, addresses }) {
      if (change === 'renamed') return;
      const places = { at: at(), ...(change !== 'added' && { was: was() }) };
      const names = { key, owner: owner.label };
      const { base, head } = addresses();
      const reach = change === 'changed' ? newAddresses(base, head) : undefined;
      if (reach === undefined) yield { message: change, data: names, bump: 'patch', ...places };
      else yield { message: 'leads', data: { ...names, reach }, bump: 'patch', ...places };
    },
  },
});
