import rule from '../../rules/secret-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'secrets: { CARRIER_KEY: { description: Key for the API of the carrier } }',
    { name: 'a record, which lists names', as: 'record', manifest: 'secrets: [CARRIER_KEY]' },
  ],
  invalid: [
    {
      manifest: `
        secrets:
          ⟦CARRIER_KEY⟧:
            optional: true
      `,
      problems: [{ message: 'missing', text: 'Secret `CARRIER_KEY` has no description.' }],
    },
  ],
});
