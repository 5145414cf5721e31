import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/channel-removed',
  summary: 'No channel that bots can talk in was removed or renamed.',
  presets: gateways,
  messages: {
    removed: 'Channel `{key}` was removed.',
    renamed: 'Channel `{former}` was renamed to `{key}`.',
  },
  compare: {
    *channel(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
