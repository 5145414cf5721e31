import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/message-removed',
  summary: 'No message type that bots can send was removed or renamed.',
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
