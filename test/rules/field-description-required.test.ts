import rule from '../../rules/field-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    `
      actions:
        trackParcel:
          input: { schema: { properties: { number: { description: Number on the label } } } }
          output: { schema: { properties: {} } }
    `,
    {
      name: 'a nullable field',
      manifest: `
        configuration:
          schema:
            properties:
              number: { anyOf: [{ type: string, description: Number on the label }, { type: 'null' }] }
      `,
    },
    {
      name: 'a field that wraps what wraps the value',
      manifest: `
        configuration:
          schema:
            properties:
              number: { allOf: [{ type: string }, { oneOf: [{ description: Number on the label }] }] }
      `,
    },
    {
      name: 'a description that the platform’s linter takes for that of the field around',
      options: { elsewhere: 'anywhere' },
      manifest: `
        configuration:
          schema:
            properties:
              desk: { properties: { number: { items: { anyOf: [{ description: Number on the door }, {}] } } } }
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
      name: 'a field inside a field, below the top',
      manifest:
        'states: { parcel: { type: user, schema: { properties: { a: { description: Number on the label, properties: { b: {} } } } } } }',
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
          chat: { messages: { not: { schema: { properties: { parcel: { description: What is sent, allOf: [{ if: { properties: { a: {} } } }] } } } } } }
        actions: { not: { input: { schema: { items: { not: { properties: { code: {} } } } } } } }
        entities: { parcel: { schema: { not: { properties: { code: {} } } } } }
      `,
    },
  ],
  invalid: [
    {
      name: 'a description in `oneOf`, which the platform’s linter does not see',
      options: { elsewhere: 'anywhere' },
      manifest: `
        configuration:
          schema:
            properties:
              ⟦desk⟧: { oneOf: [{ description: Number on the door }, { properties: { number: { description: Number } } }] }
              hall: { oneOf: [{ anyOf: [{ description: Name of the hall }] }] }
      `,
      problems: ['missing'],
    },
    {
      name: 'a field that has no description, though one inside it has',
      manifest: `
        configuration:
          schema:
            properties:
              ⟦desk⟧: { properties: { number: { anyOf: [{ description: Number on the door }, {}] } } }
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
              properties: { not: { description: What is sent, properties: { ⟦if⟧: {} } } }
              anyOf: [{ properties: { ⟦kind⟧: {} } }]
      `,
      problems: ['missing', 'missing'],
    },
    {
      manifest: `
        configuration:
          schema:
            properties:
              ⟦number⟧: { type: string, x-zui: { title: Parcel number } }
        configurations:
          manual: { schema: { properties: { key: { description: ⟦''⟧ } } } }
        actions:
          trackParcel:
            input: { schema: { properties: { ⟦number⟧: {} } } }
            output: { schema: { properties: { ⟦place⟧: { anyOf: [{ type: string }, { type: 'null' }] } } } }
      `,
      problems: [
        { message: 'missing', text: 'Field `number` of the configuration has no description.', severity: 'error' },
        { message: 'missing', text: 'Field `key` of configuration `manual` has no description.', severity: 'error' },
        {
          message: 'missing',
          text: 'Field `number` of action `trackParcel` input has no description.',
          severity: 'error',
        },
        {
          message: 'missing',
          text: 'Field `place` of action `trackParcel` output has no description.',
          severity: 'error',
        },
      ],
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
