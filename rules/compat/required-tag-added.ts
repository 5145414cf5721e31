import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';
import { requiredTags } from '../../src/rule/kit/required-tags.ts';

export default defineRule({
  id: 'compat/required-tag-added',
  summary: 'Who creates users and conversations has to give no more tags than before.',
  presets: gateways,
  messages: {
    added: 'The tag `{tag}` has to be given now when {thing} is created.',
    dropped: 'The tag `{tag}` need no longer be given when {thing} is created.',
  },
  compare: {
    *user(visit) {
      yield* requiredTags(visit, 'a user');
    },
    *conversation(visit) {
      yield* requiredTags(visit, `a conversation of ${visit.owner.label}`);
    },
  },
});
