import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/message-removed',
  summary: 'No message type that bots can send was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'Message type `{key}` of {owner} was removed.',
    renamed: 'Message type `{former}` of {owner} was renamed to `{key}`.',
  },
  compare: {
    *message(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
