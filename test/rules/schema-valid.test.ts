import rule from '../../rules/schema-valid.ts';
import { testRule } from '../../src/testing/index.ts';
import { schemas } from './facts.ts';

const facts = { schemas };

testRule(rule, {
  valid: [
    {
      name: 'every keyword in a place where it is allowed',
      facts,
      manifest: `
        events:
          parcelLost:
            schema:
              $schema: http://json-schema.org/draft-07/schema#
              type: object
              properties:
                id: { type: string, minLength: 1, pattern: ^PX }
                type: { type: [string, 'null'], enum: [small, large, null] }
                required: { type: array, items: [{ type: string }, true], additionalItems: false, uniqueItems: true }
                weight: { type: number, multipleOf: 0.5, exclusiveMinimum: 0 }
                anything: {}
                either: { anyOf: [{ $ref: '#/definitions/code' }, { not: {} }] }
              required: [id]
              additionalProperties: { type: string }
              dependencies: { id: [type], type: { minProperties: 2 } }
              definitions: { code: { const: 7 } }
              x-zui: { title: Parcel lost, required: no }
      `,
    },
    {
      name: 'properties named like keywords',
      facts,
      manifest: `
        states:
          route:
            schema:
              properties:
                open: { properties: { additionalProperties: { type: boolean }, properties: true, nullable: false } }
                closed: { properties: { additionalProperties: false }, additionalProperties: true }
      `,
    },
    {
      name: 'keywords of a later draft, in that draft',
      facts,
      manifest: `
        states:
          route:
            schema:
              $schema: https://json-schema.org/draft/2020-12/schema
              type: array
              prefixItems: [{ type: string }]
              items: false
              $defs: { stop: { deprecated: true } }
      `,
    },
    {
      name: 'recursion into the value, and keywords ignored beside a reference',
      facts,
      manifest: `
        states:
          route:
            schema:
              type: object
              allOf: [{ properties: { next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } } }]
              properties: { last: { $ref: '#/definitions/stop', allOf: [{ $ref: '#/properties/last' }] } }
              definitions: { stop: { items: { $ref: '#/definitions/stop' }, not: { $ref: '#/definitions/none' } }, none: {} }
      `,
    },
    { name: 'no validator is available', manifest: { states: { a: { schema: { type: 'strng' } } } } },
  ],
  invalid: [
    {
      name: 'an unknown draft: its keywords are not checked, which is reported',
      facts,
      manifest: `
        entities:
          parcel:
            title: Parcel
            schema:
              $schema: ⟦http://json-schema.org/draft-04/schema#⟧
              id: urn:parcel
              type: object
              properties: { weight: { type: number, minimum: 0, exclusiveMinimum: true } }
      `,
      problems: [
        {
          message: 'invalid',
          severity: 'info',
          text: 'In the schema of entity `parcel`, `$schema` is `http://json-schema.org/draft-04/schema#`, which hublint does not support; expected draft-06, draft-07, 2019-09 or 2020-12.',
        },
      ],
    },
    {
      name: 'a draft that is not a string: the platform’s own is used',
      facts,
      manifest: `
        states:
          route:
            schema: { $schema: ⟦7⟧, type: object, minProperties: ⟦-1⟧ }
      `,
      problems: [
        { message: 'invalid', text: 'In the schema of state `route`, `$schema` is `7`; expected a string.' },
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `minProperties` is `-1`; expected a whole number of 0 or more.',
        },
      ],
    },
    {
      name: 'numbers and booleans written as text',
      facts,
      manifest: `
        states:
          route:
            schema: { type: array, minItems: ⟦"3"⟧, uniqueItems: ⟦"true"⟧, maxItems: ⟦many⟧ }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `minItems` is `"3"`; expected a whole number of 0 or more.',
        },
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `uniqueItems` is `"true"`; expected `true` or `false`.',
        },
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `maxItems` is `many`; expected a whole number of 0 or more.',
        },
      ],
    },
    {
      name: 'a keyword misplaced among the properties',
      facts,
      manifest: `
        states:
          route:
            schema:
              type: object
              properties: { stop: { type: string }, additionalProperties: ⟦false⟧ }
              required: [stop]
      `,
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `properties` has a property `additionalProperties` that is `false`; the keyword stands beside `properties`.',
          severity: 'warn',
        },
      ],
    },
    {
      name: 'a reference that leads back to itself, beside what is only ignored',
      facts,
      manifest: `
        states:
          route:
            schema:
              properties: { stop: { $ref: '#/definitions/stop' }, at: { type: string, format: ⟦datetime⟧ } }
              definitions: { stop: { $ref: ⟦'#/definitions/stop'⟧ } }
      `,
      problems: [
        {
          message: 'misspelt',
          text: 'In the schema of state `route`, `format` is `datetime`, which validators do not know; did you mean `date-time`?',
          severity: 'warn',
        },
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `$ref` is `#/definitions/stop`, which leads back to itself.',
          severity: 'error',
        },
      ],
      fixed: `
        states:
          route:
            schema:
              properties: { stop: { $ref: '#/definitions/stop' }, at: { type: string, format: date-time } }
              definitions: { stop: { $ref: '#/definitions/stop' } }
      `,
    },
    {
      name: 'a reference that leads back to itself',
      facts,
      manifest: `
        states:
          route:
            schema:
              properties: { stop: { $ref: '#/definitions/stop' } }
              definitions:
                stop: { $ref: ⟦'#/definitions/place'⟧ }
                place: { $ref: '#/definitions/stop' }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `$ref` is `#/definitions/place`, which leads back to itself.',
        },
      ],
    },
    {
      name: 'formats that no validator knows',
      facts,
      manifest: `
        states:
          route:
            schema:
              type: object
              properties:
                leftAt: { type: string, format: ⟦datetime⟧ }
                mail: { type: string, format: ⟦Email⟧ }
                code: { type: string, format: parcel-code }
      `,
      problems: [
        {
          message: 'misspelt',
          text: 'In the schema of state `route`, `format` is `datetime`, which validators do not know; did you mean `date-time`?',
          severity: 'warn',
          fix: 'unsafe',
        },
        {
          message: 'misspelt',
          text: 'In the schema of state `route`, `format` is `Email`, which validators do not know; did you mean `email`?',
          fix: 'safe',
        },
      ],
      fixed: `
        states:
          route:
            schema:
              type: object
              properties:
                leftAt: { type: string, format: date-time }
                mail: { type: string, format: email }
                code: { type: string, format: parcel-code }
      `,
    },
    {
      name: 'keywords of later drafts, which ask for nothing',
      facts,
      manifest: `
        states:
          route:
            schema:
              type: object
              properties:
                stops: { type: array, prefixItems: ⟦[{ type: string }]⟧, contains: { const: depot }, maxContains: ⟦1⟧ }
                minContains: { $schema: 'https://json-schema.org/draft/2020-12/schema' }
              unevaluatedProperties: ⟦false⟧
          depot:
            schema:
              $schema: https://json-schema.org/draft/2019-09/schema
              type: array
              minContains: 1
              prefixItems: ⟦[{ type: string }]⟧
      `,
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `prefixItems` is a keyword of 2020-12, which validators of draft-07 ignore.',
          severity: 'warn',
        },
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `maxContains` is a keyword of 2019-09, which validators of draft-07 ignore.',
        },
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `unevaluatedProperties` is a keyword of 2019-09, which validators of draft-07 ignore.',
        },
        {
          message: 'invalid',
          text: 'In the schema of state `depot`, `prefixItems` is a keyword of 2020-12, which validators of 2019-09 ignore.',
        },
      ],
    },
    {
      name: 'references that lead back to themselves through what holds for the same value',
      facts,
      manifest: `
        states:
          route:
            schema:
              properties: { stop: { $ref: '#/definitions/stop' } }
              definitions:
                stop: { type: [object, string], anyOf: [{ type: string }, { $ref: ⟦'#/definitions/place'⟧ }] }
                place: { allOf: [{ type: object }, { not: { oneOf: [{ $ref: '#/definitions/stop' }] } }] }
          depot:
            schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: '#/$defs/a', if: { $ref: ⟦'#'⟧ }, $defs: { a: {} } }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of state `route`, `$ref` is `#/definitions/place`, which leads back to itself.',
        },
        { message: 'invalid', text: 'In the schema of state `depot`, `$ref` is `#`, which leads back to itself.' },
      ],
    },
    {
      name: 'references that lead back to themselves by the bases they start from, and one that only looks so',
      facts,
      manifest: `
        states:
          route:
            schema:
              properties: { depot: { $id: depot, $ref: stop }, place: { $id: place } }
              definitions:
                stop: { $id: stop, properties: { next: { $ref: ⟦'#/properties/last'⟧ }, last: { $ref: 'stop#/properties/next' } } }
                next: { $id: next, properties: { next: { $ref: '#/items' } }, items: { $id: items } }
      `,
      problems: ['invalid'],
    },
    {
      name: 'a misspelt type',
      facts,
      manifest: `
        actions:
          trackParcel:
            input:
              schema:
                type: object
                properties:
                  code: { type: ⟦strng⟧ } # as printed
      `,
      problems: [
        {
          message: 'misspelt',
          text: 'In the schema of action `trackParcel` input, `type` is `strng`; expected `array`, `boolean`, `integer`, `null`, `number`, `object` or `string`; did you mean `string`?',
          fix: 'unsafe',
        },
      ],
      fixed: `
        actions:
          trackParcel:
            input:
              schema:
                type: object
                properties:
                  code: { type: string } # as printed
      `,
    },
    {
      name: '`null` instead of the type name',
      facts,
      manifest: 'states: { cart: { schema: { properties: { code: { type: ⟦null⟧ } } } } }',
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of state `cart`, `type` is `null`, which is not a string; expected `array`, `boolean`, `integer`, `null`, `number`, `object` or `string`.',
        },
      ],
    },
    {
      name: 'a reference that YAML takes for a comment',
      facts,
      manifest: 'states: { cart: { schema: { $ref:⟦⟧ #/definitions/cart\n } } }',
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of state `cart`, `$ref` is `null`; expected a string; in YAML, a value that begins with `#` needs quotes.',
        },
      ],
    },
    {
      name: 'a type with a capital letter',
      facts,
      manifest: '{ "states": { "cart": { "schema": { "type": ⟦"Object"⟧ } } } }',
      problems: [{ message: 'misspelt', fix: 'safe' }],
      fixed: '{ "states": { "cart": { "schema": { "type": "object" } } } }',
    },
    {
      name: 'the types of other languages',
      facts,
      manifest: `
        states:
          cart:
            schema:
              properties:
                count: { type: ⟦int⟧ }
                paid: { type: ⟦Bool⟧ }
      `,
      problems: [
        { message: 'misspelt', fix: 'unsafe' },
        { message: 'misspelt', fix: 'unsafe' },
      ],
      fixed: `
        states:
          cart:
            schema:
              properties:
                count: { type: integer }
                paid: { type: boolean }
      `,
    },
    {
      name: 'more than a type, required fields and short forms: what to write instead',
      facts,
      manifest: `
        states:
          cart:
            schema:
              properties:
                code: { type: ⟦string | null⟧ }
                lines: { type: ⟦'string[]'⟧ }
                note: { type: string, required: ⟦true⟧ }
                place: ⟦string⟧
              additionalProperties: ⟦'false'⟧
      `,
      problems: [
        'In the schema of state `cart`, `type` is `string | null`; expected `array`, `boolean`, `integer`, `null`, `number`, `object` or `string`; several types are a list, such as `["string", "null"]`.',
        'In the schema of state `cart`, `type` is `string[]`; expected `array`, `boolean`, `integer`, `null`, `number`, `object` or `string`; the type of a list is `array`, and `items` is the schema of its items.',
        'In the schema of state `cart`, `required` is `true`; expected a list of names; a field is required by its name in the `required` of the object that it is part of.',
        'In the schema of state `cart`, `place` of `properties` is `string`; expected a schema, such as `{ "type": "string" }`.',
        'In the schema of state `cart`, `additionalProperties` is `"false"`; expected a schema, or `false` without quotes.',
      ].map((text) => ({ message: 'invalid', text })),
    },
    {
      name: 'values of the wrong kind, each where it stands',
      facts,
      manifest: `
        configuration:
          schema:
            type: [object, ⟦object⟧]
            properties:
              limit: { type: number, minimum: ⟦"3"⟧, multipleOf: ⟦0⟧ }
              name: ⟦text⟧
              tags: { minItems: ⟦-1⟧, uniqueItems: ⟦yes please⟧, allOf: ⟦[]⟧ }
              size: { anyOf: [true, ⟦big⟧], pattern: ⟦7⟧ }
              items: { items: [], properties: ⟦[]⟧ }
            required: ⟦name⟧
            dependencies: { name: [limit, ⟦5⟧] }
      `.replace('items: []', 'items: ⟦[]⟧'),
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of the configuration, `type[1]` is `object`; expected each name once.',
        },
        { message: 'invalid', text: 'In the schema of the configuration, `minimum` is `"3"`; expected a number.' },
        'invalid',
        {
          message: 'invalid',
          text: 'In the schema of the configuration, `name` of `properties` is `text`; expected a schema.',
        },
        'invalid',
        'invalid',
        {
          message: 'invalid',
          text: 'In the schema of the configuration, `allOf` is an empty list; expected a list of schemas, at least one.',
        },
        'invalid',
        'invalid',
        'invalid',
        'invalid',
        'invalid',
        'invalid',
      ],
    },
    {
      name: 'keywords of other dialects',
      facts,
      manifest: `
        events:
          parcelLost:
            schema: { id: ⟦'#parcel'⟧, type: object, properties: { note: { nullable: ⟦true⟧, enum: [a] } } }
      `,
      problems: ['invalid', 'invalid'],
    },
    {
      name: 'a fault that only the compiler finds',
      facts,
      manifest: `
        events:
          parcelLost:
            schema: ⟦{ type: object, properties: { a: { $id: one, type: string }, b: { $id: one, type: number } } }⟧
      `,
      problems: [
        {
          message: 'invalid',
          text: 'In the schema of event `parcelLost`, nothing can be validated: reference "one" resolves to more than one schema.',
        },
      ],
    },
    {
      name: 'a list of items in the draft that has none',
      facts,
      manifest: `
        states:
          route:
            schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', items: ⟦[{ type: string }]⟧ }
      `,
      problems: ['invalid'],
    },
  ],
});
