import rule from '../../rules/entity-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['entities: { parcel: { title: Track a parcel, schema: {} } }', 'entities: {}'],
  invalid: [
    {
      manifest: `
        entities:
          ⟦parcel⟧:
            description: Tells where a parcel is
            schema: {}
      `,
      problems: [{ message: 'missing', text: 'Entity `parcel` has no title.' }],
    },
  ],
});
