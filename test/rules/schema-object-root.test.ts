import rule from '../../rules/schema-object-root.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      name: 'objects in every notation',
      manifest: `
        configuration: { schema: { type: object } }
        states:
          a: { schema: { type: [object] } }
          b: { schema: { allOf: [{ type: object }, { minProperties: 1 }] } }
          c: { schema: { anyOf: [{ type: object }, { const: { a: 1 } }, { enum: [{}, { b: 2 }] }] } }
          d: { schema: { allOf: [{ oneOf: [{ type: object }] }] } }
      `,
    },
    {
      name: 'nullable objects that refuse `null` for another reason',
      manifest: `
        states:
          a: { schema: { type: object, nullable: true, allOf: [{ type: object }] } }
          b: { schema: { type: object, nullable: true, enum: [{}] } }
          c: { schema: { type: object, nullable: false } }
          d: { schema: { type: object, properties: { code: { type: object, nullable: true } } } }
      `,
    },
    {
      name: 'a type that is not known',
      manifest: `
        states:
          e: { schema: { type: object, nullable: true, $ref: '#/definitions/x' } }
          a: { schema: { $ref: '#/definitions/x', definitions: { x: { type: object } } } }
          b: { schema: { anyOf: [{ type: object }, { $ref: '#/definitions/x' }] } }
          c: { schema: { if: {}, then: { type: object }, else: { type: object } } }
          d: { schema: { oneOf: [true] } }
      `,
    },
    {
      name: 'an invalid type, which another rule reports',
      manifest:
        'states: { a: { schema: { type: Object } }, b: { schema: { type: null } }, c: { schema: { type: [object, 5] } } }',
    },
    {
      name: 'an invalid list of schemas, which another rule reports',
      manifest:
        'states: { a: { schema: { oneOf: { x: {} } } }, b: { schema: { anyOf: [] } }, c: { schema: { allOf: {} } } }',
    },
    { name: 'an entity', manifest: 'entities: { color: { schema: { type: string } } }' },
    { name: 'the empty configuration that the server writes', manifest: 'configuration: { schema: {} }' },
  ],
  invalid: [
    {
      name: 'another type than object, and several types',
      manifest: `
        actions:
          trackParcel:
            input: { schema: { type: ⟦string⟧ } }
            output: { schema: { type: ⟦[object, 'null']⟧ } }
      `,
      problems: [
        {
          message: 'type',
          text: 'The schema of action `trackParcel` input has the type `string`; expected `object`.',
          fix: 'none',
        },
        {
          message: 'type',
          text: 'The schema of action `trackParcel` output has the type `object`, `null`; expected `object`.',
          fix: 'unsafe',
        },
      ],
      fixed: `
        actions:
          trackParcel:
            input: { schema: { type: string } }
            output: { schema: { type: object } }
      `,
    },
    {
      name: 'a configuration of another type',
      manifest: 'configuration: { schema: { type: ⟦array⟧ } }',
      problems: ['type'],
    },
    {
      name: 'properties without a type',
      manifest: `
        channels:
          chat:
            messages:
              parcel:
                ⟦schema⟧:
                  properties: { code: { type: string } }
      `,
      problems: [
        {
          message: 'open',
          text: 'The schema of message `parcel` of channel `chat` accepts more than objects; expected `type` to be `object`.',
          fix: 'safe',
        },
      ],
      fixed: `
        channels:
          chat:
            messages:
              parcel:
                schema:
                  properties: { code: { type: string } }
                  type: object
      `,
    },
    {
      name: 'keywords for objects without a type',
      manifest: `
        states:
          last: { ⟦schema⟧: { required: [code] } }
          only: { ⟦schema⟧: { additionalProperties: { type: string } } }
      `,
      problems: ['open', 'open'],
      fixed: `
        states:
          last: { schema: { required: [code], type: object } }
          only: { schema: { additionalProperties: { type: string }, type: object } }
      `,
    },
    {
      name: 'a missing type beside alternatives for other types',
      manifest: `
        states:
          last: { ⟦schema⟧: { properties: { code: {} }, anyOf: [{ required: [code] }, { type: string }] } }
          only: { schema: { type: ⟦[object, 'null']⟧, oneOf: [{ required: [code] }, { type: 'null' }] } }
      `,
      problems: [
        { message: 'open', fix: 'none' },
        { message: 'type', fix: 'none' },
      ],
    },
    {
      name: 'a nullable object in the notation of OpenAPI',
      manifest: `
        actions:
          trackParcel:
            input: { schema: { type: object, properties: {}, nullable: ⟦true⟧ } }
            output: { schema: { type: [object], nullable: ⟦true⟧, oneOf: [{ required: [code] }, { type: 'null' }] } }
        states:
          last: { ⟦schema⟧: { anyOf: [{ type: object }, { type: object, nullable: true }] } }
          only: { schema: { type: ⟦string⟧, nullable: true } }
      `,
      problems: [
        {
          message: 'nullable',
          text: 'The schema of action `trackParcel` input is `nullable`, and accepts `null`; expected objects only.',
          fix: 'unsafe',
        },
        { message: 'nullable', fix: 'none' },
        { message: 'open', fix: 'none' },
        { message: 'type', fix: 'none' },
      ],
      fixed: `
        actions:
          trackParcel:
            input: { schema: { type: object, properties: {} } }
            output: { schema: { type: [object], nullable: true, oneOf: [{ required: [code] }, { type: 'null' }] } }
        states:
          last: { schema: { anyOf: [{ type: object }, { type: object, nullable: true }] } }
          only: { schema: { type: string, nullable: true } }
      `,
    },
    {
      name: 'an empty schema, and an alternative that is not an object',
      manifest: `
        configurations: { manual: { ⟦schema⟧: {} } }
        states: { last: { ⟦schema⟧: { anyOf: [{ type: object }, { type: 'null' }] } }, only: { ⟦schema⟧: { const: 5 } } }
        events: { parcelLost: { ⟦schema⟧: { enum: [{}, 1] } } }
      `,
      problems: ['open', 'open', 'open', 'open'],
    },
  ],
});
