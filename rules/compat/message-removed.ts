import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';
import { lossOf } from '../../src/rule/kit/loss.ts';

export default defineRule({
  id: 'compat/message-removed',
  summary: 'Every message type that bots can send is still there, under its name.',
  presets: gateways,
  messages: {
    removed: 'Message type `{key}` of {owner} was removed.',
    renamed: 'Message type `{former}` of {owner} was renamed to `{key}`.',
  },
  compare: {
    *message(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
