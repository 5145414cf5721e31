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
      const [wasBillable, isBillable] = [before.billable === true, after.billable === true];
      if (change !== 'changed' || wasBillable === isBillable) return;
      const common = { data: { key }, at: at('billable'), was: was('billable') };
      if (isBillable) yield { message: 'enabled', bump: 'major', breaks: 'caller', ...common };
      else yield { message: 'disabled', bump: 'minor', ...common };
    },
  },
});
