import rule from '../../rules/url-reachable-form.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'url: https://parcels.example/webhook',
    'url: https://93.184.216.34/webhook',
    'url: https://[2606:2800:220:1:248:1893:25c8:1946]/',
    ...'1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 128.0.0.0 169.253.255.255 169.255.0.0'
      .split(' ')
      .concat('172.15.255.255 172.32.0.0 192.167.255.255 192.169.0.0'.split(' '))
      .map((host) => ({ name: `beside a private network: ${host}`, manifest: `url: https://${host}/` })),
    'url: https://local.parcels.example/',
    'url: ""',
    { name: 'a development integration runs locally', manifest: 'url: http://localhost:3000\ndev: true' },
  ],
  invalid: [
    {
      manifest: 'url: ⟦parcels.example/webhook⟧',
      problems: [
        {
          message: 'invalid',
          text: '`parcels.example/webhook` is not a URL; expected one such as `https://example.com/webhook`.',
        },
      ],
    },
    {
      manifest: '{ "url": ⟦"http://parcels.example/webhook"⟧ }',
      problems: [
        {
          message: 'scheme',
          text: 'The URL `http://parcels.example/webhook` does not use `https`.',
          fix: 'unsafe',
        },
      ],
      fixed: '{ "url": "https://parcels.example/webhook" }',
    },
    {
      name: 'a space before it, which a URL parser overlooks',
      manifest: '{ "url": ⟦" http://parcels.example/webhook"⟧ }',
      problems: [{ message: 'scheme', fix: 'unsafe' }],
      fixed: '{ "url": "https://parcels.example/webhook" }',
    },
    {
      name: 'a tab in its scheme, which a URL parser overlooks',
      manifest: '{ "url": ⟦"ht\\ttp://parcels.example/webhook"⟧ }',
      problems: [{ message: 'scheme', fix: 'none' }],
    },
    { manifest: 'url: ⟦ftp://parcels.example/⟧', problems: [{ message: 'scheme', fix: 'none' }] },
    ...['mailto:desk@parcels.example', 'data:text/plain,parcels', 'urn:parcels:desk', 'file:///srv/parcels'].map(
      (url) => ({
        name: `one without a host: ${url}`,
        manifest: `url: ⟦${url}⟧`,
        problems: [{ message: 'scheme', text: `The URL \`${url}\` does not use \`https\`.`, fix: 'none' } as const],
      }),
    ),
    {
      manifest: 'url: ⟦https://localhost:3000/hook⟧\ndev: false',
      problems: [
        {
          message: 'private',
          text: 'The URL `https://localhost:3000/hook` has the host `localhost`, which can be reached only from its own network.',
        },
      ],
    },
    ...[
      'http://127.1/',
      'https://0x7f000001/',
      'https://0.255.255.255/',
      'https://10.255.255.255/',
      'https://127.255.255.255/',
      'https://172.16.0.1/',
      'https://172.31.255.255/',
      'https://192.168.0.1/',
      'https://192.168.255.255/',
      'https://169.254.169.254/latest/meta-data',
      'https://169.254.255.255/',
      'https://100.64.0.1/',
      'https://100.127.255.255/',
      'https://[::1]/',
      'https://[fe80::1]/',
      'https://[fd12:3456::1]/',
      'https://[::ffff:192.168.0.1]/',
      'https://parcels.local/',
      'https://parcels/',
      'https://db.internal./',
    ].map((url) => ({ manifest: `url: ⟦${url}⟧`, problems: ['private'] })),
    ...['Tr0ub4dor', ':Tr0ub4dor'].map((token) => ({
      name: `a token alone: ${token}`,
      manifest: `url: ⟦https://${token}@parcels.example/⟧`,
      problems: ['credentials'],
    })),
    {
      name: 'a password, for a development integration too',
      as: 'definition',
      manifest: 'url: ⟦https://ada:Tr0ub4dor@parcels.example/⟧\ndev: true\nvisibility: private',
      problems: [
        {
          message: 'credentials',
          text: 'The URL `https://…@parcels.example` contains a user name or a password, which everyone can read.',
        },
      ],
    },
  ],
});
