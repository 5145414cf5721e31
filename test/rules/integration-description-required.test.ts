import rule from '../../rules/integration-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['description: Parcel Desk', '{ "description": "Tracks parcels" }'],
  invalid: [
    {
      manifest: `
        ⟦name: parcel-desk
        version: 1.4.2⟧
      `,
      problems: [{ message: 'missing', text: 'The integration has no description.' }],
    },
    { manifest: '⟦{ "name": "parcel-desk" }⟧', problems: ['missing'] },
    { manifest: '{ "description": ⟦""⟧ }', problems: ['missing'] },
  ],
});
