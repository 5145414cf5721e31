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
      name: 'a better name that is listed',
      as: 'record',
      manifest: '{ "secrets": [⟦"apiKey"⟧, "API_KEY"] }',
      problems: [{ message: 'case', fix: 'none' }],
    },
    {
      name: 'a prefix that the platform adds, which `secret-name-prefix` would report',
      manifest: 'secrets: { ⟦secretCarrierKey⟧: {}, ⟦SECRET_deskToken⟧: {} }',
      problems: [
        {
          message: 'prefixed',
          text: 'Secret `secretCarrierKey` is not in SCREAMING_SNAKE_CASE, and the platform adds the prefix `SECRET_`; expected `CARRIER_KEY`.',
        },
        'prefixed',
      ],
      fixed: 'secrets: { CARRIER_KEY: {}, DESK_TOKEN: {} }',
    },
    {
      name: 'runs of capitals and accents',
      manifest: 'secrets: { ⟦APIKey⟧: {}, ⟦OAuthURLs⟧: {}, ⟦übergabe⟧: {} }',
      problems: ['case', 'case', 'case'],
      fixed: 'secrets: { API_KEY: {}, OAUTH_URLS: {}, UBERGABE: {} }',
    },
    { manifest: 'secrets: { ⟦ключ⟧: {} }', problems: ['unusable'] },
    {
      manifest: 'secrets: { ⟦"--"⟧: {} }',
      problems: [
        {
          message: 'unusable',
          text: 'Secret `--` is not in SCREAMING_SNAKE_CASE; expected a name such as `API_KEY`.',
        },
      ],
    },
  ],
});
