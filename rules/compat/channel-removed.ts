import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';
import { lossOf } from '../../src/rule/kit/loss.ts';

export default defineRule({
  id: 'compat/channel-removed',
  summary: 'Every channel that bots can talk in is still there, under its name.',
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
