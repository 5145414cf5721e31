import rule from '../../../rules/compat/input-narrowed.ts';
import { testRule } from '../../../src/testing/index.ts';
import { accepts } from './validator.ts';

testRule(rule, {
  valid: [
    {
      name: 'a new optional property',
      base: 'actions: { track: { input: { schema: { type: object, properties: { number: { type: string } } } } } }',
      manifest: `
        actions:
          track:
            input: { schema: { type: object, properties: { number: { type: string }, country: { type: string } } } }
      `,
      accepts,
    },
    {
      name: 'a new required property with a default',
      base: 'configuration: { schema: { type: object, properties: {} } }',
      manifest: `
        configuration:
          schema: { type: object, properties: { unit: { type: string, default: kg } }, required: [unit] }
      `,
      accepts,
    },
    {
      name: 'a record with the empty configuration of an integration without one',
      base: 'configuration: { identifier: { required: false }, schema: {} }',
      manifest: 'title: Parcel Desk',
      accepts,
    },
    {
      name: 'optional settings where the record had no configuration',
      base: 'configuration: { identifier: { required: false }, schema: {} }',
      manifest: 'configuration: { schema: { type: object, properties: { region: { type: string } } } }',
      accepts,
    },
    {
      name: 'a state, which another rule checks',
      base: 'states: { lastSync: { type: user, schema: { type: object, properties: { at: { type: string } } } } }',
      manifest: 'states: { lastSync: { type: user, schema: { type: object, properties: { at: { type: number } } } } }',
      accepts,
    },
    {
      name: 'another default of a required property',
      base: `
        configuration:
          schema: { type: object, properties: { unit: { type: string, default: kg } }, required: [unit] }
      `,
      manifest: `
        configuration:
          schema: { type: object, properties: { unit: { type: string, default: lb } }, required: [unit] }
      `,
      accepts,
    },
    {
      name: 'only an annotation changed',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string, title: Key } } } }',
      manifest: 'configuration: { schema: { properties: { key: { title: Your key, type: string } }, type: object } }',
      accepts,
    },
    {
      name: 'a limit is removed',
      base: 'actions: { track: { input: { schema: { type: object, properties: { n: { type: string, maxLength: 8 } } } } } }',
      manifest: 'actions: { track: { input: { schema: { type: object, properties: { n: { type: string } } } } } }',
      accepts,
    },
    {
      name: 'an output, which another rule checks',
      base: 'actions: { track: { output: { schema: { type: object, properties: { n: { enum: [1, 2] } } } } } }',
      manifest: 'actions: { track: { output: { schema: { type: object, properties: { n: { enum: [1] } } } } } }',
      accepts,
    },
    {
      name: 'a part of the schema is not known',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: number } } } }',
      unknown: { manifest: ['/configuration/schema/properties/key'] },
      accepts,
    },
    {
      name: 'the validator does not confirm the break',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: number } } } }',
      accepts: () => undefined,
    },
  ],
  invalid: [
    {
      base: `
        actions:
          track: { input: { schema: { type: object, properties: { number: { type: string } } } } }
      `,
      manifest: `
        actions:
          track:
            input:
              schema:
                type: object
                properties: { number: { type: string }, ⟦country⟧: { type: string } }
                required: [country]
      `,
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In action `track` input, `country` is now required.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'a pattern loses an alternative',
      base: "configuration: { schema: { type: object, properties: { unit: { type: string, pattern: '^(kg|lb|oz)$' } } } }",
      manifest:
        "configuration: { schema: { type: object, properties: { unit: { type: string, pattern: ⟦'^(kg|lb)$'⟧ } } } }",
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In the configuration, `unit` may no longer be `oz`.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      name: 'a new format and its pattern are reported once',
      base: 'configuration: { schema: { type: object, properties: { mail: { type: string } } } }',
      manifest:
        "configuration: { schema: { type: object, properties: { mail: { type: string, pattern: '^\\S+@', format: ⟦email⟧ } } } }",
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In the configuration, `mail` must now have the format `email` and match `^\\S+@`.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      name: 'a new pattern beside an existing format',
      base: 'configuration: { schema: { type: object, properties: { mail: { type: string, format: email } } } }',
      manifest:
        "configuration: { schema: { type: object, properties: { mail: { type: string, pattern: ⟦'@harbour'⟧, format: email } } } }",
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In the configuration, `mail` must now match `@harbour`.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      name: 'a narrowed property beside a recursive one',
      base: `
        actions:
          track:
            input: { schema: { properties: { parent: { $ref: '#' }, unit: { enum: [kg, lb] } }, additionalProperties: false } }
      `,
      manifest: `
        actions:
          track:
            input: { schema: { properties: { parent: { $ref: '#' }, unit: { enum: ⟦[kg]⟧ } }, additionalProperties: false } }
      `,
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In action `track` input, `parent.unit` may no longer be `lb`.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'additional items of a tuple are forbidden',
      base: `
        actions:
          track: { input: { schema: { properties: { point: { type: array, items: [{ type: number }] } } } } }
      `,
      manifest: `
        actions:
          track:
            input:
              schema:
                properties: { point: { type: array, items: [{ type: number }], additionalItems: ⟦false⟧ } }
      `,
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In action `track` input, `point[1]` is no longer accepted at all.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'a removed property named `__proto__`',
      base: `
        actions:
          track: { input: { schema: { type: object, properties: { __proto__: { type: string } }, additionalProperties: false } } }
      `,
      manifest: `
        actions:
          track: { input: { schema: { type: object, properties: {}, additionalProperties: ⟦false⟧ } } }
      `,
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In action `track` input, `__proto__` is no longer accepted.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'a required property loses its default',
      base: `
        actions:
          weigh:
            input:
              schema: { type: object, properties: { ⟦unit⟧: { type: string, default: kg } }, required: [unit] }
      `,
      manifest: `
        actions:
          weigh:
            input: { schema: { type: object, properties: { ⟦unit⟧: { type: string } }, required: [unit] } }
      `,
      accepts,
      problems: [
        { message: 'lost', text: 'In action `weigh` input, `unit` is now required.', bump: 'major', breaks: 'caller' },
      ],
    },
    {
      name: 'another type in a message of a channel',
      base: `
        channels:
          helpDesk: { messages: { text: { schema: { type: object, properties: { text: { type: ⟦string⟧ } } } } } }
      `,
      manifest: `
        channels:
          helpDesk: { messages: { text: { schema: { type: object, properties: { text: { type: ⟦number⟧ } } } } } }
      `,
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In message `text` of channel `helpDesk`, `text` may no longer be `string`.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'a property of listed objects in a named configuration',
      base: `
        configurations:
          key:
            schema:
              type: object
              properties: { depots: { type: array, items: { type: object, properties: { id: { type: string } } } } }
      `,
      manifest: `
        configurations:
          key:
            schema:
              type: object
              properties:
                depots:
                  { type: array, items: { type: object, properties: { ⟦id⟧: { type: string } }, required: [id] } }
      `,
      accepts,
      problems: [
        {
          message: 'lost',
          text: 'In configuration `key`, `id` is now required in `depots[]`.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      name: 'a required setting where the base has no configuration',
      base: 'name: parcel-desk',
      manifest: `
        configuration:
          schema: { type: object, properties: { ⟦key⟧: { type: string } }, required: [key] }
      `,
      accepts,
      problems: [{ message: 'lost', text: 'In the configuration, `key` is now required.' }],
    },
    {
      name: 'a narrowed property beside one with a pattern',
      base: `
        actions:
          report:
            input:
              schema:
                type: object
                properties: { month: { type: string, pattern: '^(0[1-9]|1[0-2])$' }, depot: { type: string } }
                required: [month]
                additionalProperties: false
      `,
      manifest: `
        actions:
          report:
            input:
              schema:
                type: object
                properties: { month: { type: string, pattern: '^(0[1-9]|1[0-2])$' } }
                required: [month]
                additionalProperties: ⟦false⟧
      `,
      accepts,
      problems: [{ message: 'lost', text: 'In action `report` input, `depot` is no longer accepted.', bump: 'major' }],
    },
    {
      name: 'a number with new exclusive bounds becomes an integer',
      base: 'actions: { weigh: { input: { schema: { type: object, properties: { grams: { type: number } } } } } }',
      manifest: `
        actions:
          weigh:
            input:
              schema:
                type: object
                properties: { grams: { type: ⟦integer⟧, exclusiveMinimum: ⟦0⟧, exclusiveMaximum: ⟦500⟧ } }
      `,
      accepts,
      problems: [
        { message: 'lost', text: 'In action `weigh` input, `grams` may no longer be a fraction.' },
        { message: 'lost', text: 'In action `weigh` input, `grams` may no longer be `0` or less.' },
        { message: 'lost', text: 'In action `weigh` input, `grams` may no longer be `500` or more.' },
      ],
    },
    {
      name: 'a narrowed variant is found by its tag',
      base: `
        actions:
          notify:
            input:
              schema:
                type: object
                properties:
                  by:
                    anyOf:
                      - type: object
                        properties: { kind: { const: mail }, to: { type: string } }
                        required: [kind, to]
                        additionalProperties: false
                      - { type: object, properties: { kind: { const: post } }, required: [kind], additionalProperties: false }
                required: [by]
      `,
      manifest: `
        actions:
          notify:
            input:
              schema:
                type: object
                properties:
                  by:
                    anyOf:
                      - type: object
                        properties: { kind: { const: mail }, to: { type: string }, ⟦subject⟧: { type: string } }
                        required: [kind, to, subject]
                        additionalProperties: false
                      - { type: object, properties: { kind: { const: post } }, required: [kind], additionalProperties: false }
                required: [by]
      `,
      accepts,
      problems: [
        { message: 'lost', text: 'In action `notify` input, `subject` is now required in `by`.', bump: 'major' },
      ],
    },
    {
      name: 'a new type and a new limit are reported once',
      base: 'actions: { note: { input: { schema: { type: object, properties: { text: {} } } } } }',
      manifest: `
        actions:
          note: { input: { schema: { type: object, properties: { text: { type: ⟦string⟧, minLength: 1 } } } } }
      `,
      accepts,
      problems: [{ message: 'lost', text: 'In action `note` input, `text` may no longer be of every type.' }],
    },
  ],
});
