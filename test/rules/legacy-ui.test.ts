import rule from '../../rules/legacy-ui.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'events: { parcelLost: { schema: {}, ui: {} } }',
    'actions: { trackParcel: { input: { schema: {}, ui: { number: { title: "" } } } } }',
    'actions: { trackParcel: { input: { schema: {}, ui: { number: true } } } }',
    {
      name: 'a field that is called ui',
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
          text: 'The title of field `number` is in the legacy `ui`, which is to go: expected it in `x-zui.title` of the field.',
          severity: 'error',
          fix: 'safe',
        },
        {
          message: 'examples',
          text: 'The examples of field `number` are in the legacy `ui`, which is to go: there is no new place for them.',
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
              ui:
                number:
                  examples: [JD014600]
                carrier:
                  title: Carrier
      `,
    },
    {
      name: 'hints with nothing but a title, which go whole',
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
      name: 'a field that has a title of its own',
      manifest:
        '{ "events": { "parcelLost": { "schema": { "properties": { "number": { "x-zui": { "title": "Number" } } } }, "ui": { "number": { ⟦"title"⟧: "Parcel number" } } } } }',
      problems: [{ message: 'title', fix: 'none' }],
    },
  ],
});
