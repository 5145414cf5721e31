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
      name: 'addresses and anchors declared in the schema',
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
      name: 'references relative to nested base addresses',
      manifest: `
        states:
          route:
            schema:
              $id: https://parcels.example/schemas/route.json
              properties:
                from: { $ref: stop.json }
                to: { $ref: /schemas/stop.json#/definitions/place }
                via: { $ref: 'stop.json#depot' }
                self: { $ref: route.json#/definitions/stop }
                back: { $ref: '#/definitions/stop' }
              definitions:
                stop:
                  $id: ./stop.json
                  properties:
                    place: { $ref: '#/definitions/place' }
                    depot: { $ref: '#depot' }
                    route: { $ref: 'route.json#/properties/from' }
                  definitions: { place: { type: string }, depot: { $id: '#depot' } }
      `,
    },
    {
      name: 'references without a base address, and a base that is a URN',
      manifest: `
        states:
          route:
            schema:
              properties: { from: { $ref: stop.json }, to: { $ref: ./stop.json#/items }, via: { $ref: 'urn:depot' } }
              definitions: { stop: { $id: stop.json, items: {} }, depot: { $id: 'urn:depot', items: { $ref: '#' } } }
          stop:
            schema:
              $id: 'urn:stop'
              properties: { place: { $ref: '#/definitions/place' }, next: { $ref: 'urn:stop' } }
              definitions: { place: { type: string } }
      `,
    },
    {
      name: 'anchors, in the drafts that have them, and the identifier of draft-04',
      manifest: `
        states:
          route:
            schema:
              $schema: https://json-schema.org/draft/2020-12/schema
              properties: { from: { $ref: '#stop' }, to: { $ref: '#depot' } }
              $defs: { stop: { $anchor: stop }, depot: { $dynamicAnchor: depot } }
          stop:
            schema:
              $schema: http://json-schema.org/draft-04/schema#
              id: https://parcels.example/stop
              properties: { place: { $ref: '#place' }, depot: { $ref: depot } }
              definitions: { place: { id: '#place' }, depot: { id: depot } }
      `,
    },
    {
      name: 'an identifier beside `$ref` in older drafts is ignored',
      manifest: `
        states:
          route:
            schema:
              properties: { from: { $id: stop.json, $ref: '#/definitions/stop' } }
              definitions: { stop: { type: string } }
      `,
    },
    {
      name: 'dynamic references in drafts with and without them',
      manifest: `
        states:
          route:
            schema:
              $schema: https://json-schema.org/draft/2020-12/schema
              properties: { next: { $dynamicRef: '#stop' }, first: { $dynamicRef: '#/$defs/stop' } }
              $defs: { stop: { $dynamicAnchor: stop } }
          stop:
            schema:
              $schema: https://json-schema.org/draft/2019-09/schema
              $recursiveAnchor: true
              properties: { next: { $recursiveRef: '#' }, first: { $dynamicRef: '#none' } }
          depot:
            schema:
              properties: { next: { $dynamicRef: '#none' }, first: { $recursiveRef: none.json } }
      `,
    },
    {
      name: 'a property named `$ref`',
      manifest: { states: { a: { schema: { properties: { $ref: { type: 'string' } } } } } },
    },
  ],
  invalid: [
    {
      name: 'references to addresses and files',
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
      name: 'dynamic references that lead outside, or nowhere',
      manifest: `
        states:
          route:
            schema:
              $schema: https://json-schema.org/draft/2020-12/schema
              properties:
                next: { $dynamicRef: ⟦'#stop'⟧ }
                last: { $dynamicRef: ⟦https://parcels.example/stop.json⟧, $ref: ⟦'#/$defs/none'⟧ }
          stop:
            schema:
              $schema: https://json-schema.org/draft/2019-09/schema
              properties: { next: { $recursiveRef: ⟦stop.json⟧ } }
      `,
      problems: [
        {
          message: 'unresolved',
          text: 'In the schema of state `route`, `$dynamicRef` is `#stop`, which does not exist.',
        },
        {
          message: 'external',
          text: 'In the schema of state `route`, `$dynamicRef` is `https://parcels.example/stop.json`; nothing is fetched, so only `#/…` within the schema works.',
        },
        'unresolved',
        {
          message: 'external',
          text: 'In the schema of state `stop`, `$recursiveRef` is `stop.json`; nothing is fetched, so only `#/…` within the schema works.',
        },
      ],
    },
    {
      name: 'an address other than the declared ones',
      manifest: `
        states: { a: { schema: { $id: 'urn:a', items: { $ref: ⟦urn:b⟧ } } } }
      `,
      problems: ['external'],
    },
    {
      name: 'references to missing parts',
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
      name: 'a misspelled pointer, `$defs` for `definitions`, a missing `#`',
      manifest: `
        states:
          route:
            schema:
              properties:
                a: { $ref: ⟦'#/definitions/adress'⟧ }
                b: { $ref: ⟦'#/$defs/address'⟧ }
                c: { $ref: ⟦definitions/address⟧ }
                d: { $ref: ⟦/definitions/address⟧ }
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
                d: { $ref: "#/definitions/address" }
              definitions: { address: { type: string } }
      `,
    },
    {
      name: 'a nested base address does not affect references outside it',
      manifest: `
        states:
          route:
            schema:
              properties:
                from: { $id: https://parcels.example/stop, type: string }
                to: { $ref: ⟦'#/definitions/stop'⟧ }
                via: { $ref: ⟦../stop.json⟧ }
          stop:
            schema:
              $id: https://parcels.example/stop
              properties:
                place: { $ref: ⟦'#/definitions/place'⟧ }
                depot: { $ref: ⟦https://parcels.example/stop#/definitions/depot⟧ }
                next: { $ref: ⟦next⟧ }
      `,
      problems: ['unresolved', 'external', 'unresolved', 'unresolved', 'external'],
    },
    {
      name: 'an address resolved from a nested base',
      manifest: `
        states:
          route:
            schema:
              $id: https://parcels.example/route
              properties: { from: { $ref: stop }, to: { $ref: ⟦other/stop⟧ } }
              definitions:
                stop: { $id: stop, items: { $ref: ⟦place⟧ } }
                depot: { $id: depots/, items: { $ref: ⟦stop⟧ }, contains: { $ref: ../stop } }
      `,
      problems: ['external', 'external', 'external'],
    },
    {
      name: 'a pointer valid from the root but not from a nested `$id`',
      manifest: `
        states:
          route:
            schema:
              properties: { from: { $id: https://parcels.example/stop, items: { $ref: ⟦'#/definitions/stop'⟧ } } }
              definitions: { stop: { type: string } }
      `,
      problems: [
        {
          message: 'rebased',
          text: 'In the schema of state `route`, `$ref` is `#/definitions/stop`, which does not exist: it starts at the schema with the `$id` `https://parcels.example/stop`, not at the root.',
        },
      ],
    },
    {
      name: 'a pointer that is valid neither from the root nor from a nested `$id`',
      manifest: `
        states:
          route:
            schema:
              properties: { from: { $id: https://parcels.example/stop, items: { $ref: ⟦'#/definitions/stop'⟧ } } }
      `,
      problems: ['unresolved'],
    },
    {
      name: 'anchors that are missing, in another schema or unknown in the draft',
      manifest: `
        states:
          route:
            schema:
              $schema: https://json-schema.org/draft/2019-09/schema
              properties: { from: { $ref: ⟦'#stop'⟧ }, to: { $ref: ⟦'#depot'⟧ }, via: { $ref: ⟦'#place'⟧ } }
              $defs:
                stop: { $id: '#stop' }
                depots: { $id: depots, items: { $anchor: depot } }
                place: { $anchor: places }
      `,
      problems: ['unresolved', 'unresolved', 'unresolved'],
    },
    {
      name: 'a schema under an unknown keyword that a reference leads to',
      manifest: `
        states:
          route:
            schema:
              properties: { from: { $ref: '#/components/0/stop' } }
              components: [{ stop: { items: { $ref: ⟦https://elsewhere.example/stop⟧ } } }, { $ref: ignored }]
      `,
      problems: ['external'],
    },
    {
      name: 'a misspelled pointer after the address of the schema itself',
      manifest: `
        states:
          route:
            schema:
              $id: https://parcels.example/route
              items: { $ref: ⟦https://parcels.example/route#/definitions/stpo⟧ }
              definitions: { stop: {} }
      `,
      problems: ['misspelt'],
      fixed: `
        states:
          route:
            schema:
              $id: https://parcels.example/route
              items: { $ref: https://parcels.example/route#/definitions/stop }
              definitions: { stop: {} }
      `,
    },
  ],
});
