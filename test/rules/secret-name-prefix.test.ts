import rule from '../../rules/secret-name-prefix.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'secrets: { CARRIER_KEY: {}, CLIENT_SECRET: {}, SECRETARY_NAME: {} }',
    { name: 'nothing after the prefix', manifest: 'secrets: { SECRET_: {}, SECRET: {} }' },
  ],
  invalid: [
    {
      manifest: `
        secrets:
          ⟦SECRET_CARRIER_KEY⟧:
            description: Key for the API of the carrier
      `,
      problems: [
        {
          message: 'prefixed',
          text: 'Secret `SECRET_CARRIER_KEY` starts with `SECRET_`, which the platform adds: code would read it as `SECRET_SECRET_CARRIER_KEY`.',
          fix: 'unsafe',
        },
      ],
      fixed: `
        secrets:
          CARRIER_KEY:
            description: Key for the API of the carrier
      `,
    },
    {
      name: 'more than once, and in another case, as `secret-name-case` writes it',
      manifest: 'secrets: { ⟦SECRET_SECRET_DESK⟧: {}, ⟦SECRET_carrierKey⟧: {} }',
      problems: ['prefixed', 'prefixed'],
      fixed: 'secrets: { DESK: {}, CARRIER_KEY: {} }',
    },
    {
      as: 'record',
      manifest: '{ "secrets": [⟦"SECRET_TOKEN"⟧, "TOKEN"] }',
      problems: [{ message: 'prefixed', fix: 'none' }],
    },
    {
      as: 'record',
      manifest: '{ "secrets": [⟦"SECRET_TOKEN"⟧] }',
      problems: ['prefixed'],
      fixed: '{ "secrets": ["TOKEN"] }',
    },
  ],
});
