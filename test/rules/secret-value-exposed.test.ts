import rule from '../../rules/secret-value-exposed.ts';
import { testRule } from '../../src/testing/index.ts';

const key = `sk_live_${'4fK29xQmZ7pLwT8vRb3N'}`;

testRule(rule, {
  valid: [
    { as: 'record', manifest: "signingSecret: ''" },
    'secrets: { CARRIER_KEY: { description: Key for the API of the carrier } }',
    'secrets: { CARRIER_KEY: {} }',
    {
      name: 'an address',
      manifest: 'secrets: { A: { description: "https://parcel-desk.example/docs/oauth2/v2/api-keys" } }',
    },
    {
      name: 'an address with versions',
      manifest: 'secrets: { A: { description: "https://parcel-desk.example/docs/api2/v3/keys4/x5" } }',
    },
    {
      name: 'what a key looks like',
      manifest: 'secrets: { A: { description: "A PEM, from -----BEGIN RSA PRIVATE KEY----- to the end" } }',
    },
    { name: 'words with versions', manifest: 'secrets: { A: { description: OAuth2 secret for v2 of the B2B desk } }' },
    { name: 'one long word', manifest: 'secrets: { A: { description: OAuth2ClientSecretOfTheCarrier } }' },
    {
      name: 'a placeholder',
      manifest: 'secrets: { A: { description: "Looks like sk_live_xxxxxxxxxxxxxxxxxxxxxxxx" } }',
    },
    { name: 'an example', manifest: 'secrets: { A: { description: "Such as AKIAIOSFODNN7EXAMPLE" } }' },
    {
      name: 'what somebody types who needs no real one',
      manifest: `configuration: { schema: { type: object, properties: { token: { type: string, description: 'As in xoxb-${'123456789012'}-abcdefghijkl', default: sk_live_${'abcdefghijklmnopqrst'} } } } }`,
    },
    {
      name: 'what a key looks like, beside where it is asked for',
      manifest: `configuration: { schema: { type: object, properties: { apiKey: { type: string, description: 'Begins with sk_live_, as in sk_live_${'abcdefghijklmnopqrst'}' } } } }`,
    },
    {
      name: 'the format of one',
      manifest:
        'configuration: { schema: { type: object, properties: { apiKey: { type: string, pattern: "^sk_live_[A-Za-z0-9]{24}$", x-zui: { placeholder: sk_live_… } } } } }',
    },
  ],
  invalid: [
    {
      name: 'the description of a field, and of an action',
      manifest: `
        configuration: { schema: { type: object, properties: { apiKey: { type: string, description: Such as ⟦${key}⟧ } } } }
        actions: { ship: { title: Ship by ⟦${key}⟧, description: Ships a parcel } }
      `,
      problems: [
        {
          message: 'described',
          text: 'The description of field `apiKey` of the configuration contains what looks like a credential (Stripe key): revoke it, and leave it out.',
        },
        {
          message: 'described',
          text: 'The title of action `ship` contains what looks like a credential (Stripe key): revoke it, and leave it out.',
        },
      ],
    },
    {
      name: 'the description of the integration',
      manifest: `description: Ships parcels by ⟦${key}⟧`,
      problems: ['described'],
    },
    {
      name: 'the default of a field',
      manifest: `configuration: { schema: { type: object, properties: { apiKey: { type: string, default: ⟦${key}⟧ } } } }`,
      problems: [
        {
          message: 'brought',
          text: '`default` of `apiKey` of the configuration contains what looks like a credential (Stripe key): revoke it, and leave it out.',
        },
      ],
    },
    ...['default: { carrier: { keys: [⟦KEY⟧] } }', 'examples: [one, ⟦KEY⟧]', 'examples: ["live ⟦KEY⟧"]'].map(
      (keyword) => ({
        name: keyword,
        manifest:
          `actions: { ship: { input: { schema: { type: object, properties: { carrier: { ${keyword} } } } } } }`.replace(
            'KEY',
            key,
          ),
        problems: ['brought'],
      }),
    ),
    {
      name: 'a key beside what one looks like',
      manifest: `secrets: { A: { description: 'Like sk_live_xxxxxxxxxxxxxxxxxxxxxxxx, ours is ⟦sk_live_${'4fK29xQmZ7pLwT8vRb3N'}⟧' } }`,
      problems: ['credential'],
    },
    {
      name: 'two keys, of which the first is told',
      manifest: `secrets: { A: { description: '⟦sk_live_${'4fK29xQmZ7pLwT8vRb3N'}⟧, and AKIA${'4QZ7WLT8VRB3NXJP'} for labels' } }`,
      problems: [
        {
          message: 'credential',
          text: 'The description of secret `A` contains what looks like a credential (Stripe key): revoke it, and describe the secret instead.',
        },
      ],
    },
    {
      name: 'a private key',
      manifest: `{ "secrets": { "A": { "description": "⟦-----BEGIN ${'PRIVATE'} KEY-----⟧\\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC" } } }`,
      problems: ['credential'],
    },
    {
      name: 'an address that opens something by itself',
      manifest:
        'secrets: { A: { description: ⟦"https://hooks.parcel-desk.example/services/T0/x4K29xQmZ7pLwT8vRb3N"⟧ } }',
      problems: ['generated'],
    },
    ...['x4K29/xQmZ7pLw/T8vRb3N', 'deskKeyA7bLmQx9ZtrWpe'].map((value) => ({
      name: `the value: ${value}`,
      manifest: `secrets: { A: { description: ⟦${value}⟧ } }`,
      problems: ['generated'],
    })),
    {
      as: 'record',
      manifest: '{ "signingSecret": ⟦"5f2a9c0e71d84b6f93a7"⟧ }',
      problems: [
        {
          message: 'signing',
          text: 'The signing secret is in the file: rotate it, and leave `signingSecret` empty.',
          fix: 'unsafe',
        },
      ],
      fixed: '{ "signingSecret": "" }',
    },
    {
      manifest: `
        secrets:
          STRIPE_KEY:
            description: Live key, ⟦sk_live_${'4fK29xQmZ7pLwT8vRb3N'}⟧ for now
      `,
      problems: [
        {
          message: 'credential',
          text: 'The description of secret `STRIPE_KEY` contains what looks like a credential (Stripe key): revoke it, and describe the secret instead.',
        },
      ],
    },
    {
      manifest: 'secrets: { CARRIER_KEY: { description: ⟦pk9f2a7c0e71d84b6f93a7e5⟧ } }',
      problems: [
        {
          message: 'generated',
          text: 'The description of secret `CARRIER_KEY` looks like its value: revoke it, and describe the secret instead.',
        },
      ],
    },
  ],
});
