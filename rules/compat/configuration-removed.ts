import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/configuration-removed',
  summary: 'No configuration that an installation may have chosen was removed or renamed.',
  presets: gateways,
  messages: {
    removed: 'Configuration `{key}` was removed.',
    renamed: 'Configuration `{former}` was renamed to `{key}`.',
  },
  compare: {
    *configuration(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'configurer' });
    },
  },
});
