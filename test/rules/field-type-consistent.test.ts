import rule from '../../rules/field-type-consistent.ts';
import { testRule } from '../../src/testing/index.ts';

const field = (schema: string) => `states: { cart: { schema: { type: object, properties: { route: ${schema} } } } }`;
const described = (text: string) => field(`{ type: object, description: ${text} }`);

testRule(rule, {
  valid: [
    field('{ type: string, description: The stops as a JSON string }'),
    field('{ description: The stops as a JSON string }'),
    field('{ type: [object, string], description: The stops as a JSON string }'),
    field('{ anyOf: [{ type: object }, { type: string }], description: The stops as a JSON string }'),
    field('{ anyOf: [{ type: array, items: { type: string }, description: JSON-encoded stops }, { type: "null" }] }'),
    ...[
      '"The stops, a JSON object"',
      '"Must be a valid JSON object"',
      '"An object or a JSON string"',
      '"The stops, encoded as a JSON object"',
      '"JSON schema of the stops"',
      '"The JSON payload to send"',
      '"The JSON string of the answer, parsed"',
      '"Not a JSON string"',
      '"The stops: a list, no JSON string"',
      '"The stops. They aren’t JSON-encoded."',
      '"An object rather than a JSON string"',
      '"Unlike `raw`, which is a JSON string, these are the stops"',
      '"No longer a JSON string. A list of stops."',
      '"The stops, which are serialized as JSON before they are sent"',
      '"Will be converted to a JSON string"',
      '"The stops are stringified as JSON"',
      '"Sent JSON-encoded to the carrier"',
      '"Stops, stringified into JSON by us"',
      '"The stops; a JSON string is accepted, too"',
      '"The result of parsing the JSON string in `raw`"',
      '"Stops by day, whose values must be valid JSON"',
      '"Stops by day. Each value must be a JSON string"',
      '"Must be JSON serializable"',
      '"Must be JSON Patch operations"',
      '"Must be JSON:API conformant"',
      '"Must be a JSON Web Key"',
    ].map(described),
    {
      name: 'a field of an event that an interface generated',
      manifest: `
        events:
          parcelLost: { schema: { properties: { route: { type: object, description: The stops as a JSON string } } } }
        interfaces: { tracking: { events: { lost: { name: parcelLost } } } }
      `,
    },
  ],
  invalid: [
    {
      name: 'an object described as JSON text',
      manifest: `
        actions:
          sendParcel:
            input:
              schema:
                type: object
                properties:
                  route:
                    type: object
                    description: ⟦Stringified JSON of the stops.⟧
      `,
      problems: [
        {
          message: 'structured',
          text: 'The description of field `route` of action `sendParcel` input asks for JSON as text, but its type is `object`: `Stringified JSON of the stops.`.',
        },
      ],
    },
    ...[
      'The stops. Must be valid JSON.',
      'The stops, as a JSON array string',
      'JSON-encoded stops',
      'It must be JSON-encoded',
      'Further values as a JSON string',
      'The route is a JSON string of its stops',
      'The stops, serialized as JSON',
      'The stops as a JSON string, not an object',
      'It is not a list. A JSON string of the stops.',
    ].map((text) => ({ manifest: described(`⟦"${text}"⟧`), problems: ['structured'] })),
    {
      name: 'a nullable list described as JSON text',
      manifest: field(
        '{ anyOf: [{ type: array, items: { type: object }, description: ⟦JSON string of the stops⟧ }, { type: "null" }] }',
      ),
      problems: ['structured'],
    },
  ],
});
