import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';
import { lossOf } from '../../src/rule/kit/loss.ts';

export default defineRule({
  id: 'compat/state-removed',
  summary: 'Every state that may be stored is still there, under its name.',
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
