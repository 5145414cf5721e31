import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';
import { lossOf } from '../../src/rule/kit/loss.ts';

export default defineRule({
  id: 'compat/tag-removed',
  summary: 'Every tag that bots can read or set is still there, under its name.',
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
