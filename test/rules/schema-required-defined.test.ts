import rule from '../../rules/schema-required-defined.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      name: 'defined, here or elsewhere',
      manifest: `
        states:
          a: { schema: { properties: { id: {}, toString: {} }, required: [id, toString] } }
          b: { schema: { properties: { id: {} }, anyOf: [{ required: [code] }, { required: [id] }], required: [code] } }
          c: { schema: { properties: { id: {} }, patternProperties: { '^x': {} }, required: [xa], additionalProperties: false } }
          d: { schema: { properties: {}, additionalProperties: { type: string }, required: [en] } }
          e: { schema: { properties: {}, $ref: '#/definitions/x', required: [en], definitions: { x: {} } } }
          f: { schema: { required: [id] } }
          g: { schema: { properties: { if: { properties: { then: {} }, required: [then] } }, required: [if] } }
      `,
    },
    {
      name: 'a reference combines the requirement with the definition of the property',
      manifest: `
        states:
          a:
            schema:
              allOf: [{ $ref: '#/definitions/coded' }]
              properties: { code: {} }
              definitions: { coded: { properties: { place: {} }, required: [code] } }
          c:
            schema:
              $ref: '#/$defs/coded'
              properties: { code: {} }
              $defs: { coded: { properties: { place: {} }, required: [code] } }
          b: { schema: { items: { properties: { id: {} } }, contains: { properties: { kind: {} }, required: [id] } } }
      `,
    },
  ],
  invalid: [
    {
      name: 'a referenced schema that stands alone',
      manifest: `
        states:
          a:
            schema:
              properties: { stop: { $ref: '#/definitions/stop' } }
              definitions: { stop: { properties: { place: {} }, required: [⟦code⟧] } }
      `,
      problems: ['undefined'],
    },
    {
      name: 'a referenced schema that allows no other properties',
      manifest: `
        states:
          a:
            schema:
              allOf: [{ $ref: '#/definitions/coded' }]
              properties: { code: {} }
              definitions: { coded: { properties: { place: {} }, required: [⟦code⟧], additionalProperties: false } }
      `,
      problems: ['impossible'],
    },
    {
      name: 'a known fault beside a part that is not known',
      manifest:
        'states: { cart: { schema: { properties: { sender: { properties: { name: {} }, required: [⟦city⟧] }, total: { type: number } } } } }',
      unknown: { manifest: ['/states/cart/schema/properties/total/type'] },
      problems: ['undefined'],
    },
    {
      name: 'a required property where no others are allowed',
      manifest: `
        actions:
          trackParcel:
            input:
              schema:
                properties: { code: { type: string } }
                required: [code, ⟦courier⟧]
                additionalProperties: false
      `,
      problems: [
        {
          message: 'impossible',
          text: '`schema` of action `trackParcel` input requires the property `courier`, but neither defines it nor allows others.',
          severity: 'error',
        },
      ],
    },
    {
      name: 'a required property where others are allowed',
      manifest: `
        events:
          parcelLost:
            schema:
              properties:
                parcel: { properties: { id: {} }, required: [id, ⟦weight⟧] }
      `,
      problems: [
        {
          message: 'undefined',
          text: '`parcel` of event `parcelLost` requires the property `weight`, which it does not define.',
          severity: 'warn',
        },
      ],
    },
    {
      name: 'a misspelled required property',
      manifest: '{ "states": { "cart": { "schema": { "properties": { "total": {} }, "required": [⟦"totl"⟧] } } } }',
      problems: [
        {
          message: 'misspelt',
          text: '`schema` of state `cart` requires the property `totl`, which it does not define; did you mean `total`?',
          fix: 'unsafe',
        },
      ],
      fixed: '{ "states": { "cart": { "schema": { "properties": { "total": {} }, "required": ["total"] } } } }',
    },
    {
      name: 'a name similar to another required property',
      manifest: 'states: { cart: { schema: { properties: { street: {} }, required: [street, ⟦street2⟧] } } }',
      problems: ['undefined'],
    },
    {
      name: 'a branch that allows no other properties',
      manifest: `
        states: { a: { schema: { allOf: [{ properties: { a: {} }, required: [⟦bus⟧], additionalProperties: false }] } } }
      `,
      problems: ['impossible'],
    },
  ],
});
