import rule from '../../rules/field-secrecy-marked.ts';
import { testRule } from '../../src/testing/index.ts';

const field = (name: string, schema: string) =>
  `configuration: { schema: { type: object, properties: { ${name}: ${schema} } } }`;
const described = (name: string, text: string) => field(name, `{ type: string, description: "${text}" }`);

testRule(rule, {
  valid: [
    field('key', '{ type: string, description: Your API key, x-zui: { secret: true } }'),
    field('key', '{ type: string, description: Your API key, format: password }'),
    field('key', '{ type: integer, description: Your API key }'),
    field('key', '{ type: string, enum: [a], description: Your API key }'),
    {
      name: 'a name of a credential, which another rule checks',
      manifest: described('apiKey', 'Your API key. Keep it secret.'),
    },
    described('keyId', 'API key, by its ID'),
    field('keyName', '{ type: string, x-zui: { title: API key } }'),
    ...[
      'Whether the API key is sent',
      'ID of the API key',
      'The name of the secret',
      'Where the API key is sent',
      'The address that the password is sent to',
      'Take care of it, and keep it short',
      'Never share this file',
      'Publishable API key of the shop',
      'Password-less login',
      'Do not share it in public channels',
      'The name of the variable; its value is stored as a secret',
    ].map((text) => described('desk', text)),
    ...[
      'Use API key',
      'Rotate password',
      'ID of the access token',
      'Whether to send the API key',
      'Where to send the API key',
      'API key ID',
      'Client ID (not the client secret)',
      'Environment variable of the API key',
      'Vault path of the password',
      'Public API key',
      'Publishable key - the API key of the shop',
      'Publishable API key',
    ].map((text) => field('k1', `{ type: string, x-zui: { title: ${text} } }`)),
    {
      name: 'a field of a state, which nobody types in',
      manifest: 'states: { auth: { schema: { properties: { key: { type: string, description: Your API key } } } } }',
    },
  ],
  invalid: [
    {
      name: 'a description that calls it a credential',
      manifest: `
        configuration:
          schema:
            type: object
            properties:
              desk:
                type: string
                description: ⟦The parcel desk API key, found in your profile⟧
                x-zui: { title: Desk }
      `,
      problems: [
        {
          message: 'unmarked',
          text: 'The description of field `desk` of the configuration calls it a credential, but it is shown as it is typed: `The parcel desk API key, found in your profile`; expected `x-zui: { secret: true }` to hide it.',
          fix: 'unsafe',
        },
      ],
      fixed: `
        configuration:
          schema:
            type: object
            properties:
              desk:
                type: string
                description: The parcel desk API key, found in your profile
                x-zui: { title: Desk, secret: true }
      `,
    },
    {
      name: 'a title that names a credential, of a nullable field',
      manifest:
        '{ "configurations": { "manual": { "schema": { "properties": { "desk": { "anyOf": [{ "type": "string", "x-zui": { "title": ⟦"Desk password"⟧ } }, { "type": "null" }] } } } } } }',
      problems: ['unmarked'],
      fixed:
        '{ "configurations": { "manual": { "schema": { "properties": { "desk": { "anyOf": [{ "type": "string", "x-zui": { "title": "Desk password", "secret": true } }, { "type": "null" }] } } } } } }',
    },
    {
      name: 'a description that names a credential and a contrast',
      manifest: field('desk', '{ type: string, description: ⟦"API key of the desk, not the one of the carrier"⟧ }'),
      problems: ['unmarked'],
      fixed: field(
        'desk',
        '{ type: string, description: "API key of the desk, not the one of the carrier", x-zui: {secret: true} }',
      ),
    },
    ...[
      'API key',
      'API key (from your profile)',
      'Desk access token for parcels',
      'Service account key',
      'API key (not needed at home)',
    ].map((text) => ({
      manifest: field('k1', `{ type: string, x-zui: { title: ⟦${text}⟧ } }`),
      problems: ['unmarked'],
      fixed: field('k1', `{ type: string, x-zui: { title: ${text}, secret: true } }`),
    })),
    ...[
      'What opens the desk. Keep it secret.',
      'What opens the desk; never share it',
      'What opens the desk. Don’t share this key with anyone.',
      'Stored as a secret',
      'Treat it like a password.',
    ].map((text) => ({
      manifest: described('deskUrl', text).replace(`"${text}"`, `⟦"${text}"⟧`),
      problems: ['unmarked'],
      fixed: field('deskUrl', `{ type: string, description: "${text}", x-zui: {secret: true} }`),
    })),
  ],
});
