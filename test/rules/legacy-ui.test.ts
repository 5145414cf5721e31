import rule from '../../rules/legacy-ui.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'events: { parcelLost: { schema: {}, ui: {} } }',
    'actions: { trackParcel: { input: { schema: {}, ui: { number: { title: "" } } } } }',
    'actions: { trackParcel: { input: { schema: {}, ui: { number: true } } } }',
    {
      name: 'a JSON Schema title, which belongs to no ui',
      manifest: 'configuration: { schema: { properties: { desk: { type: string, title: Desk } } } }',
    },
    {
      name: 'hints that the SDK can only express in the ui',
      manifest: 'events: { parcelLost: { schema: { properties: { number: {} } }, ui: { number: { title: Number } } } }',
      typescript: { cannotSay: ['/events/parcelLost/schema/properties/number/x-zui/title'] },
    },
    {
      name: 'a missing field of a schema that is partly unknown',
      manifest: 'events: { parcelLost: { schema: { $ref: "#/x", properties: {} }, ui: { number: {} } } }',
    },
    {
      name: 'members that an interface generated',
      manifest: `
        actions: { trackParcel: { name: track, input: { schema: {}, ui: { number: { title: Number } } } } }
        events: { parcelLost: { name: lost, schema: {}, ui: { number: { examples: [JD014600] } } } }
        interfaces:
          tracking: { actions: { track: { name: trackParcel } }, events: { lost: { name: parcelLost } } }
      `,
    },
    {
      name: 'a field named `ui`',
      manifest: 'events: { parcelLost: { schema: { properties: { ui: { title: Screen } } } } }',
    },
  ],
  invalid: [
    {
      manifest: `
        actions:
          trackParcel:
            input:
              schema:
                type: object
                properties:
                  number:
                    type: string
                oneOf: [{ required: [carrier] }]
              ui:
                number:
                  ⟦title⟧: Parcel number
                  ⟦examples⟧: [JD014600]
                carrier:
                  ⟦title⟧: Carrier
      `,
      problems: [
        {
          message: 'title',
          text: 'The title of field `number` of action `trackParcel` input is in the legacy `ui`, which is going away; expected it in `x-zui.title` of the field.',
          severity: 'error',
          fix: 'safe',
        },
        {
          message: 'examples',
          text: 'The examples of field `number` of action `trackParcel` input are in the legacy `ui`, which is going away and has no replacement for them.',
          severity: 'info',
        },
        { message: 'title', fix: 'none' },
      ],
      fixed: `
        actions:
          trackParcel:
            input:
              schema:
                type: object
                properties:
                  number:
                    type: string
                    x-zui:
                      title: Parcel number
                oneOf: [{ required: [carrier] }]
              ui:
                number:
                  examples: [JD014600]
                carrier:
                  title: Carrier
      `,
    },
    {
      name: 'hints with only a title are removed as a whole',
      manifest: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string }, desk: { type: string } } }
            ui:
              number: { ⟦title⟧: Number }
              desk: { ⟦title⟧: Desk, ⟦examples⟧: [Oslo] }
      `,
      problems: ['title', 'title', 'examples'],
      fixed: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string, x-zui: {title: Number} }, desk: { type: string, x-zui: {title: Desk} } } }
            ui:
              desk: { examples: [Oslo] }
      `,
    },
    {
      name: 'hints of the output of an action',
      manifest: `
        actions:
          trackParcel:
            input: { schema: {} }
            output:
              schema: { properties: { desk: { type: string } } }
              ui: { desk: { ⟦title⟧: Desk } }
      `,
      problems: [
        {
          message: 'title',
          text: 'The title of field `desk` of action `trackParcel` output is in the legacy `ui`, which is going away; expected it in `x-zui.title` of the field.',
        },
      ],
      fixed: `
        actions:
          trackParcel:
            input: { schema: {} }
            output:
              schema: { properties: { desk: { type: string, x-zui: {title: Desk} } } }
              ui: {}
      `,
    },
    {
      name: 'a title that is not a string: no argument is suggested',
      manifest: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string } } }
            ui: { number: { ⟦title⟧: { text: Number } } }
      `,
      typescript: {},
      problems: [
        {
          message: 'title',
          text: 'The title of field `number` of event `parcelLost` is in the legacy `ui`, which is going away; expected `.title("…")` at the field.',
          fix: 'none',
        },
      ],
    },
    {
      name: 'a definition in TypeScript, whose author writes no x-zui',
      manifest: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string } } }
            ui: { number: { ⟦title⟧: Number } }
      `,
      typescript: {},
      problems: [
        {
          message: 'title',
          text: 'The title of field `number` of event `parcelLost` is in the legacy `ui`, which is going away; expected `.title("Number")` at the field.',
        },
      ],
      fixed: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string, x-zui: {title: Number} } } }
            ui: {}
      `,
    },
    {
      name: 'a title that the platform’s CLI writes into a configuration',
      manifest: 'configuration: { schema: { properties: { desk: { type: string, ⟦title⟧: Desk } } } }',
      typescript: {},
      problems: [
        {
          message: 'title',
          text: 'The title of field `desk` of the configuration is in the legacy `ui`, which is going away; expected `.title("Desk")` at the field.',
        },
      ],
      fixed: 'configuration: { schema: { properties: { desk: { type: string, x-zui: {title: Desk} } } } }',
    },
    {
      name: 'hints of messages, states and entities',
      manifest: `
        channels: { desk: { messages: { text: { schema: { properties: { line: {} } }, ui: { line: { ⟦title⟧: Line } } } } } }
        states: { last: { type: user, schema: { properties: { desk: {} } }, ui: { desk: { ⟦title⟧: Desk } } } }
        entities: { parcel: { schema: { properties: { desk: {} } }, ui: { desk: { ⟦examples⟧: [Oslo] } } } }
      `,
      problems: [
        {
          message: 'title',
          text: 'The title of field `line` of message `text` of channel `desk` is in the legacy `ui`, which is going away; expected it in `x-zui.title` of the field.',
        },
        {
          message: 'title',
          text: 'The title of field `desk` of state `last` is in the legacy `ui`, which is going away; expected it in `x-zui.title` of the field.',
        },
        {
          message: 'examples',
          text: 'The examples of field `desk` of entity `parcel` are in the legacy `ui`, which is going away and has no replacement for them.',
        },
      ],
      fixed: `
        channels: { desk: { messages: { text: { schema: { properties: { line: {x-zui: {title: Line}} } }, ui: {} } } } }
        states: { last: { type: user, schema: { properties: { desk: {x-zui: {title: Desk}} } }, ui: {} } }
        entities: { parcel: { schema: { properties: { desk: {} } }, ui: { desk: { examples: [Oslo] } } } }
      `,
    },
    {
      name: 'fields that the schema does not have',
      manifest: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string }, desk: { type: string } } }
            ui:
              ⟦numbr⟧: { title: Number, examples: [JD014600] }
              desk: {}
              ⟦colour⟧: {}
      `,
      problems: [
        {
          message: 'misspelt',
          text: 'The legacy `ui` of event `parcelLost` has hints for `numbr`, but the schema has no such field; did you mean `number`?',
          fix: 'unsafe',
        },
        {
          message: 'unknown',
          text: 'The legacy `ui` of event `parcelLost` has hints for `colour`, but the schema has no such field.',
        },
      ],
      fixed: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string, x-zui: {title: Number} }, desk: { type: string } } }
            ui:
              number: { examples: [JD014600] }
              desk: {}
              colour: {}
      `,
    },
    {
      name: 'an existing field of a schema that is partly unknown',
      manifest: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string }, desk: { type: string } } }
            ui: { number: { ⟦title⟧: Number }, colour: {} }
      `,
      unknown: { manifest: ['/events/parcelLost/schema/properties/desk'] },
      problems: ['title'],
      fixed: `
        events:
          parcelLost:
            schema: { properties: { number: { type: string, x-zui: {title: Number} }, desk: { type: string } } }
            ui: { colour: {} }
      `,
    },
    {
      name: 'a name similar to a field that already has hints',
      manifest:
        'events: { parcelLost: { schema: { properties: { number: { type: string } } }, ui: { number: {}, ⟦numbers⟧: {} } } }',
      problems: ['unknown'],
    },
    {
      name: 'a field that also has `x-zui.title`',
      manifest:
        '{ "events": { "parcelLost": { "schema": { "properties": { "number": { "x-zui": { "title": "Number" } } } }, "ui": { "number": { ⟦"title"⟧: "Parcel number" } } } } }',
      problems: [{ message: 'title', fix: 'none' }],
    },
  ],
});
