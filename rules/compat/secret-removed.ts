import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { removalOf } from '../../src/rule/kit/compat/removal.ts';

export default defineRule({
  id: 'compat/secret-removed',
  summary: 'Removed and renamed secrets are reported.',
  presets: compatPresets,
  messages: {
    removed: 'Secret `{key}` was removed.',
    renamed: 'Secret `{former}` was renamed to `{key}`; its value has to be set again.',
  },
  compare: {
    *secret(visit) {
      // Only the publisher of the integration sets its secrets.
      yield* removalOf(visit, { bump: 'patch' });
    },
  },
});
