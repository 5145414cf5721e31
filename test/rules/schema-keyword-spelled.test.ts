import rule from '../../rules/schema-keyword-spelled.ts';
import { testRule } from '../../src/testing/index.ts';

const field = (text: string) => `states: { draft: { schema: { properties: { code: { ${text} } } } } }`;

const told = (keyword: string, meant: string) => [
  {
    message: 'misspelt',
    text: `\`code\` of state \`draft\` has an unknown keyword \`${keyword}\`; did you mean \`${meant}\`?`,
    fix: 'unsafe' as const,
  },
];

testRule(rule, {
  valid: [
    ...[
      'type: string, minLength: 3, x-zui: { tilte: Code }, x-order: 3, x-ui: {}, x-zu: {}',
      'title: Code, titles: [Code]',
      'type: string, x-ui: { widget: code }',
      'ref: parcels, require: [5], anyof: [code, name], property: { name: code }, item: [stop], dependency: { code: 5 }',
      'types: [string, parcel], type2: string, title2: Code, inscription: On the lid',
      'type: string, example: AB-1, examples: [AB-1], enumNames: [One]',
      'id: code, schema: {}, comment: Made by hand, anchor: top, label: Code, name: code',
      'times: 3, content: text, constant: 3, cost: 5, count: 5, form: x, menu: [a], tape: blue, also: {}, than: {}',
      'type: string, multiline: true, secret: true, options: [a], units: kg, style: bold, itemType: text',
      'minlength: three, requierd: true, propertys: 3, ref: 5, formats: [a], items_: 5',
      'note: {}, iff: {}, minimums: 3, minimum: 1',
      'type: string, requiredBy: [code], descriptionDe: Paketnummer, minimumOf: 3, propertyOrder: [code]',
      `${'properties'.repeat(10)}: {}`,
    ].map(field),
    ...[
      'type: object, code: { type: parcel }, meta: { type: string, label: Code }, x-code: { type: string }',
      'type: string, code: { type: string }',
      'type: object, code: { description: A code }, discriminator: { propertyName: type }',
      "type: object, code: { type: string }, properties: { last: { $ref: '#/properties/code/code' } }",
    ].map(field),
    { name: 'a definition in TypeScript', manifest: field('type: string, minlength: 3'), typescript: {} },
    {
      name: 'a name that is a property, not a keyword',
      manifest:
        'states: { draft: { schema: { properties: { propertys: {}, minlength: {} }, definitions: { ref: {} } } } }',
    },
  ],
  invalid: [
    {
      name: 'a misspelled keyword at the root with nested schemas',
      manifest: `
        states:
          draft:
            schema:
              type: object
              ⟦propertys⟧: { code: { type: string } }
      `,
      problems: [
        {
          message: 'misspelt',
          text: '`schema` of state `draft` has an unknown keyword `propertys`; did you mean `properties`?',
        },
      ],
      fixed: `
        states:
          draft:
            schema:
              type: object
              properties: { code: { type: string } }
      `,
    },
    {
      name: 'properties misplaced beside the keywords',
      manifest: `
        states:
          draft:
            schema:
              type: object
              properties:
                code: { type: string }
                place: { ⟦street⟧: { type: string, x-zui: { title: Street } } }
              ⟦carrier⟧: { type: object, properties: { id: { type: string } } }
      `,
      problems: [
        {
          message: 'stray',
          text: '`place` of state `draft` has `street` beside its keywords, where it asks for nothing; properties stand in `properties`.',
        },
        {
          message: 'stray',
          text: '`schema` of state `draft` has `carrier` beside its keywords, where it asks for nothing; properties stand in `properties`.',
          severity: 'warn',
        },
      ],
    },
    ...(
      [
        ['minlength', 'minLength', 3],
        ['min_length', 'minLength', 3],
        ['minLenght', 'minLength', 3],
        ['maxmum', 'maximum', 3],
        ['exclusiveMinimun', 'exclusiveMinimum', 3],
        ['ref', '$ref', '"#/definitions/code"'],
        ['$type', 'type', 'string'],
        ['tpye', 'type', 'string'],
        ['typee', 'type', 'string'],
        ['types', 'type', '[string, "null"]'],
        ['Type', 'type', 'string'],
        ['discription', 'description', 'Code of the parcel'],
        ['desciption', 'description', 'Code of the parcel'],
        ['titel', 'title', 'Code'],
        ['discriptoin', 'description', 'Code of the parcel'],
        ['patern', 'pattern', '^A'],
        ['formet', 'format', 'date'],
        ['requierd', 'required', '[code]'],
        ['require', 'required', '[code]'],
        ['property', 'properties', '{ code: {} }'],
        ['properites', 'properties', '{ code: {} }'],
        ['propertise', 'properties', '{ code: {} }'],
        ['propertie', 'properties', '{ code: {} }'],
        ['patternPropertise', 'patternProperties', '{ "^a": {} }'],
        ['additionalproperties', 'additionalProperties', 'false'],
        ['additional-properties', 'additionalProperties', 'false'],
        ['additionalProperty', 'additionalProperties', 'false'],
        ['additionnalProperrties', 'additionalProperties', 'false'],
        ['dependancies', 'dependencies', '{ code: [name] }'],
        ['enums', 'enum', '[a, b]'],
        ['item', 'items', '{ type: string }'],
        ['itmes', 'items', '[{ type: string }]'],
        ['tiems', 'items', '{ type: string }'],
        ['anyof', 'anyOf', '[{ type: string }]'],
        ['defualt', 'default', '3'],
        ['readonly', 'readOnly', 'true'],
        ['x-ziu', 'x-zui', '{ title: Code }'],
        ['xzui', 'x-zui', '{ title: Code }'],
        ['zui', 'x-zui', '{ title: Code }'],
        ['xZui', 'x-zui', '{ title: Code }'],
        ['X-ZUI', 'x-zui', '{ title: Code }'],
      ] as const
    ).map(([keyword, meant, value]) => ({
      name: keyword,
      manifest: field(`⟦${keyword}⟧: ${value}`),
      problems: told(keyword, meant),
      fixed: field(`${meant}: ${value}`),
    })),
  ],
});
