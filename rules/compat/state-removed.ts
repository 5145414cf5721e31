import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/state-removed',
  summary: 'No state that may be stored was removed or renamed.',
  presets: gateways,
  messages: {
    removed: 'State `{key}` was removed.',
    renamed: 'State `{former}` was renamed to `{key}`.',
  },
  compare: {
    *state(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'state' });
    },
  },
});
