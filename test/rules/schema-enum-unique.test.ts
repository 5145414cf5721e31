import rule from '../../rules/schema-enum-unique.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'states: { a: { schema: { enum: [a, A, 1, "1", true, "true", null, [1], { a: 1, b: 2 }, { a: 2, b: 1 }] } } }',
    {
      name: 'objects that may differ in parts that are not known',
      manifest: 'states: { a: { schema: { enum: [{ code: s, label: Small }, { code: s, label: Slim }] } } }',
      unknown: { manifest: ['/states/a/schema/enum/0/label', '/states/a/schema/enum/1/label'] },
    },
    { name: 'an `enum` that is not a list', manifest: { states: { a: { schema: { enum: 'aa' } } } } },
    {
      name: 'a default with a property named `enum`',
      manifest: { states: { a: { schema: { default: { enum: [1, 1] } } } } },
    },
  ],
  invalid: [
    {
      name: 'repeated strings',
      manifest: `
        configuration:
          schema:
            properties:
              region:
                enum:
                  - eu
                  - us # the default
                  - ⟦eu⟧
                  - ⟦eu⟧
      `,
      problems: [
        {
          message: 'repeated',
          text: '`"eu"` appears more than once in the `enum` of `region` of the configuration.',
          fix: 'safe',
        },
        'repeated',
      ],
      fixed: `
        configuration:
          schema:
            properties:
              region:
                enum:
                  - eu
                  - us # the default
      `,
    },
    {
      name: 'the same object, written in another order',
      manifest:
        '{ "states": { "cart": { "schema": { "items": { "enum": [{ "a": 1, "b": [2] }, ⟦{ "b": [2], "a": 1 }⟧] } } } } }',
      problems: [
        {
          message: 'repeated',
          text: '`{"b":[2],"a":1}` appears more than once in the `enum` of `schema[]` of state `cart`.',
        },
      ],
      fixed: '{ "states": { "cart": { "schema": { "items": { "enum": [{ "a": 1, "b": [2] }] } } } } }',
    },
  ],
});
