import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';
import { lossOf } from '../../src/rule/kit/loss.ts';

export default defineRule({
  id: 'compat/secret-removed',
  summary: 'A secret that is no longer asked for, or under another name, is told.',
  presets: gateways,
  messages: {
    removed: 'Secret `{key}` was removed.',
    renamed: 'Secret `{former}` was renamed to `{key}`: its value has to be set anew.',
  },
  compare: {
    *secret(visit) {
      // Only who publishes the integration sets its secrets.
      yield* lossOf(visit, { bump: 'patch' });
    },
  },
});
