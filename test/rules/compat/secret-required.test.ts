import rule from '../../../rules/compat/secret-required.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'secrets: { CARRIER_KEY: {} }', manifest: 'secrets: { CARRIER_KEY: { optional: false } }' },
    { base: 'secrets: {}', manifest: 'secrets: { CARRIER_KEY: { description: Key } }' },
    { base: 'secrets: {}', manifest: 'secrets: { CARRIER_KEY: { optional: true } }' },
    { base: 'secrets: { CARRIER_KEY: { optional: true } }', manifest: 'secrets: {}' },
    {
      name: 'a record in the base does not list optional secrets',
      base: '{"integration": {"secrets": ["CARRIER_KEY"]}}',
      manifest: 'secrets: { CARRIER_KEY: { optional: true } }',
    },
    {
      name: 'a record in the head does not list optional secrets',
      base: 'secrets: { CARRIER_KEY: { optional: true } }',
      manifest: '{"integration": {"secrets": ["CARRIER_KEY"]}}',
    },
  ],
  invalid: [
    {
      base: 'secrets: { CARRIER_KEY: { optional: ⟦true⟧ } }',
      manifest: 'secrets: { ⟦CARRIER_KEY⟧: {} }',
      problems: [
        {
          message: 'required',
          text: 'Secret `CARRIER_KEY` was optional and is now required.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      base: 'secrets: { CARRIER_KEY: { optional: ⟦false⟧ } }',
      manifest: 'secrets: { CARRIER_KEY: { optional: ⟦true⟧ } }',
      problems: [
        { message: 'optional', text: 'Secret `CARRIER_KEY` was required and is now optional.', bump: 'minor' },
      ],
    },
  ],
});
