import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/state-removed',
  summary: 'No state that may be stored was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'State `{key}` was removed.',
    renamed: 'State `{former}` was renamed to `{key}`.',
  },
  compare: {
    *state(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'state' });
    },
  },
});
