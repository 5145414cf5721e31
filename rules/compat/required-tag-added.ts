import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { requiredTags } from '../../src/rule/kit/compat/required-tags.ts';

export default defineRule({
  id: 'compat/required-tag-added',
  summary: 'Creating users and conversations requires no more tags than before.',
  presets: compatPresets,
  messages: {
    added: 'Tag `{tag}` is now required to create {thing}.',
    dropped: 'Tag `{tag}` is no longer required to create {thing}.',
  },
  compare: {
    *user(visit) {
      yield* requiredTags(visit, 'a user');
    },
    *conversation(visit) {
      yield* requiredTags(visit, `a conversation in ${visit.owner.label}`);
    },
  },
});
