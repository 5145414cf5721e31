import rule from '../../../rules/compat/input-narrowed.ts';
import { testRule } from '../../../src/testing/index.ts';
import { accepts } from './validator.ts';

testRule(rule, {
  valid: [
    {
      name: 'a new property that need not be given',
      base: 'actions: { track: { input: { schema: { type: object, properties: { number: { type: string } } } } } }',
      manifest: `
        actions:
          track:
            input: { schema: { type: object, properties: { number: { type: string }, country: { type: string } } } }
      `,
      accepts,
    },
    {
      name: 'one that has to be given, and has a default',
      base: 'configuration: { schema: { type: object, properties: {} } }',
      manifest: `
        configuration:
          schema: { type: object, properties: { unit: { type: string, default: kg } }, required: [unit] }
      `,
      accepts,
    },
    {
      name: 'a record of what has no configuration',
      base: 'configuration: { identifier: { required: false }, schema: {} }',
      manifest: 'title: Parcel Desk',
      accepts,
    },
    {
      name: 'what can be configured of a record that had no configuration',
      base: 'configuration: { identifier: { required: false }, schema: {} }',
      manifest: 'configuration: { schema: { type: object, properties: { region: { type: string } } } }',
      accepts,
    },
    {
      name: 'what is stored, which has a rule of its own',
      base: 'states: { lastSync: { type: user, schema: { type: object, properties: { at: { type: string } } } } }',
      manifest: 'states: { lastSync: { type: user, schema: { type: object, properties: { at: { type: number } } } } }',
      accepts,
    },
    {
      name: 'another default of what is required',
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
      name: 'what is said about values',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string, title: Key } } } }',
      manifest: 'configuration: { schema: { properties: { key: { title: Your key, type: string } }, type: object } }',
      accepts,
    },
    {
      name: 'where only a limit is gone',
      base: 'actions: { track: { input: { schema: { type: object, properties: { n: { type: string, maxLength: 8 } } } } } }',
      manifest: 'actions: { track: { input: { schema: { type: object, properties: { n: { type: string } } } } } }',
      accepts,
    },
    {
      name: 'what is given, and not taken',
      base: 'actions: { track: { output: { schema: { type: object, properties: { n: { enum: [1, 2] } } } } } }',
      manifest: 'actions: { track: { output: { schema: { type: object, properties: { n: { enum: [1] } } } } } }',
      accepts,
    },
    {
      name: 'a schema that a part of is not known',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: number } } } }',
      unknown: { manifest: ['/configuration/schema/properties/key'] },
      accepts,
    },
    {
      name: 'where a validator does not bear it out',
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
      name: 'an alternative of a pattern that is gone',
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
      name: 'a format with the pattern that is written beside it, once',
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
      name: 'a pattern beside the format that was there',
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
      name: 'beside a part that is the whole schema again',
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
      name: 'what stands behind the last of a tuple',
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
      name: 'a property whose name is that of something else to the validator',
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
      name: 'what was required and had a default, which is gone',
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
      name: 'another type, in a channel',
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
      name: 'in a list of objects, in a configuration by name',
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
      name: 'where nothing was said of a configuration before',
      base: 'name: parcel-desk',
      manifest: `
        configuration:
          schema: { type: object, properties: { ⟦key⟧: { type: string } }, required: [key] }
      `,
      accepts,
      problems: [{ message: 'lost', text: 'In the configuration, `key` is now required.' }],
    },
    {
      name: 'beside a text that has to match an expression',
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
      name: 'numbers from a bound on that is not one of them',
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
      name: 'the variant that is meant by its tag',
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
      name: 'what was of any type, once',
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
