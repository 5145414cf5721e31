import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

export default defineRule({
  id: 'compat/state-type-changed',
  summary: 'A state keeps its type, so that stored data can still be found.',
  presets: compatPresets,
  messages: { changed: 'State `{key}` now belongs to `{after}` instead of `{before}`.' },
  compare: {
    *state({ key, before, after, at, was }) {
      if (!before.type || !after.type || before.type === after.type) return;
      const data = { key, before: before.type, after: after.type };
      yield { message: 'changed', data, bump: 'major', breaks: 'state', at: at('type'), was: was('type') };
    },
  },
});
