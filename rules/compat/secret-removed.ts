import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/secret-removed',
  summary: 'Removed and renamed secrets are reported.',
  presets: gateways,
  messages: {
    removed: 'Secret `{key}` was removed.',
    renamed: 'Secret `{former}` was renamed to `{key}`; its value has to be set again.',
  },
  compare: {
    *secret(visit) {
      // Only the publisher of the integration sets its secrets.
      yield* lossOf(visit, { bump: 'patch' });
    },
  },
});
