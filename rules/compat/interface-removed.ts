import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/interface-removed',
  summary: 'Every interface that the integration implements is still implemented.',
  presets: compatPresets,
  messages: {
    removed: 'Interface `{key}` is no longer implemented.',
    renamed: 'Interface `{former}` is now implemented as `{key}`.',
  },
  compare: {
    *interface(visit) {
      const isSame = visit.before.name !== undefined && visit.before.name === visit.after.name;
      // Bots find it by the interface's own name, which is unchanged.
      yield* removalOf(visit, isSame ? { bump: 'patch' } : { bump: 'major', breaks: 'caller' });
    },
  },
});
