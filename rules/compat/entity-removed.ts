import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/entity-removed',
  summary: 'No entity was removed or renamed.',
  presets: compatPresets,
  messages: {
    removed: 'Entity `{key}` was removed.',
    renamed: 'Entity `{former}` was renamed to `{key}`.',
  },
  compare: {
    *entity(visit) {
      yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
    },
  },
});
