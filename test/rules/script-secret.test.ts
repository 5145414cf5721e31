import rule from '../../rules/script-secret.ts';
import { testRule } from '../../src/testing/index.ts';

const script = (text: string) => ({ name: text, manifest: { identifier: { extractScript: text } } });

// Concatenated, so that secret scanners do not take it for a real one.
const stripe = `sk_${'live'}_4eC39HqLyjWDarjtT1zdp7dc`;
const jwt = `eyJ${'hbGciOiJIUzI1NiJ9'}.eyJ${'zdWIiOiIxMjM0NTY3ODkwIn0'}.dozjgNryP4J3jVmNHl0w5N`;

testRule(rule, {
  valid: [
    ...[
      'clientId = "58baef132a1d4eff9c4afaafdca85299"',
      'clientSecret = .secrets.CLIENT_SECRET',
      'verifyToken = to_string!(.secrets.VERIFY_TOKEN)',
      'token = "{{ clientId }}-2024-{{ state }}"',
      'apiKey = "your-api-key-123456"',
      'token = "changeme12345678"',
      'token = "replace_me_123_456_a"',
      'client_secret = "DummySecret12345"',
      'nextToken = "abc123def456ghi7"',
      '"https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX"',
      '"https://discord.com/api/webhooks/{{ id }}"',
      'token = "oauth2-token-exchange"',
      'api_key = "header-x-api-key-v2"',
      'verify_token = "webhook_verification_v1_token"',
      'secret = "SECRET_NAME_OF_2024"',
      'verify_token = "x-hub-signature"',
      'api_key = "000000000000"',
      'client_secret = "xxxx-1234-xxxx"',
      'password = "correct horse battery"',
      '"Bearer {{ token }}"',
      '"https://tides.example/login?client_id=58baef132a1d4eff9c4afaafdca85299&response_type=token"',
      '"https://tides.example/login?client_secret={{ clientSecret }}&state={{ webhookId }}"',
      '"https://tides.example/login?access_token=a1b2f9c87d6e{{ suffix }}"',
      '"https://tides.example/ports?pageToken=f1c2a9b87d6e45c3a2b1"',
      '"https://tides.example/login?password=your_password_123"',
      '"Bearer realm=parcel-desk-customers"',
      '"Bearer xxxxxxxxxxxx1234xxxxxxxx"',
      'if q."hub.verify_token" == verifyToken { 1 }',
    ].map(script),
  ],
  invalid: [
    {
      name: 'of a known format',
      manifest: `identifier: { extractScript: 'key = "⟦${stripe}⟧"' }`,
      problems: [
        {
          message: 'credential',
          text: 'Script `extractScript` of the identifier contains what looks like a credential (`Stripe key`): revoke it, and read it from `.secrets`.',
        },
      ],
    },
    {
      name: 'several of known formats, and one that two formats see',
      manifest: `
        identifier:
          extractScript: |
            keys = ["⟦${stripe}⟧", "⟦${jwt}⟧"]
            spare = "⟦${stripe.replace('4eC', '7bK')}⟧"
      `,
      problems: ['credential', 'credential', 'credential'],
    },
    {
      name: 'given to a name that says so',
      manifest: `
        identifier:
          fallbackHandlerScript: |
            clientSecret = "⟦f1c2a9b87d6e45c3a2b1⟧"
            headers = { "x-api-key": '⟦Zq81-kkf0-22Aj-9sLx⟧' }
      `,
      problems: [
        {
          message: 'assigned',
          text: 'Script `fallbackHandlerScript` of the identifier contains what looks like a credential: revoke it, and read it from `.secrets`.',
        },
        'assigned',
      ],
    },
    ...['kkf0-zq81-mpt7-slx2', 'live-TvRbNx-v8sLqz', 'parcels-summer24'].map((password) => ({
      name: `parts that are no words: ${password}`,
      manifest: `identifier: { extractScript: 'password = "⟦${password}⟧"' }`,
      problems: ['assigned'],
    })),
    {
      name: 'beside one of a known format',
      manifest: `
        identifier:
          extractScript: |
            clientSecret = "⟦f1c2a9b87d6e45c3a2b1⟧"
            key = "⟦${stripe}⟧"
            apiKey = "⟦a1b2f9c87d6e45c3e0d4⟧"
      `,
      problems: ['assigned', 'credential', 'assigned'],
    },
    {
      name: 'in a raw string, in the query of an address, and in a form',
      manifest: `
        identifier:
          fallbackHandlerScript: |
            client_secret = s'⟦f1c2a9b87d6e45c3a2b1⟧'
            "https://tides.example/ports?api_key=⟦a1b2f9c87d6e45c3e0d4⟧&page=2"
            "client_secret=⟦Zq81-kkf0-22Aj-9sLx⟧&grant_type=client_credentials"
      `,
      problems: ['assigned', 'assigned', 'assigned'],
    },
    {
      name: 'compared with, and in a header',
      manifest: `identifier: { extractScript: 'if verify_token == "⟦a1B2c3D4e5F6g7⟧" { "Bearer ⟦0123456789abcdef0123456789⟧" }' }`,
      problems: ['assigned', 'assigned'],
    },
    ...[
      `hooks.${'slack'}.com/services/T01ABCDEF/B02GHIJKL/a1B2c3D4e5F6g7H8i9J0k1L2`,
      `discord.com/api/${'webhooks'}/123456789012345678/${'aB3_dE6-'.repeat(8)}`,
      `pat-${'na1'}-0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9`,
      `bp_${'pat'}_a1B2c3D4e5F6g7H8i9J0k1L2m3N4`,
      `lin_${'api'}_${'a1B2c3D4e5'.repeat(4)}`,
      `dop_${'v1'}_${'0123456789abcdef'.repeat(4)}`,
      `dapi${'0123456789abcdef'.repeat(2)}`,
      `gsk_${'a1B2c3D4e5F6g'.repeat(4)}`,
      `ntn_${'a1B2c3D4e5'.repeat(5)}`,
      `pat${'a1B2c3D4e5F6g7'}.${'0123456789abcdef'.repeat(4)}`,
      `ATATT3${'xFfGF0a1B2'.repeat(6)}`,
    ].map((value) => ({
      manifest: `identifier: { extractScript: 'x = "⟦${value}⟧"' }`,
      problems: ['credential'],
    })),
    {
      name: 'both at once are one',
      manifest: `identifier: { extractScript: 'access_token = "⟦${jwt}⟧"' }`,
      problems: ['credential'],
    },
  ],
});
