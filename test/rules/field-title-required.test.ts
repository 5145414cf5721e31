import rule from '../../rules/field-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    `
      actions:
        trackParcel:
          input: { schema: { properties: { number: { x-zui: { title: Parcel number } } } } }
          output: { schema: { properties: {} } }
    `,
    {
      name: 'a nullable field',
      manifest: `
        configuration:
          schema:
            properties:
              number: { anyOf: [{ type: string, x-zui: { title: Parcel number } }, { type: 'null' }] }
      `,
    },
    {
      name: 'a field that wraps what wraps the value',
      manifest: `
        configuration:
          schema:
            properties:
              number: { allOf: [{ type: string }, { oneOf: [{ x-zui: { title: Parcel number } }] }] }
      `,
    },
    {
      name: 'a field of an action that an interface generated',
      manifest: `
        interfaces: { hitl: { actions: { start: { name: startHitl } } } }
        actions: { startHitl: { input: { schema: { properties: { user: {} } } } } }
      `,
    },
    {
      name: 'a title in the legacy ui, which another rule checks',
      manifest: `
        actions:
          trackParcel:
            input: { schema: { properties: { number: {} } }, ui: { number: { title: Parcel number } } }
      `,
    },
    {
      name: 'a JSON Schema title in TypeScript, which the platform’s CLI converts',
      manifest: 'configuration: { schema: { properties: { desk: { type: string, title: Desk } } } }',
      typescript: {},
    },
    {
      name: 'a title that the SDK cannot express',
      manifest: 'states: { parcel: { schema: { properties: { number: {} } } } }',
      typescript: {
        cannotSay: ['x-zui/title', 'title', 'anyOf', 'allOf', 'oneOf']
          .map((place) => `/states/parcel/schema/properties/number/${place}`)
          .concat('/states/parcel/ui/number/title'),
      },
    },
    {
      name: 'a nested title that the SDK cannot express',
      options: { depth: 'all' },
      manifest:
        'states: { parcel: { schema: { properties: { stop: { x-zui: { title: Stop }, properties: { city: {} } } } } } }',
      typescript: {
        cannotSay: ['x-zui/title', 'anyOf', 'allOf', 'oneOf'].map(
          (place) => `/states/parcel/schema/properties/stop/properties/city/${place}`,
        ),
      },
    },
    {
      name: 'a field inside a field, below the top',
      manifest:
        'states: { parcel: { type: user, schema: { properties: { a: { x-zui: { title: Parcel number }, properties: { b: {} } } } } } }',
    },
    {
      name: 'a field inside one named `schema`, and a field of an alternative',
      manifest: `
        states:
          parcel:
            schema:
              properties: { schema: { x-zui: { title: Label }, properties: { size: {} } } }
              anyOf: [{ properties: { weight: {} } }]
      `,
    },
    {
      name: 'messages and entities, unless asked for',
      manifest: `
        channels: { helpDesk: { messages: { text: { schema: { properties: { text: {} } } } } } }
        entities: { parcel: { schema: { properties: { number: {} } } } }
      `,
    },
    {
      name: 'an owner that is off',
      options: { owners: { event: 'off' } },
      manifest: 'events: { parcelLost: { schema: { properties: { number: {} } } } }',
    },
    {
      name: 'all depths: schemas that only test a value',
      options: { depth: 'all', owners: { entity: 'error', message: 'error' } },
      manifest: `
        configurations:
          schema:
            schema:
              not: { properties: { code: {} } }
              if: { properties: { kind: { const: express } } }
              then: { properties: { hour: {} } }
              else: { properties: { day: {} } }
              contains: { properties: { code: {} } }
              propertyNames: { properties: { code: {} } }
        channels:
          chat: { messages: { not: { schema: { properties: { parcel: { x-zui: { title: Parcel }, allOf: [{ if: { properties: { a: {} } } }] } } } } } }
        actions: { not: { input: { schema: { items: { not: { properties: { code: {} } } } } } } }
        entities: { parcel: { schema: { not: { properties: { code: {} } } } } }
      `,
    },
  ],
  invalid: [
    {
      name: 'a title in `oneOf`, which the platform’s linter does not see',
      options: { elsewhere: 'anywhere' },
      manifest: `
        configuration:
          schema:
            properties:
              ⟦desk⟧: { oneOf: [{ x-zui: { title: Desk } }] }
              hall: { properties: { name: { allOf: [{ x-zui: { title: Name } }] } } }
      `,
      problems: ['missing'],
    },
    {
      name: 'all depths: a field named like a keyword, and fields of alternatives',
      options: { depth: 'all' },
      manifest: `
        states:
          not:
            schema:
              properties: { not: { x-zui: { title: Parcel }, properties: { ⟦if⟧: {} } } }
              anyOf: [{ properties: { ⟦kind⟧: {} } }]
      `,
      problems: ['missing', 'missing'],
    },
    {
      name: 'a title that is not a string',
      manifest: 'configuration: { schema: { properties: { ⟦desk⟧: { type: string, x-zui: { title: 5 } } } } }',
      problems: [
        {
          message: 'missing',
          text: 'Field `desk` of the configuration has no title: its `x-zui.title` is not a string.',
        },
      ],
    },
    {
      name: 'a title in the JSON Schema position',
      manifest: 'configuration: { schema: { properties: { ⟦desk⟧: { type: string, title: Desk } } } }',
      problems: [
        {
          message: 'missing',
          text: 'Field `desk` of the configuration has no title: it belongs in `x-zui.title`, not in `title`.',
        },
      ],
    },
    {
      manifest: `
        configuration:
          schema:
            properties:
              ⟦number⟧: { type: string, description: Number on the label }
        configurations:
          manual: { schema: { properties: { key: { x-zui: { title: ⟦''⟧ } } } } }
        actions:
          trackParcel:
            input: { schema: { properties: { ⟦number⟧: {} } } }
            output: { schema: { properties: { ⟦place⟧: { anyOf: [{ type: string }, { type: 'null' }] } } } }
      `,
      problems: [
        { message: 'missing', text: 'Field `number` of the configuration has no title.', severity: 'error' },
        { message: 'missing', text: 'Field `key` of configuration `manual` has no title.', severity: 'error' },
        { message: 'missing', text: 'Field `number` of action `trackParcel` input has no title.', severity: 'warn' },
        { message: 'missing', text: 'Field `place` of action `trackParcel` output has no title.', severity: 'warn' },
      ],
    },
    {
      name: 'a title in the legacy ui where that is ignored',
      options: { ui: 'ignored' },
      manifest: `
        actions:
          trackParcel:
            input: { schema: { properties: { ⟦number⟧: {} } }, ui: { number: { title: Parcel number } } }
      `,
      problems: ['missing'],
    },
    {
      name: 'a JSON Schema title in TypeScript, with the legacy ui ignored',
      options: { ui: 'ignored' },
      manifest: 'configuration: { schema: { properties: { ⟦desk⟧: { type: string, title: Desk } } } }',
      typescript: {},
      problems: [{ message: 'missing', text: 'Field `desk` of the configuration has no title.' }],
    },
    {
      name: 'a title that could stand in the ui of an old SDK',
      manifest: 'events: { parcelLost: { schema: { properties: { ⟦number⟧: {} } }, ui: { number: {} } } }',
      typescript: { cannotSay: ['/events/parcelLost/schema/properties/number/x-zui/title'] },
      problems: ['missing'],
    },
    {
      name: 'a field whose default is not known',
      manifest: 'configuration: { schema: { properties: { ⟦desk⟧: { type: string, default: north } } } }',
      unknown: { manifest: ['/configuration/schema/properties/desk/default'] },
      problems: ['missing'],
    },
    {
      name: 'all depths',
      options: { depth: 'all', owners: { entity: 'info' } },
      manifest: `
        {
          "entities": {
            "parcel": {
              "schema": {
                "properties": { ⟦"stops"⟧: { "items": { "properties": { ⟦"city"⟧: {} } } } },
                "oneOf": [{ "properties": { ⟦"weight"⟧: {} } }]
              }
            }
          }
        }
      `,
      problems: [{ message: 'missing', severity: 'info' }, 'missing', 'missing'],
    },
  ],
});
