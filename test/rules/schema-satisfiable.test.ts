import rule from '../../rules/schema-satisfiable.ts';
import { testRule } from '../../src/testing/index.ts';

const state = (schema: string) => `states: { cart: { schema: ${schema} } }`;

testRule(rule, {
  valid: [
    ...[
      '{ type: number, minimum: 5, maximum: 5 }',
      '{ type: integer, exclusiveMinimum: 1, exclusiveMaximum: 3 }',
      '{ type: integer, exclusiveMinimum: 1.5, maximum: 2 }',
      '{ type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }',
      '{ type: number, minimum: 1, maximum: 10, multipleOf: 5 }',
      '{ type: number, exclusiveMinimum: -5, maximum: 4, multipleOf: 5 }',
      '{ type: number, minimum: 1, maximum: 2, multipleOf: 1.5 }',
      '{ type: number, minLength: 5, maxLength: 3 }',
      '{ enum: [red, 5] }',
      '{ type: [string, integer], enum: [red, 5] }',
      '{ type: number, enum: [1, 1.5] }',
      '{ anyOf: [{ type: string, enum: [red, null] }, { type: "null" }] }',
      '{ $ref: "#/definitions/colour", type: string, enum: [red, 5] }',
      '{ properties: { a: false }, required: [b] }',
      '{ properties: { a: { not: { type: string } } }, required: [a] }',
      '{ properties: { a: { not: {}, $ref: "#/definitions/a" } }, required: [a] }',
      '{ propertyNames: { maxLength: 4 }, required: [code] }',
      '{ propertyNames: { pattern: "^[a-z]+$" }, required: [CODE] }',
      '{ propertyNames: { $ref: "#/definitions/name", enum: [code] }, required: [size] }',
      '{ propertyNames: false }',
      '{ type: string, properties: { a: false }, required: [a] }',
      '{ oneOf: [{ properties: { a: false }, required: [a] }, { properties: { b: {} } }] }',
      '{ type: array, contains: {}, maxItems: 1 }',
      '{ type: array, contains: {}, minContains: 0, maxItems: 0 }',
      '{ type: [string, "null"], const: null }',
      '{ type: string, nullable: true, enum: [a, null] }',
      '{ type: number, const: 5 }',
      '{ allOf: [{ type: number }, { type: integer }], minimum: 1 }',
      '{ allOf: [{ $ref: "#/definitions/a", type: string }, { type: number }] }',
      '{ allOf: [{ properties: { a: {} }, additionalProperties: false }, { properties: { b: {} } }] }',
      '{ type: string, anyOf: [{ type: number }, { minLength: 2 }] }',
      '{ type: string, oneOf: [{ not: {} }, { type: number }] }',
      '{ anyOf: [{ not: {} }, { type: string }], not: {} }',
      '{ properties: { a: {}, b: {} }, required: [a, b], minProperties: 2, maxProperties: 2 }',
      '{ items: [{}, {}], additionalItems: false, minItems: 2 }',
      '{ required: [b], additionalProperties: false, properties: { a: {} } }',
      '{ type: object, minProperties: 2, properties: { a: {} }, patternProperties: { "^x-": {} }, additionalProperties: false }',
      '{ type: object, required: [a, b], maxProperties: 1, properties: { a: {} }, additionalProperties: false }',
      '{ type: array, minItems: 3, prefixItems: [{}, {}] }',
      '{ type: array, minItems: 0, items: false }',
      '{ type: string, nullable: true, enum: [null] }',
      '{ type: nothing, enum: "none", minimum: "5", allOf: {}, anyOf: [] }',
      '{ default: { enum: [] } }',
      '{ anyOf: [{ enum: [] }, { type: string }] }',
      '{ oneOf: [{ allOf: [{ type: string, minLength: 5, maxLength: 3 }] }, { type: number }] }',
      '{ not: { enum: [] } }',
      '{ not: { properties: { a: { enum: [] } } } }',
      '{ if: { type: string, minLength: 5, maxLength: 3 }, then: { minLength: 1 } }',
      '{ if: { type: string }, then: { enum: [] } }',
      '{ propertyNames: { minLength: 5, maxLength: 3 } }',
      '{ anyOf: [{ type: string, title: Street }, { type: string, title: Depot }] }',
      '{ oneOf: [{ type: string, format: email }, { type: string }] }',
      '{ oneOf: [{ type: string, minLength: 5 }, { type: string, minLength: 5 }, { type: string }] }',
      '{ oneOf: [{ type: string }, { type: string }, { minLength: 1 }] }',
      '{ oneOf: [{ type: string, nullable: true }, { type: string, nullable: true }, { type: number }] }',
      '{ oneOf: [{ type: integer }, { type: integer }, { type: number }] }',
      '{ oneOf: [{ type: integer, nullable: true }, { type: integer, nullable: true }, { type: string }] }',
      '{ properties: { anyOf: { type: string }, not: { type: number, minimum: 1 } } }',
    ].map(state),
    {
      name: 'a type that is not known',
      manifest: state('{ type: number, allOf: [{ type: string }] }'),
      unknown: { manifest: ['/states/cart/schema/allOf/0/type'] },
    },
  ],
  invalid: [
    {
      name: 'bounds that leave no number',
      manifest: state('{ properties: { age: { type: integer, minimum: ⟦18⟧, maximum: 7 } } }'),
      problems: [
        {
          message: 'nothing',
          text: '`age` of state `cart` accepts nothing: `minimum` (18) and `maximum` (7) leave nothing in between.',
        },
      ],
    },
    ...[
      '{ type: number, exclusiveMinimum: ⟦5⟧, maximum: 5 }',
      '{ type: number, minimum: ⟦5⟧, exclusiveMaximum: 5 }',
      '{ type: number, minimum: 5, exclusiveMinimum: ⟦5⟧, maximum: 5 }',
      '{ type: number, minimum: 1, exclusiveMinimum: ⟦6⟧, maximum: 5 }',
      '{ type: integer, minimum: ⟦1.2⟧, maximum: 1.8 }',
      '{ type: integer, exclusiveMinimum: ⟦0⟧, exclusiveMaximum: 1 }',
      '{ type: integer, exclusiveMinimum: ⟦0⟧, maximum: 0.5 }',
      '{ type: integer, minimum: ⟦0.5⟧, exclusiveMaximum: 1 }',
      '{ type: string, minLength: ⟦5⟧, maxLength: 3 }',
      '{ type: array, minItems: ⟦3⟧, items: [{}, {}], additionalItems: false }',
      '{ type: array, minItems: ⟦3⟧, prefixItems: [{}, {}], items: false }',
      '{ type: array, minItems: ⟦1⟧, items: false }',
      '{ type: object, minProperties: ⟦2⟧, properties: { a: {} }, additionalProperties: false }',
      '{ type: object, required: ⟦[a, b]⟧, maxProperties: 1 }',
      '{ type: array, contains: ⟦{ const: 1 }⟧, maxItems: 0 }',
      '{ type: object, properties: { a: {}, b: { not: {} } }, required: [a, ⟦b⟧] }',
      '{ type: object, properties: { a: { not: true } }, allOf: ⟦[{ required: [a] }]⟧ }',
      '{ type: object, propertyNames: false, required: [⟦a⟧] }',
      '{ type: object, propertyNames: { maxLength: 3 }, allOf: ⟦[{ required: [code] }]⟧ }',
      '{ enum: ⟦[]⟧ }',
      '{ type: string, enum: ⟦[1, 2]⟧ }',
      '{ type: string, const: ⟦5⟧ }',
      '{ type: integer, const: ⟦1.5⟧ }',
      '{ const: ⟦ab⟧, minLength: 3 }',
      '{ const: ⟦3⟧, minimum: 5 }',
      '{ const: ⟦[1, 2]⟧, enum: [[1]] }',
      '{ const: ⟦{ a: 1, b: 2 }⟧, enum: [{ a: 1 }] }',
      '{ const: ⟦red⟧, enum: [green] }',
      '{ const: ⟦{ a: [1] }⟧, enum: [{ a: [2] }] }',
      '{ allOf: ⟦[{ type: string }, { type: number }]⟧ }',
      '{ type: object, allOf: ⟦[{ type: [string, "null"] }]⟧ }',
      '{ allOf: ⟦[{ const: 1 }, { const: 2 }]⟧ }',
      '{ allOf: ⟦[{ enum: [a, b] }, { allOf: [{ enum: [c] }] }]⟧ }',
      '{ type: number, minimum: 5, allOf: ⟦[{ maximum: 4 }]⟧ }',
      '{ type: string, anyOf: ⟦[{ type: number }, { const: 5 }]⟧ }',
      '{ type: object, additionalProperties: false, properties: { a: {} }, oneOf: ⟦[{ required: [b] }, { required: [c] }]⟧ }',
      '{ anyOf: ⟦[{ enum: [] }, { type: string, minLength: 5, maxLength: 3 }]⟧ }',
      '{ type: object, oneOf: ⟦[{ const: a, type: number }]⟧ }',
      '{ anyOf: [{ properties: { size: { enum: ⟦[]⟧ } } }, { type: string }] }',
      '{ properties: { not: { enum: ⟦[]⟧ }, anyOf: { items: { enum: ⟦[]⟧ } } } }',
      '{ allOf: [{ allOf: [{ enum: ⟦[]⟧ }] }] }',
    ].map((schema) => ({ manifest: state(schema), problems: schema.match(/⟦/g)?.map(() => 'nothing' as const) ?? [] })),
    {
      name: 'a property that is required and refused',
      manifest: state('{ type: object, properties: { code: {}, weight: false }, required: [code, ⟦weight⟧] }'),
      problems: [
        {
          message: 'nothing',
          text: '`schema` of state `cart` accepts nothing: it requires `weight`, for which it accepts nothing.',
        },
      ],
    },
    {
      name: 'a name that is required and excluded, where not all are objects',
      manifest: state(
        '{ properties: { sizes: { propertyNames: { enum: [small, large] }, required: [small, ⟦medium⟧] } } }',
      ),
      problems: [
        {
          message: 'none',
          text: '`sizes` of state `cart` accepts no object: it requires `medium`, a name that `propertyNames` excludes.',
        },
      ],
    },
    {
      name: 'an item that has to be there, in an empty list',
      manifest: state('{ properties: { stops: { type: array, contains: ⟦{ const: Lyon }⟧, maxItems: 0 } } }'),
      problems: [
        {
          message: 'nothing',
          text: '`stops` of state `cart` accepts nothing: `contains` (1) and `maxItems` (0) leave nothing in between.',
        },
      ],
    },
    {
      name: 'listed values of another type',
      manifest: state('{ properties: { size: { type: [string, boolean], enum: [S, ⟦5⟧, ⟦null⟧, false] } } }'),
      problems: [
        {
          message: 'member',
          text: '`size` of state `cart` never accepts `5`, which its `enum` lists: its `type` is `string`, `boolean`.',
          severity: 'warn',
        },
        {
          message: 'member',
          text: '`size` of state `cart` never accepts `null`, which its `enum` lists: its `type` is `string`, `boolean`.',
          severity: 'warn',
        },
      ],
    },
    {
      name: 'only the first of many impossible values are reported',
      manifest: state(
        `{ type: string, enum: [S, ${[...Array(25).keys()].map((n) => (n < 20 ? `⟦${n}⟧` : n)).join(', ')}] }`,
      ),
      problems: Array.from({ length: 20 }, () => 'member' as const),
    },
    {
      name: 'numbers in steps',
      manifest: state(
        '{ properties: { weight: { type: number, exclusiveMinimum: ⟦10⟧, maximum: 19, multipleOf: 10 } } }',
      ),
      problems: [
        {
          message: 'nothing',
          text: '`weight` of state `cart` accepts nothing: `exclusiveMinimum` (10) and `maximum` (19) leave no multiple of 10 in between.',
        },
      ],
    },
    {
      name: 'alternatives none of which can be met, once',
      manifest: state('{ properties: { size: { anyOf: ⟦[{ enum: [] }, { enum: [] }]⟧ } } }'),
      problems: [
        { message: 'nothing', text: '`size` of state `cart` accepts nothing: no schema in `anyOf` accepts anything.' },
      ],
    },
    {
      name: 'impossible limits for one type among several',
      manifest: state('{ type: [string, "null"], minLength: ⟦5⟧, maxLength: 3 }'),
      problems: [
        {
          message: 'none',
          text: '`schema` of state `cart` accepts no string: `minLength` (5) and `maxLength` (3) leave nothing in between.',
        },
      ],
    },
    {
      name: 'exactly one of several that ask for the same',
      manifest: state(
        '{ properties: { place: { oneOf: ⟦[{ type: string, description: A street }, { type: string, description: A depot, x-zui: {} }]⟧ } } }',
      ),
      problems: [
        {
          message: 'nothing',
          text: '`place` of state `cart` accepts nothing: schemas in `oneOf` accept the same, and a value must match exactly one.',
        },
      ],
    },
    {
      name: 'exactly one of several of which some ask for the same',
      manifest: state(
        '{ properties: { size: { oneOf: ⟦[{ type: number, title: Width }, { type: "null" }, { type: number, title: Height }]⟧ } } }',
      ),
      problems: [
        {
          message: 'none',
          text: '`size` of state `cart` accepts no number: schemas in `oneOf` accept the same, and a value must match exactly one.',
        },
      ],
    },
    {
      name: 'objects that allow no other properties, put together',
      manifest: `
        events:
          parcelLost:
            schema:
              allOf:
                ⟦- { type: object, properties: { id: {} }, required: [id], additionalProperties: false }
                - { type: object, properties: { lostAt: {} }, required: [lostAt], additionalProperties: false }⟧
      `,
      problems: [
        {
          message: 'nothing',
          text: '`schema` of event `parcelLost` accepts nothing: the schemas in `allOf` exclude each other, as one requires `id` and another does not allow it.',
        },
      ],
    },
    {
      name: 'a known fault beside a part that is not known',
      manifest: state('{ properties: { age: { minimum: ⟦18⟧, maximum: 7, type: integer }, size: { enum: [S, M] } } }'),
      unknown: { manifest: ['/states/cart/schema/properties/size/enum'] },
      problems: ['nothing'],
    },
    {
      name: 'contradicting types of a property',
      manifest: state(
        '{ type: object, required: [id], properties: { id: { type: string } }, allOf: ⟦[{ properties: { id: { type: number } } }]⟧ }',
      ),
      problems: ['nothing'],
    },
  ],
});
