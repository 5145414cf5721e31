import rule from '../../../rules/compat/state-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'states: { lastSync: { type: integration, schema: { type: object } } }',
      manifest:
        'states: { lastSync: { type: integration, schema: { type: object } }, cursor: { type: integration, schema: { type: object } } }',
    },
    { base: 'name: parcel-desk', manifest: 'states: { lastSync: { type: integration, schema: { type: object } } }' },
  ],
  invalid: [
    {
      base: 'version: 1.4.2\nstates: { ⟦lastSync⟧: { type: integration, schema: { type: object } } }',
      manifest: 'version: ⟦2.0.0⟧',
      problems: [{ message: 'removed', text: 'State `lastSync` was removed.', bump: 'major', breaks: 'state' }],
    },
    {
      base: 'states: { ⟦lastSync⟧: { type: integration, schema: { type: object } } }',
      manifest: 'states: { ⟦cursor⟧: { type: integration, schema: { type: object } } }',
      problems: [
        { message: 'renamed', text: 'State `lastSync` was renamed to `cursor`.', bump: 'major', breaks: 'state' },
      ],
    },
    {
      base: 'states: { ⟦lastSync⟧: { type: integration, schema: { type: object } } }',
      manifest: '⟦states⟧: { cursor: { type: user, schema: { type: object } } }',
      problems: ['removed'],
    },
  ],
});
