import rule from '../../rules/field-optional-consistent.ts';
import { testRule } from '../../src/testing/index.ts';

const field = (schema: string, name = 'carrier') =>
  `configuration: { schema: { type: object, properties: { ${name}: ${schema} }, required: [${name}] } }`;
const described = (text: string) => field(`{ type: string, description: "${text}" }`);

testRule(rule, {
  valid: [
    ...[
      'The carrier, optionally with its country',
      'The carrier (optional if the code says it)',
      'Optional if the code says it',
      'Optional only for parcels of the desk',
      'Optional with a code',
      'Optional (but required abroad)',
      'The carrier (optional). Mandatory for parcels that go abroad.',
      'Optional. Required in version 2.',
      'The street, the number and the floor (optional)',
      'A phone number with country code (optional)',
      'Whether this is an optional stop',
      'Optionally written in capitals',
      'This is optional for parcels of the desk',
      'A stop. Whether it is optional',
      'Optional query parameters, as JSON',
      'Optional chaining is not supported',
      'Optional: false',
      'This one is not (optional)',
      'Optional. Pass an empty string for none.',
      "Optional (use '' for none)",
    ].map(described),
    field('{ type: array, description: Optional stops of the route }', 'stops'),
    field('{ type: object, description: Optional surcharges by country }', 'surcharges'),
    field('{ type: boolean, description: Optional stop }', 'maySkip'),
    field('{ type: string, description: Optional stop }', 'isOptional'),
    field('{ type: string, description: The carrier (optional), default: post }'),
    field('{ allOf: [{ type: string, default: post }], description: The carrier (optional) }'),
    field('{ type: [string, "null"], description: The carrier (optional) }'),
    field('{ anyOf: [{ type: string, description: The carrier (optional) }, { type: "null" }] }'),
    ...[
      '{ type: string, nullable: true, description: The carrier (optional) }',
      '{ enum: [post, null], description: The carrier (optional) }',
      '{ allOf: [{ type: [string, "null"] }], description: The carrier (optional) }',
      '{ const: null, description: The carrier (optional) }',
      '{ oneOf: [{ const: post }, { const: null }], description: The carrier (optional) }',
      '{ $ref: "#/definitions/carrier", description: The carrier (optional) }',
      '{ description: The carrier (optional) }',
    ].map((schema) => ({ name: `a null: ${schema}`, manifest: field(schema) })),
    {
      name: 'an optional field described as optional',
      manifest:
        'configuration: { schema: { properties: { carrier: { type: string, description: (optional) } }, required: [code] } }',
    },
    {
      name: 'a field of an event that an interface generated',
      manifest: `
        events:
          parcelLost:
            schema: { properties: { carrier: { type: string, description: (optional) } }, required: [carrier] }
        interfaces: { tracking: { events: { lost: { name: parcelLost } } } }
      `,
    },
    {
      name: 'a schema without required fields',
      manifest: 'configuration: { schema: { properties: { carrier: { type: string, description: (optional) } } } }',
    },
  ],
  invalid: [
    {
      name: 'a required field described as optional',
      manifest: `
        configuration:
          schema:
            type: object
            properties:
              carrier: { type: string, description: ⟦The carrier of the parcel (Optional)⟧ }
            required: [carrier]
      `,
      problems: [
        {
          message: 'required',
          text: 'The description of field `carrier` of the configuration says that it is optional, but it is required: `The carrier of the parcel (Optional)`.',
        },
      ],
    },
    ...[
      '(optional) The carrier',
      'Optional',
      '**Optional** - the carrier',
      'An optional note for the carrier',
      'Not required for parcels (optional)',
      'Optional carrier to ask',
      'Optional address of the carrier',
      'Optional status to ask for',
      'Optional notes',
      'Optional: the carrier',
      'The carrier (optional) (e.g. post)',
      'The carrier to ask. Optional.',
      'The carrier to ask. Optional. Ask for help, and wait.',
      'Street and number. The floor (optional). The rest is known.',
      'The carrier - optional',
      'The carrier to ask. This field is optional.',
      'This is optional; the desk knows its carriers.',
    ].map((text) => ({
      name: text,
      manifest: described(`⟦${text}⟧`).replace('"⟦', '⟦"').replace('⟧"', '"⟧'),
      problems: ['required'],
    })),
    ...[
      '{ type: string, enum: [post, null], description: ⟦The carrier (optional)⟧ }',
      '{ enum: [post, rail], description: ⟦The carrier (optional)⟧ }',
      '{ allOf: [{ type: string }, {}], description: ⟦The carrier (optional)⟧ }',
      '{ anyOf: [{ const: post }, false], description: ⟦The carrier (optional)⟧ }',
    ].map((schema) => ({ name: `no null: ${schema}`, manifest: field(schema), problems: ['required'] })),
    {
      name: 'a required nested field titled as optional',
      manifest:
        'states: { cart: { schema: { items: { properties: { note: { type: string, x-zui: { title: ⟦Note (optional)⟧ }, description: Optional note } }, required: [note] } } } }',
      problems: [
        {
          message: 'required',
          text: 'The title of field `note` of state `cart` says that it is optional, but it is required: `Note (optional)`.',
        },
      ],
    },
  ],
});
