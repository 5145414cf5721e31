import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/action-removed',
  summary: 'No action that bots can call was removed or renamed.',
  presets: gateways,
  messages: {
    removed: 'Action `{key}` was removed.',
    renamed: 'Action `{former}` was renamed to `{key}`.',
  },
  compare: {
    *action(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
