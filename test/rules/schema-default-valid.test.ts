import rule from '../../rules/schema-default-valid.ts';
import { testRule } from '../../src/testing/index.ts';
import { schemas } from './facts.ts';

const facts = { schemas };

testRule(rule, {
  valid: [
    ...[
      'states: { cart: { schema: { type: integer, minimum: 1, default: 20 } } }',
      "states: { cart: { schema: { items: { $ref: '#/definitions/n', default: 1 }, definitions: { n: { type: number } } } } }",
      'states: { cart: { schema: { anyOf: [{ type: string }, { type: "null" }], default: null } } }',
      'states: { cart: { schema: { properties: { default: { type: string } } } } }',
      'states: { cart: { schema: { properties: { constructor: { type: string }, toString: { type: number } }, default: {} } } }',
      'states: { cart: { schema: { multipleOf: 0.01, default: 4.35 } } }',
      'states: { cart: { schema: { enum: [{ constructor: {} }], default: { constructor: {} } } } }',
      "actions: { trackParcel: { input: { schema: { properties: { user: { type: string, format: uuid, default: '{{event.userId}}' } } } } } }",
      "states: { cart: { schema: { $ref: '#/definitions/n', maxLength: 1, default: xy, definitions: { n: { type: string } } } } }",
    ].map((manifest) => ({ manifest, facts })),
    {
      name: 'a required property has its own default',
      facts,
      manifest: 'states: { cart: { schema: { properties: { n: { default: 3 } }, required: [n], default: {} } } }',
    },
    {
      name: 'an unresolved reference',
      facts,
      manifest: 'states: { cart: { schema: { $ref: https://parcels.example/a.json, default: 5 } } }',
    },
    { name: 'an invalid type', facts, manifest: 'states: { cart: { schema: { type: strng, default: 5 } } }' },
    {
      name: 'an invalid pattern and an unknown format',
      facts,
      manifest: 'states: { cart: { schema: { type: string, pattern: "(", format: parcel-code, default: x } } }',
    },
    {
      name: 'a default with a property named `__proto__` that fits',
      facts,
      manifest: `{ "states": { "cart": { "schema": {
        "properties": {
          "closed": { "properties": { "__proto__": { "type": "string" } }, "additionalProperties": false, "default": { "__proto__": "x" } },
          "filled": { "properties": { "__proto__": { "default": "x" } }, "required": ["__proto__"], "default": {} }
        }
      } } } }`,
    },
  ],
  invalid: [
    {
      name: 'references to the root by an anchor',
      facts,
      manifest: `
        states:
          route:
            schema:
              $schema: https://json-schema.org/draft/2020-12/schema
              $anchor: stop
              $dynamicAnchor: place
              type: object
              properties:
                next: { $ref: '#stop', default: { next: ⟦7⟧ } }
                last: { $dynamicRef: '#place', default: { next: ⟦depot⟧ } }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'The default `{"next":7}` of `next` of state `route` is not valid against its own schema: it must be object.',
        },
        {
          message: 'invalid',
          text: 'The default `{"next":"depot"}` of `last` of state `route` is not valid against its own schema: it must be object.',
        },
      ],
    },
    {
      name: 'a default with a property named `__proto__` that does not fit',
      facts,
      manifest: `{ "states": { "cart": { "schema": {
        "properties": { "__proto__": { "type": "string" } }, "default": { "__proto__": ⟦5⟧ }
      } } } }`,
      problems: [
        {
          message: 'invalid',
          text: 'The default `{"__proto__":5}` of `schema` of state `cart` is not valid against its own schema: it must be string.',
        },
      ],
    },
    {
      name: 'a default where no item is accepted',
      facts,
      manifest: 'states: { cart: { schema: { properties: { stops: { items: false, default: [⟦a⟧] } } } } }',
      problems: [
        {
          message: 'invalid',
          text: 'The default `["a"]` of `stops` of state `cart` is not valid against its own schema: it must not be given.',
        },
      ],
    },
    {
      name: 'a property name that is refused and a value that is excluded',
      facts,
      manifest: `
        states:
          cart:
            schema:
              properties:
                weights: { propertyNames: { pattern: ^PX }, default: ⟦{ AX1: 3 }⟧ }
                carrier: { type: string, not: { const: none }, default: ⟦none⟧ }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'The default `{"AX1":3}` of `weights` of state `cart` is not valid against its own schema: it must not have a property named `AX1`.',
        },
        {
          message: 'invalid',
          text: 'The default `"none"` of `carrier` of state `cart` is not valid against its own schema: it must not match the schema in `not`.',
        },
      ],
    },
    {
      name: 'a default of another type',
      facts,
      manifest: `
        configuration:
          schema:
            properties:
              limit: { type: integer, default: ⟦"20"⟧ }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'The default `"20"` of `limit` of the configuration is not valid against its own schema: it must be integer.',
        },
      ],
    },
    {
      name: 'a default missing from the `enum`',
      facts,
      manifest: 'states: { cart: { schema: { enum: [red, green], default: ⟦blue⟧ } } }',
      problems: [
        {
          message: 'invalid',
          text: 'The default `"blue"` of `schema` of state `cart` is not valid against its own schema: it must be one of `"red"`, `"green"`.',
        },
      ],
    },
    ...[
      'states: { cart: { schema: { type: number, maximum: 30, default: ⟦31⟧ } } }',
      'states: { cart: { schema: { type: string, format: date-time, default: ⟦yesterday⟧ } } }',
      'states: { cart: { schema: { pattern: ^PX, default: ⟦AX1⟧ } } }',
      'states: { cart: { schema: { const: small, default: ⟦big⟧ } } }',
      'states: { cart: { schema: { oneOf: [{ type: string }, { type: boolean }], default: ⟦5⟧ } } }',
      "states: { cart: { schema: { items: { $ref: '#/definitions/n', default: ⟦x⟧ }, definitions: { n: { type: number } } } } }",
      'states: { cart: { schema: { required: [id], default: ⟦{}⟧ } } }',
      'states: { cart: { schema: { required: [toString], default: ⟦{}⟧ } } }',
      'states: { cart: { schema: { properties: { n: { type: integer, default: ⟦[]⟧ } }, default: {} } } }',
      "states: { cart: { schema: { $id: 'https://parcels.example/cart', default: ⟦x⟧, $ref: '#/$defs/n', $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: { n: { $id: n, $ref: '#/$defs/m', $defs: { m: { type: number } } } }, items: { $ref: n }, type: array } } }",
      'states: { cart: { schema: { additionalProperties: false, default: ⟦{ id: 1 }⟧ } } }',
      '{ "states": { "cart": { "schema": { "additionalProperties": false, "default": ⟦{ "__proto__": 1 }⟧ } } } }',
      '{ "states": { "cart": { "schema": { "properties": { "__proto__": {}, "id": { "type": "string" } }, "default": { "__proto__": 1, "id": ⟦5⟧ } } } } }',
    ].map((manifest) => ({ manifest, facts, problems: ['invalid'] })),
    {
      name: 'a fault nested inside the default',
      facts,
      manifest: `
        states:
          route:
            schema:
              type: object
              default: { stops: [Bern, ⟦7⟧], a/b: 1 }
              properties: { stops: { items: { type: string } } }
      `,
      problems: ['invalid'],
    },
  ],
});
