import rule from '../../rules/secret-unique.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { as: 'record', manifest: 'secrets: [CLIENT_ID, CLIENT_SECRET]' },
    { as: 'record', manifest: 'secrets: []' },
    'secrets: { CLIENT_ID: {} }',
  ],
  invalid: [
    {
      as: 'record',
      manifest: `
        secrets:
          - CLIENT_ID
          - CLIENT_SECRET
          - ⟦CLIENT_ID⟧
      `,
      problems: [{ message: 'repeated', text: 'Secret `CLIENT_ID` is listed more than once.', fix: 'safe' }],
      fixed: `
        secrets:
          - CLIENT_ID
          - CLIENT_SECRET
      `,
    },
    {
      name: 'a secret that is there three times',
      as: 'record',
      manifest: '{ "secrets": ["TOKEN", ⟦"TOKEN"⟧, "KEY", ⟦"TOKEN"⟧] }',
      problems: ['repeated', 'repeated'],
      fixed: '{ "secrets": ["TOKEN", "KEY"] }',
    },
  ],
});
