import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { lossOf } from '../../src/rule/kit/compat/loss.ts';

export default defineRule({
  id: 'compat/tag-removed',
  summary: 'No tag that bots can read or set was removed or renamed.',
  presets: gateways,
  messages: {
    removed: 'Tag `{key}` of {owner} was removed.',
    renamed: 'Tag `{former}` of {owner} was renamed to `{key}`.',
  },
  compare: {
    *tag(visit) {
      yield* lossOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
