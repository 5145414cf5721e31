import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/channel-removed',
  summary: 'No channel that bots can talk in was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'Channel `{key}` was removed.',
    renamed: 'Channel `{former}` was renamed to `{key}`.',
  },
  compare: {
    *channel(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
