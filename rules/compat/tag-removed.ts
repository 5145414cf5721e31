import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/tag-removed',
  summary: 'No tag that bots can read or set was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'Tag `{key}` of {owner} was removed.',
    renamed: 'Tag `{former}` of {owner} was renamed to `{key}`.',
  },
  compare: {
    *tag(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
