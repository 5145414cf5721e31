import rule from '../../rules/integration-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['title: Parcel Desk', { name: 'an empty title, which the model reports', manifest: 'title: ""' }],
  invalid: [
    {
      manifest: `
        ⟦name: parcel-desk
        version: 1.4.2⟧
      `,
      problems: [{ message: 'missing', text: 'The integration has no title.' }],
    },
    { manifest: '⟦{ "name": "parcel-desk" }⟧', problems: ['missing'] },
  ],
});
