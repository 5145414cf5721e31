import rule from '../../rules/entity-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['entities: { parcel: { description: Tells where a parcel is, schema: {} } }', 'entities: {}'],
  invalid: [
    {
      manifest: `
        entities:
          ⟦parcel⟧:
            title: Track a parcel
            schema: {}
      `,
      problems: [{ message: 'missing', text: 'Entity `parcel` has no description.' }],
    },
  ],
});
