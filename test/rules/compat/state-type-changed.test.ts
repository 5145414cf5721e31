import rule from '../../../rules/compat/state-type-changed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'states: { lastSync: { type: user } }', manifest: 'states: { lastSync: { type: user, schema: {} } }' },
    { base: 'states: { lastSync: {} }', manifest: 'states: { lastSync: { type: user } }' },
    { base: 'states: { lastSync: { type: user } }', manifest: 'states: { cursor: { type: integration } }' },
  ],
  invalid: [
    {
      base: 'states: { lastSync: { type: ⟦user⟧ } }',
      manifest: 'states: { lastSync: { type: ⟦conversation⟧ } }',
      problems: [
        {
          message: 'changed',
          text: 'State `lastSync` now belongs to `conversation` instead of `user`.',
          bump: 'major',
          breaks: 'state',
        },
      ],
    },
  ],
});
