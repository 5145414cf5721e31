import rule from '../../rules/text-trimmed.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'title: Parcel Desk\ndescription: Tracks parcels',
    'title: ""',
    { name: 'lines inside a text', manifest: 'description: |-\n  Tracks parcels.\n\n  Tells customers.' },
    {
      name: 'what an interface generated',
      manifest: `
        interfaces: { hitl: { actions: { start: { name: startHitl } } } }
        actions: { startHitl: { title: ' Start ' } }
      `,
    },
  ],
  invalid: [
    { name: 'signs that nobody sees', manifest: 'title: ⟦"\\u200b\\u2060"⟧', problems: ['blank'] },
    {
      manifest: `
        title: ⟦'Parcel Desk '⟧ # shown in the hub
        actions:
          trackParcel:
            description: ⟦"\\tTells where a parcel is\\n"⟧
            input: { schema: { properties: { number: { x-zui: { title: ⟦' Number'⟧ } } } } }
        secrets:
          CARRIER_KEY: { description: ⟦'  '⟧ }
      `,
      problems: [
        {
          message: 'padded',
          text: 'The title of the integration has surrounding whitespace.',
          severity: 'warn',
          fix: 'safe',
        },
        { message: 'padded', text: 'The description of action `trackParcel` has surrounding whitespace.' },
        {
          message: 'padded',
          text: 'The title of field `number` of action `trackParcel` input has surrounding whitespace.',
        },
        {
          message: 'blank',
          text: 'The description of secret `CARRIER_KEY` is blank.',
          severity: 'error',
          fix: 'none',
        },
      ],
      fixed: `
        title: 'Parcel Desk' # shown in the hub
        actions:
          trackParcel:
            description: "Tells where a parcel is"
            input: { schema: { properties: { number: { x-zui: { title: 'Number' } } } } }
        secrets:
          CARRIER_KEY: { description: '  ' }
      `,
    },
    {
      name: 'a configuration, and fields that wrap others',
      manifest: `
        configuration:
          title: ⟦' Desk'⟧
          schema:
            properties:
              desk: { allOf: [{ description: ⟦'Desk '⟧ }] }
              hall: { oneOf: [{ description: ⟦'Hall '⟧ }] }
      `,
      problems: [
        { message: 'padded', text: 'The title of the configuration has surrounding whitespace.' },
        { message: 'padded', text: 'The description of field `desk` of the configuration has surrounding whitespace.' },
        'padded',
      ],
      fixed: `
        configuration:
          title: 'Desk'
          schema:
            properties:
              desk: { allOf: [{ description: 'Desk' }] }
              hall: { oneOf: [{ description: 'Hall' }] }
      `,
    },
    {
      name: 'the text of a nullable field',
      manifest:
        '{ "configuration": { "schema": { "properties": { "account": { "anyOf": [{ "description": ⟦"Account "⟧ }, { "type": "null" }] } } } } }',
      problems: ['padded'],
      fixed:
        '{ "configuration": { "schema": { "properties": { "account": { "anyOf": [{ "description": "Account" }, { "type": "null" }] } } } } }',
    },
    {
      manifest: 'channels: { helpDesk: { title: ⟦"\u00a0"⟧, message: { tags: { id: { description: ⟦" "⟧ } } } } }',
      problems: [
        { message: 'blank', text: 'The title of channel `helpDesk` is blank.' },
        {
          message: 'blank',
          text: 'The description of tag `id` of the messages of channel `helpDesk` is blank.',
        },
      ],
    },
  ],
});
