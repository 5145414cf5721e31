import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';

export default defineRule({
  id: 'compat/state-type-changed',
  summary: 'A state belongs to what it belonged to: what is stored is found again.',
  presets: gateways,
  messages: { changed: 'State `{key}` belongs to `{after}` now, and belonged to `{before}`.' },
  compare: {
    *state({ change, key, before, after, at, was }) {
      if (change !== 'changed' || !before.type || !after.type || before.type === after.type) return;
      const data = { key, before: before.type, after: after.type };
      yield { message: 'changed', data, bump: 'major', breaks: 'state', at: at('type'), was: was('type') };
    },
  },
});
