import { defineRule, versionStep } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

export default defineRule({
  id: 'compat/version-lowered',
  summary: 'The version does not go down.',
  presets: compatPresets,
  messages: { lowered: 'The version goes down from `{before}` to `{after}`; expected it to go up.' },
  compare: {
    *integration({ before, after, at, was }) {
      if (!before.version || !after.version || versionStep(before.version, after.version) !== 'down') return;
      const data = { before: before.version, after: after.version };
      yield { message: 'lowered', data, bump: 'patch', at: at('version'), was: was('version') };
    },
  },
});
