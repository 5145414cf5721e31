import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/action-removed',
  summary: 'No action that bots can call was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'Action `{key}` was removed.',
    renamed: 'Action `{former}` was renamed to `{key}`.',
  },
  compare: {
    *action(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
