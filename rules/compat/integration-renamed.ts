import { defineRule, isSameIntegration } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

export default defineRule({
  id: 'compat/integration-renamed',
  summary: 'The integration keeps its name; under a new name it is a different integration.',
  presets: compatPresets,
  messages: {
    renamed: 'The integration was renamed from `{before}` to `{after}`; bots know it by its name.',
  },
  compare: {
    *integration({ before, after, at, was }) {
      if (!before.name || !after.name || isSameIntegration(before.name, after.name)) return;
      const data = { before: before.name, after: after.name };
      yield { message: 'renamed', data, bump: 'major', breaks: 'configurer', at: at('name'), was: was('name') };
    },
  },
});
