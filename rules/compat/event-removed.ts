import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/event-removed',
  summary: 'No event that bots can listen to was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'Event `{key}` was removed.',
    renamed: 'Event `{former}` was renamed to `{key}`.',
  },
  compare: {
    *event(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'listener' });
    },
  },
});
