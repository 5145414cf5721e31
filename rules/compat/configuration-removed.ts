import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/configuration-removed',
  summary: 'No configuration that an installation may have chosen was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'Configuration `{key}` was removed.',
    renamed: 'Configuration `{former}` was renamed to `{key}`.',
  },
  compare: {
    *configuration(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'configurer' });
    },
  },
});
