import rule from '../../rules/schema-always-true.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'states: { cart: { schema: { properties: { total: { type: number } }, additionalProperties: {} } } }',
    'states: { cart: { schema: { properties: { goods: { items: {} } } } } }',
    { name: 'what is not stored', manifest: 'events: { parcelLost: { schema: { properties: { raw: {} } } } }' },
  ],
  invalid: [
    {
      name: 'nothing, and nothing but texts',
      manifest: `
        states:
          cart:
            schema:
              properties:
                ⟦goods⟧: {}
                ⟦total⟧: { title: Total, description: What it costs, x-zui: { title: Total } }
      `,
      problems: [
        {
          message: 'open',
          text: 'Field `goods` of state `cart` accepts anything, so whatever is stored there is valid.',
        },
        'open',
      ],
    },
  ],
});
