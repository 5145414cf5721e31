import rule from '../../../rules/compat/output-widened.ts';
import { testRule } from '../../../src/testing/index.ts';
import { accepts } from './validator.ts';

testRule(rule, {
  valid: [
    {
      name: 'fewer values than before',
      base: 'events: { delivered: { schema: { type: object, properties: { to: { enum: [door, box] } } } } }',
      manifest: 'events: { delivered: { schema: { type: object, properties: { to: { enum: [door] } } } } }',
      accepts,
    },
    {
      name: 'an input, which another rule checks',
      base: 'actions: { track: { input: { schema: { type: object, properties: { n: { enum: [1] } } } } } }',
      manifest: 'actions: { track: { input: { schema: { type: object, properties: { n: { enum: [1, 2] } } } } } }',
      accepts,
    },
    {
      name: 'a new property of a nullable object',
      base: `
        actions:
          track:
            output:
              schema:
                anyOf:
                  - { type: object, properties: { at: {} }, required: [at], additionalProperties: false }
                  - { type: 'null' }
      `,
      manifest: `
        actions:
          track:
            output:
              schema:
                anyOf:
                  - { type: object, properties: { at: {}, by: {} }, required: [at, by], additionalProperties: false }
                  - { type: 'null' }
      `,
      accepts,
    },
    {
      name: 'a required property loses its default and is still given',
      base: `
        actions:
          weigh:
            output: { schema: { type: object, properties: { unit: { type: string, default: kg } }, required: [unit] } }
      `,
      manifest: `
        actions:
          weigh:
            output: { schema: { type: object, properties: { unit: { type: string } }, required: [unit] } }
      `,
      accepts,
    },
    {
      name: 'the event is new',
      base: 'events: {}',
      manifest: 'events: { delivered: { schema: { type: object, properties: { to: { type: string } } } } }',
      accepts,
    },
  ],
  invalid: [
    {
      name: 'a new variant',
      base: `
        events:
          moved:
            schema:
              oneOf:
                - { type: object, properties: { kind: { const: van } }, required: [kind], additionalProperties: false }
      `,
      manifest: `
        events:
          moved:
            schema:
              oneOf:
                - { type: object, properties: { kind: { const: van } }, required: [kind], additionalProperties: false }
                - ⟦{ type: object, properties: { kind: { const: bike }, at: {} }, required: [kind, at] }⟧
      `,
      accepts,
      problems: [
        {
          message: 'gained',
          text: 'In event `moved`, the value can now be a new variant.',
          bump: 'major',
          breaks: 'listener',
        },
      ],
    },
    {
      name: 'new variants of a nullable value are reported separately',
      base: `
        actions:
          track:
            output:
              schema: { type: object, properties: { to: { anyOf: ⟦⟦[{ type: object, properties: { name: {} } }, { type: 'null' }]⟧⟧ } } }
      `,
      manifest: `
        actions:
          track:
            output:
              schema:
                type: object
                properties:
                  to:
                    anyOf:
                      - anyOf: [{ type: object, properties: { name: {} } }, ⟦{ type: string }⟧, ⟦{ type: number }⟧]
                      - { type: 'null' }
      `,
      accepts,
      problems: [
        { message: 'gained', text: 'In action `track` output, `to` can now be a new variant.' },
        { message: 'gained', text: 'In action `track` output, `to` can now be a new variant.' },
      ],
    },
    {
      base: 'events: { delivered: { schema: { type: object, properties: { to: { enum: ⟦[door, box]⟧ } } } } }',
      manifest:
        'events: { delivered: { schema: { type: object, properties: { to: { enum: [door, box, ⟦shop⟧] } } } } }',
      accepts,
      problems: [
        {
          message: 'gained',
          text: 'In event `delivered`, `to` can now be `shop`.',
          bump: 'major',
          breaks: 'listener',
        },
      ],
    },
    {
      name: 'an event that an interface generated',
      base: `
        interfaces: { tracker: { name: tracker, version: 1.0.0, events: { arrived: { name: delivered } } } }
        events: { delivered: { name: arrived, schema: { type: object, properties: { at: { type: ⟦string⟧ } } } } }
      `,
      manifest: `
        interfaces: { tracker: { name: tracker, version: 1.0.0, events: { arrived: { name: delivered } } } }
        events: { delivered: { name: arrived, schema: { type: object, properties: { at: { type: ⟦number⟧ } } } } }
      `,
      accepts,
      problems: [{ message: 'gained', text: 'In event `delivered`, `at` can now be `number`.' }],
    },
    {
      base: `
        actions:
          track: { output: { schema: { type: object, properties: { ⟦place⟧: { type: string } }, required: [place] } } }
      `,
      manifest: `
        actions:
          track: { output: { schema: { type: object, properties: { ⟦place⟧: { type: string } } } } }
      `,
      accepts,
      problems: [
        {
          message: 'gained',
          text: 'In action `track` output, `place` can now be missing.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'a required property is removed',
      base: `
        actions:
          track:
            output:
              schema:
                { type: object, properties: { log: { type: string } }, required: [log], additionalProperties: false }
      `,
      manifest: `
        actions:
          track:
            output:
              schema: ⟦{ type: object, properties: {}, additionalProperties: false }⟧
      `,
      accepts,
      problems: [
        {
          message: 'gained',
          text: 'In action `track` output, `log` is no longer present.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'additional properties of any type',
      base: `
        events:
          sent: { schema: { type: object, properties: { labels: { type: object, additionalProperties: { type: string } } } } }
      `,
      manifest: `
        events:
          sent: { schema: { type: object, properties: { labels: { type: object, additionalProperties: ⟦{}⟧ } } } }
      `,
      accepts,
      problems: [{ message: 'gained', text: 'In event `sent`, `labels.*` can now be of any type.', bump: 'major' }],
    },
    {
      name: 'an exclusive bound becomes inclusive',
      base: `
        actions:
          weigh:
            output:
              schema: { type: object, properties: { grams: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 500 } } }
      `,
      manifest: `
        actions:
          weigh:
            output:
              schema: { type: object, properties: { grams: ⟦⟦{ type: number, minimum: 0, maximum: 500 }⟧⟧ } }
      `,
      accepts,
      problems: [
        { message: 'gained', text: 'In action `weigh` output, `grams` can now be `0`.', bump: 'major' },
        { message: 'gained', text: 'In action `weigh` output, `grams` can now be `500`.', bump: 'major' },
      ],
    },
  ],
});
