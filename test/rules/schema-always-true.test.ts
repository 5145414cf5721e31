import rule from '../../rules/schema-always-true.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'states: { cart: { schema: { properties: { total: { type: number } }, additionalProperties: {} } } }',
    'states: { cart: { schema: { properties: { goods: { items: {} } } } } }',
    {
      name: 'an open field of an event, which is not stored',
      manifest: 'events: { parcelLost: { schema: { properties: { raw: {} } } } }',
    },
    {
      name: 'every alternative, or one part of `allOf`, restricts the value',
      manifest: `
        states:
          cart:
            schema:
              properties:
                goods: { anyOf: [{ type: string }, { type: 'null' }] }
                total: { allOf: [{}, { type: number }] }
                taxes: { oneOf: [{}, { type: 'null' }] }
                times: { type: number, nullable: true }
                never: false
                other: { anyOf: {} }
                label: { anyOf: [{}], type: string }
                place: { allOf: [] }
              additionalProperties: true
      `,
    },
    {
      name: 'a `true` schema in an event, which is not stored',
      manifest: 'events: { lost: { schema: { properties: { raw: true } } } }',
    },
  ],
  invalid: [
    {
      name: 'open schemas in other notations and nested ones',
      manifest: `
        states:
          cart:
            schema:
              properties:
                ⟦goods⟧: true
                ⟦total⟧: { anyOf: [{}, { type: 'null' }], title: Total }
                ⟦taxes⟧: { allOf: [true, { description: What is added }] }
                ⟦costs⟧: { allOf: [{}] }
                ⟦times⟧: { nullable: true }
                places: { type: array, items: { properties: { ⟦shelf⟧: true } } }
      `,
      problems: [
        {
          message: 'open',
          text: 'Field `goods` of state `cart` accepts anything, so whatever is stored there is valid.',
        },
        'open',
        'open',
        'open',
        'open',
        'open',
      ],
    },
    {
      name: 'every stored schema, whatever definitions stand beside it',
      manifest: `
        configuration: { schema: { properties: { ⟦desk⟧: {} } } }
        configurations: { depot: { schema: { properties: { ⟦desk⟧: { $schema: 'http://json-schema.org/draft-07/schema#' } } } } }
        entities: { parcel: { schema: { properties: { ⟦code⟧: { $id: '#code', definitions: { short: { type: string } } } } } } }
      `,
      problems: [
        {
          message: 'open',
          text: 'Field `desk` of the configuration accepts anything, so whatever is stored there is valid.',
        },
        'open',
        'open',
      ],
    },
    {
      name: 'empty schemas, and schemas with only texts',
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
