import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/event-removed',
  summary: 'No event that bots can listen to was removed or renamed.',
  presets: gateways,
  messages: {
    removed: 'Event `{key}` was removed.',
    renamed: 'Event `{former}` was renamed to `{key}`.',
  },
  compare: {
    *event(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'listener' });
    },
  },
});
