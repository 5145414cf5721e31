import rule from '../../rules/secret-name-case.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'secrets: { API_KEY: {}, CLIENT_SECRET_2: {}, 2FA_SEED: {}, TOKEN: {} }',
    { as: 'record', manifest: 'secrets: [API_KEY]' },
    'name: parcel-desk',
  ],
  invalid: [
    {
      manifest: `
        secrets:
          ⟦carrierApiKey⟧: # from the carrier's console
            description: Key for the API of the carrier
          ⟦WEBHOOK-SECRET⟧: { optional: true }
      `,
      problems: [
        {
          message: 'case',
          text: 'Secret `carrierApiKey` is not in SCREAMING_SNAKE_CASE; expected `CARRIER_API_KEY`.',
          fix: 'unsafe',
        },
        'case',
      ],
      fixed: `
        secrets:
          CARRIER_API_KEY: # from the carrier's console
            description: Key for the API of the carrier
          WEBHOOK_SECRET: { optional: true }
      `,
    },
    {
      name: 'a record, which lists the names',
      as: 'record',
      manifest: '{ "secrets": ["TOKEN", ⟦"api_key_"⟧] }',
      problems: [{ message: 'case', path: ['secrets', 1] }],
      fixed: '{ "secrets": ["TOKEN", "API_KEY"] }',
    },
    {
      name: 'a better name that is taken',
      manifest: '{ "secrets": { ⟦"apiKey"⟧: {}, "API_KEY": {} } }',
      problems: [{ message: 'case', fix: 'none' }],
    },
    {
      manifest: 'secrets: { ⟦"--"⟧: {} }',
      problems: [
        {
          message: 'unusable',
          text: 'Secret `--` has no letter or digit to name a variable with; expected a name such as `API_KEY`.',
        },
      ],
    },
  ],
});
