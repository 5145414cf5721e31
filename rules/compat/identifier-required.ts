import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

export default defineRule({
  id: 'compat/identifier-required',
  summary: 'An installation without an identifier still needs none.',
  presets: compatPresets,
  messages: {
    required: 'An installation with {owner} now needs an identifier.',
    optional: 'An installation with {owner} no longer needs an identifier.',
  },
  compare: {
    *configuration({ change, before, after, owner, at, was }) {
      const [wasRequired, isRequired] = [before.identifier?.required === true, after.identifier?.required === true];
      if (change !== 'changed' || wasRequired === isRequired) return;
      const places = { at: at('identifier', 'required'), was: was('identifier', 'required') };
      const data = { owner: owner.label };
      if (isRequired) yield { message: 'required', data, bump: 'major', breaks: 'configurer', ...places };
      else yield { message: 'optional', data, bump: 'minor', ...places };
    },
  },
});
