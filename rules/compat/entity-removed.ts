import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/entity-removed',
  summary: 'No entity was removed or renamed.',
  presets: gateways,
  messages: {
    removed: 'Entity `{key}` was removed.',
    renamed: 'Entity `{former}` was renamed to `{key}`.',
  },
  compare: {
    *entity(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
