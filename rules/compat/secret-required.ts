import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

export default defineRule({
  id: 'compat/secret-required',
  summary: 'Optional secrets stay optional.',
  presets: compatPresets,
  messages: {
    required: 'Secret `{key}` was optional and is now required.',
    optional: 'Secret `{key}` was required and is now optional.',
  },
  compare: {
    *secret({ change, key, before, after, at, was }) {
      const [wasOptional, isOptional] = [before.optional === true, after.optional === true];
      if (change !== 'changed' || wasOptional === isOptional) return;
      const common = { data: { key }, at: at('optional'), was: was('optional') };
      if (wasOptional) yield { message: 'required', bump: 'major', breaks: 'configurer', ...common };
      else yield { message: 'optional', bump: 'minor', ...common };
    },
  },
});
