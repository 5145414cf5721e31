import rule from '../../rules/tag-credential-free.ts';
import { testRule } from '../../src/testing/index.ts';

const tag = (key: string, text: string) => `user: { tags: { ${key}: ${text} } }`;

testRule(rule, {
  valid: [
    tag('id', '{ title: User ID, description: The ID of the user }'),
    tag('issueKey', '{ title: Issue Key, description: The key of the issue }'),
    tag('replyToken', '{ title: Reply token, description: The token that a reply is sent with }'),
    tag('replyToken', '{ title: Reply, description: "Access token, for a reply" }'),
    tag('token', '{ title: Reply token, description: The token that a reply is sent with }'),
    tag('messageToken', '{ title: Message token, description: What the carrier knows the message by }'),
    tag('tokenId', '{ title: Token ID, description: ID of the access token }'),
    tag('nextToken', '{ title: Next, description: Where to go on }'),
    ...[
      'API key ID',
      'Whether a password is set',
      'The name of the API key, as it is shown',
      'Expiry of the access token',
      'The user whose access token is used for it',
      'Access tokens are not kept here',
      'Keywords',
      'The secret santa',
    ].map((text) => tag('login', `{ title: Login, description: "${text}" }`)),
    ...[
      'Use API key',
      'Number of tokens',
      'Name of the secret',
      'Has password',
      'ID del token',
      'Nom du token',
      'Tipo de token',
    ].map((text) => tag('k1', `{ title: ${text} }`)),
    tag('tokens', '{ title: Tokens, description: What the answer cost }'),
    tag('hasPassword', '{ title: Protected, description: Who may open it }'),
    tag('promptTokens', '{ title: Prompt tokens, description: What the model was asked }'),
    tag('context_tokens', '{ title: Context tokens, description: What the model keeps in mind }'),
    'states: { login: { schema: { properties: { accessToken: { type: string, description: Access token } } } } }',
  ],
  invalid: [
    {
      name: 'by its name',
      manifest: `
        channels:
          chat:
            conversation:
              tags:
                ⟦apiKey⟧: { title: Key, description: What opens the desk }
      `,
      problems: [
        {
          message: 'name',
          text: 'Tag `apiKey` of the conversation of channel `chat` is named like a credential, and whoever lists tags can read it; expected it in a state.',
        },
      ],
    },
    { manifest: tag('⟦refresh_tokens⟧', '{ title: Tokens }'), problems: ['name'] },
    {
      name: 'by its title',
      manifest: tag('id', '{ title: ⟦Parcel Tokens⟧, description: Tokens }'),
      problems: ['text'],
    },
    ...['API key', 'API key (from the desk)', 'Desk password for the customer'].map((text) => ({
      manifest: tag('k1', `{ title: ⟦${text}⟧, description: From the desk }`),
      problems: ['text'],
    })),
    {
      name: 'by its description',
      manifest:
        'channels: { chat: { message: { tags: { sender: { description: ⟦Your parcel desk access and refresh tokens.⟧ } } } } }',
      problems: [
        {
          message: 'text',
          text: 'The description of tag `sender` of the messages of channel `chat` says that it holds a credential, which whoever lists tags can read: `Your parcel desk access and refresh tokens.`; expected it in a state.',
        },
      ],
    },
    ...[
      'API key for the desk',
      'The password of the customer',
      'Customer credentials',
      'An OAuth token, as it was given',
    ].map((text) => ({
      manifest: tag('login', `{ title: Login, description: ⟦"${text}"⟧ }`),
      problems: ['text'],
    })),
  ],
});
