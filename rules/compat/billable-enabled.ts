import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

export default defineRule({
  id: 'compat/billable-enabled',
  summary: 'Calls that were free stay free.',
  presets: compatPresets,
  messages: {
    enabled: 'Calls to action `{key}` are now billed.',
    disabled: 'Calls to action `{key}` are no longer billed.',
  },
  compare: {
    *action({ change, key, before, after, at, was }) {
      const [once, now] = [before.billable === true, after.billable === true];
      if (change !== 'changed' || once === now) return;
      const where = { data: { key }, at: at('billable'), was: was('billable') };
      if (now) yield { message: 'enabled', bump: 'major', breaks: 'caller', ...where };
      else yield { message: 'disabled', bump: 'minor', ...where };
    },
  },
});
