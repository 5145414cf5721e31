import rule from '../../../rules/compat/billable-enabled.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'actions: { track: {} }', manifest: 'actions: { track: { billable: false } }' },
    { base: 'actions: { track: { billable: false } }', manifest: 'actions: { track: { title: Track } }' },
    {
      base: 'actions: { track: { billable: true } }',
      manifest: 'actions: { track: { billable: true, title: Track } }',
    },
    { name: 'a new action', base: 'actions: {}', manifest: 'actions: { track: { billable: true } }' },
    {
      name: 'an action with another name',
      base: 'actions: { track: { billable: true } }',
      manifest: 'actions: { locate: { billable: true } }',
    },
  ],
  invalid: [
    {
      base: 'actions: { ⟦track⟧: { title: Track } }',
      manifest: 'actions: { track: { title: Track, billable: ⟦true⟧ } }',
      problems: [
        { message: 'enabled', text: 'Calls to action `track` are now billed.', bump: 'major', breaks: 'caller' },
      ],
    },
    {
      base: 'actions: { track: { billable: ⟦true⟧ } }',
      manifest: 'actions: { track: { billable: ⟦false⟧ } }',
      problems: [{ message: 'disabled', text: 'Calls to action `track` are no longer billed.', bump: 'minor' }],
    },
  ],
});
