import rule from '../../rules/schema-secret-field.ts';
import { testRule } from '../../src/testing/index.ts';

const field = (name: string, schema: string) =>
  `configuration: { schema: { type: object, properties: { ${name}: ${schema} } } }`;

testRule(rule, {
  valid: [
    ...[
      ['apiKey', '{ type: string, x-zui: { secret: true } }'],
      ['password', '{ type: string, format: password }'],
      ['clientSecret', '{ type: string, writeOnly: true }'],
      ['accessToken', '{ anyOf: [{ type: string, x-zui: { secret: true } }, { type: "null" }] }'],
      ['nextToken', '{ type: string }'],
      ['maxTokens', '{ type: number }'],
      ['apiKeyId', '{ type: string }'],
      ['useApiKey', '{ type: boolean }'],
      ['secretName', '{ type: string }'],
      ['tokenUrl', '{ type: string }'],
      ['token', '{ const: none, type: string }'],
      ['token', "{ $ref: '#/definitions/token' }"],
      ['monkey', '{ type: string }'],
      ...'usePassword hasApiKey requireSecret rotateSecret numberOfSecrets skipToken scrollToken continueToken publicToken publicAccessToken publicApiKey publishableApiKey padToken quoteToken'
        .split(' ')
        .map((name) => [name, '{ type: string }']),
    ].map(([name = '', schema = '']) => field(name, schema)),
    {
      name: 'a field of a state, which nobody types in',
      manifest: 'states: { auth: { schema: { properties: { accessToken: { type: string } } } } }',
    },
    {
      name: 'a secret that the SDK cannot mark',
      manifest: field('apiKey', '{ type: string }'),
      typescript: { cannotSay: ['/configuration/schema/properties/apiKey/x-zui/secret'] },
    },
  ],
  invalid: [
    {
      name: 'a key without a mark',
      manifest: `
        configuration:
          schema:
            type: object
            properties:
              ⟦apiKey⟧:
                type: string
                x-zui: { title: API key }
      `,
      problems: [
        {
          message: 'unmarked',
          text: 'Field `apiKey` of the configuration takes a credential, but is shown as it is typed; expected `x-zui: { secret: true }` to hide it.',
          fix: 'unsafe',
        },
      ],
      fixed: `
        configuration:
          schema:
            type: object
            properties:
              apiKey:
                type: string
                x-zui: { title: API key, secret: true }
      `,
    },
    {
      name: 'a definition in TypeScript, whose author writes no x-zui',
      manifest: field('⟦apiKey⟧', '{ type: string }'),
      typescript: {},
      problems: [
        {
          message: 'unmarked',
          text: 'Field `apiKey` of the configuration takes a credential, but is shown as it is typed; expected `.secret()` to hide it.',
        },
      ],
      fixed: field('apiKey', '{ type: string, x-zui: {secret: true} }'),
    },
    {
      name: 'a nested nullable key without a mark',
      manifest:
        '{ "configurations": { "manual": { "schema": { "properties": { "login": { "properties": { ⟦"client_secret"⟧: { "anyOf": [{ "type": "null" }, { "type": "string" }] } } } } } } } }',
      problems: ['unmarked'],
      fixed:
        '{ "configurations": { "manual": { "schema": { "properties": { "login": { "properties": { "client_secret": { "anyOf": [{ "type": "null" }, { "type": "string", "x-zui": {"secret":true} }] } } } } } } } }',
    },
    ...'apiKey2 secretValue privateKeyPem smtp_pwd passcode hmacKey subscriptionKey serviceAccountKey'
      .split(' ')
      .map((name) => ({
        manifest: field(`⟦${name}⟧`, '{ type: string, x-zui: { title: A } }'),
        problems: ['unmarked'],
        fixed: field(name, '{ type: string, x-zui: { title: A, secret: true } }'),
      })),
  ],
});
