import rule from '../../../rules/compat/secret-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'secrets: { CARRIER_KEY: {} }', manifest: 'secrets: { CARRIER_KEY: { optional: true }, MAP_KEY: {} }' },
    {
      name: 'names in another order',
      base: '{"integration": {"secrets": ["CARRIER_KEY", "MAP_KEY"]}}',
      manifest: '{"integration": {"secrets": ["MAP_KEY", "CARRIER_KEY"]}}',
    },
    {
      name: 'a definition with the names of the record',
      base: '{"integration": {"secrets": ["CARRIER_KEY", "MAP_KEY"]}}',
      manifest: 'secrets: { MAP_KEY: { description: Key for maps }, CARRIER_KEY: {} }',
    },
  ],
  invalid: [
    {
      base: 'version: 1.4.2\nsecrets: { ⟦CARRIER_KEY⟧: { description: Key } }',
      manifest: 'version: ⟦1.4.3⟧',
      problems: [{ message: 'removed', text: 'Secret `CARRIER_KEY` was removed.', bump: 'patch' }],
    },
    {
      base: 'secrets: { ⟦CARRIER_KEY⟧: { description: Key for the carrier } }',
      manifest: 'secrets: { ⟦CARRIER_TOKEN⟧: { description: Key for the carrier } }',
      problems: [
        {
          message: 'renamed',
          text: 'Secret `CARRIER_KEY` was renamed to `CARRIER_TOKEN`; its value has to be set again.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'in lists of names no rename can be recognized',
      base: '{"integration": {"secrets": ["MAP_KEY", ⟦"CARRIER_KEY"⟧]}}',
      manifest: '{"integration": {⟦"secrets"⟧: ["MAP_KEY", "CARRIER_TOKEN"]}}',
      problems: [{ message: 'removed', path: ['secrets', 'CARRIER_KEY'] }],
    },
    {
      name: 'from a record to a definition',
      base: '{"integration": {"secrets": [⟦"CARRIER_KEY"⟧, "MAP_KEY"]}}',
      manifest: '⟦secrets⟧: { MAP_KEY: { description: Key for maps } }',
      problems: ['removed'],
    },
  ],
});
