import rule from '../../rules/schema-ref-local.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      name: 'the root, definitions, properties, items of a list, escaped names',
      manifest: `
        states:
          route:
            schema:
              type: object
              properties:
                stops: { type: array, items: { $ref: '#/definitions/stop' } }
                detour: { $ref: '#' }
                last: { $ref: '#/properties/pair/items/1' }
                pair: { items: [{ type: string }, { type: number }] }
                odd: { $ref: '#/definitions/a~1b~0c%20d' }
                never: { $ref: '#/definitions/none' }
              definitions: { stop: { type: string }, a/b~c d: {}, none: false }
      `,
    },
    {
      name: 'a loop of references',
      manifest: {
        states: { loop: { schema: { $ref: '#/definitions/a', definitions: { a: { $ref: '#/definitions/a' } } } } },
      },
    },
    {
      name: 'addresses and names that the schema itself gives',
      manifest: `
        states:
          route:
            schema:
              $id: https://parcels.example/route
              properties: { a: { $ref: 'https://parcels.example/route#/definitions/stop' }, b: { $ref: '#stop' } }
              definitions: { stop: { $id: '#stop' } }
      `,
    },
    {
      name: 'a property that is called so',
      manifest: { states: { a: { schema: { properties: { $ref: { type: 'string' } } } } } },
    },
  ],
  invalid: [
    {
      name: 'addresses and files',
      manifest: `
        actions:
          trackParcel:
            input:
              schema:
                properties:
                  parcel: { $ref: ⟦https://schemas.parcels.example/parcel.json⟧ }
                  secret: { $ref: ⟦file:///etc/passwd⟧ }
                  sibling: { $ref: ⟦../common.json#/definitions/code⟧ }
      `,
      problems: [
        {
          message: 'external',
          text: 'In the schema of action `trackParcel` input, `$ref` is `https://schemas.parcels.example/parcel.json`; nothing is fetched, so only `#/…` within the schema works.',
        },
        'external',
        'external',
      ],
    },
    {
      name: 'an address, where others are given',
      manifest: `
        states: { a: { schema: { $id: 'urn:a', items: { $ref: ⟦urn:b⟧ } } } }
      `,
      problems: ['external'],
    },
    {
      name: 'parts that are not there',
      manifest: `
        events:
          parcelLost:
            schema:
              properties:
                parcel: { $ref: ⟦'#/components/schemas/Parcel'⟧ }
                courier: { $ref: ⟦'#courier'⟧ }
                name: { $ref: ⟦'#/title'⟧ }
                broken: { $ref: ⟦'#/%'⟧ }
              title: Parcel
      `,
      problems: [
        {
          message: 'unresolved',
          text: 'In the schema of event `parcelLost`, `$ref` is `#/components/schemas/Parcel`, which does not exist.',
        },
        'unresolved',
        'unresolved',
        'unresolved',
      ],
    },
    {
      name: 'a slip, the other name of definitions, a forgotten #',
      manifest: `
        states:
          route:
            schema:
              properties:
                a: { $ref: ⟦'#/definitions/adress'⟧ }
                b: { $ref: ⟦'#/$defs/address'⟧ }
                c: { $ref: ⟦definitions/address⟧ }
              definitions: { address: { type: string } }
      `,
      problems: [
        {
          message: 'misspelt',
          text: 'In the schema of state `route`, `$ref` is `#/definitions/adress`, which does not exist; did you mean `#/definitions/address`?',
          fix: 'unsafe',
        },
        'misspelt',
        'misspelt',
      ],
      fixed: `
        states:
          route:
            schema:
              properties:
                a: { $ref: '#/definitions/address' }
                b: { $ref: '#/definitions/address' }
                c: { $ref: "#/definitions/address" }
              definitions: { address: { type: string } }
      `,
    },
  ],
});
