import rule from '../../../rules/compat/text-changed.ts';
import { testRule } from '../../../src/testing/index.ts';

const holding = (text: string) => holdingEach(() => text);
const holdingEach = (textOf: (file: string) => string) => ({
  read: (file: string) => ({ bytes: Buffer.from(textOf(file)) }),
});

testRule(rule, {
  valid: [
    { base: 'title: Parcel Desk', manifest: 'title: Parcel Desk\nattributes: {}' },
    {
      name: 'a record contains neither icon nor readme',
      base: '{"integration": {"title": "Parcel Desk", "iconUrl": "https://files.example/icon.svg"}}',
      manifest: 'title: Parcel Desk\nicon: icon.svg\nreadme: hub.md',
    },
    {
      name: 'attributes in another order',
      base: 'attributes: { category: Logistics, region: EU }',
      manifest: 'attributes: { region: EU, category: Logistics }',
    },
    {
      name: 'attributes of which one is not known',
      base: 'attributes: { category: Logistics, region: EU }',
      manifest: 'attributes: { category: Logistics, region: EU }',
      unknown: { manifest: ['/attributes/region'] },
    },
    {
      name: 'an action that was renamed',
      base: 'actions: { track: { title: Track, billable: true } }',
      manifest: 'actions: { locate: { title: Locate, billable: true } }',
    },
    {
      name: 'an icon and a readme that were moved as they are',
      base: 'icon: icon.svg\nreadme: hub.md',
      manifest: 'icon: assets/icon.svg\nreadme: docs/hub.md',
      baseFacts: { assets: holding('the same') },
      facts: { assets: holding('the same') },
    },
    {
      name: 'a readme with other line ends, as git checks them out on Windows',
      base: 'readme: hub.md',
      manifest: 'readme: hub.md',
      baseFacts: { assets: holding('# Parcel Desk\n\nTells where a parcel is.\n') },
      facts: { assets: holding('# Parcel Desk\r\n\r\nTells where a parcel is.\r\n') },
    },
    {
      name: 'a readme that cannot be read in one of the versions',
      base: 'readme: hub.md',
      manifest: 'readme: hub.md',
      baseFacts: { assets: { read: () => ({ missing: true }) } },
      facts: { assets: holding('# Parcel Desk') },
    },
    {
      name: 'the path of the readme is not known',
      base: 'readme: hub.md',
      manifest: 'readme: docs/hub.md',
      unknown: { manifest: ['/readme'] },
    },
  ],
  invalid: [
    {
      name: 'a readme with a link to another host',
      base: 'readme: ⟦hub.md⟧',
      manifest: 'readme: ⟦hub.md⟧',
      baseFacts: { assets: holding('Log in at https://parcels.example/login') },
      facts: { assets: holding('Log in at https://parce1s.example/login') },
      problems: [
        {
          message: 'changed',
          text: 'The `readme` of the integration changed; it now leads to `parce1s.example`.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a readme with links to many new hosts',
      base: 'readme: ⟦hub.md⟧',
      manifest: 'readme: ⟦hub.md⟧',
      baseFacts: { assets: holding('See https://a.example') },
      facts: { assets: holding(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => `https://${one}.example`).join(' ')) },
      problems: [
        {
          message: 'changed',
          text: 'The `readme` of the integration changed; it now leads to `b.example`, `c.example`, `d.example`, `e.example`, `f.example` and 1 more host.',
        },
      ],
    },
    {
      name: 'a readme with a link to the same host',
      base: 'readme: ⟦hub.md⟧',
      manifest: 'readme: ⟦hub.md⟧',
      baseFacts: { assets: holding('See https://parcels.example/old') },
      facts: { assets: holding('See https://parcels.example/new') },
      problems: [{ message: 'changed', text: 'The `readme` of the integration changed.' }],
    },
    {
      name: 'a readme with an added carriage return and a shortened icon',
      base: 'icon: ⟦icon.svg⟧\nreadme: ⟦hub.md⟧',
      manifest: 'icon: ⟦icon.svg⟧\nreadme: ⟦hub.md⟧',
      baseFacts: { assets: holding('# Parcel Desk') },
      facts: { assets: holdingEach((file) => (file === 'hub.md' ? '# Parcel Desk\r' : '# Parcel')) },
      problems: [
        { message: 'changed', text: 'The `icon` of the integration changed.', bump: 'patch' },
        { message: 'changed', text: 'The `readme` of the integration changed.', bump: 'patch' },
      ],
    },
    {
      name: 'a file with other content',
      base: 'icon: icon.svg\nreadme: ⟦hub.md⟧',
      manifest: 'icon: icon.svg\nreadme: ⟦hub.md⟧',
      baseFacts: { assets: holding('# Parcel Desk') },
      facts: { assets: holdingEach((file) => (file === 'hub.md' ? '# Parcel Counter' : '# Parcel Desk')) },
      problems: [{ message: 'changed', text: 'The `readme` of the integration changed.', bump: 'patch' }],
    },
    { base: 'name: parcel-desk', manifest: 'icon: ⟦icon.svg⟧', problems: ['added'] },
    { base: 'icon: ⟦icon.svg⟧', manifest: '⟦name: parcel-desk⟧', problems: ['removed'] },
    {
      base: 'title: ⟦Parcel Desk⟧\nicon: ⟦icon.svg⟧\nattributes: ⟦{ category: Logistics }⟧',
      manifest: 'title: ⟦Parcel Counter⟧\nicon: ⟦counter.svg⟧\nattributes: ⟦{ category: Sales }⟧',
      problems: [
        {
          message: 'changed',
          text: 'The `title` of the integration is now `Parcel Counter`; it was `Parcel Desk`.',
          bump: 'patch',
        },
        'changed',
        { message: 'changed', text: 'The `attributes` of the integration changed.', bump: 'patch' },
      ],
    },
    {
      name: 'only the differing part of a long text is shown',
      base: 'description: ⟦Tells where a parcel is, who carries it and when it comes; see parcels.example for what it costs to send one.⟧',
      manifest:
        'description: ⟦Tells where a parcel is, who carries it and when it comes; see parcel5.example for what it costs to send one.⟧',
      problems: [
        {
          message: 'changed',
          text: 'The `description` of the integration is now `…it comes; see parcel5.example for what it costs to send one.`; it was `…it comes; see parcels.example for what it costs to send one.`.',
        },
      ],
    },
    {
      base: 'actions: { ⟦track⟧: { title: Track } }',
      manifest: 'actions: { track: { title: Track, description: ⟦Tells where a parcel is⟧ } }',
      problems: [{ message: 'added', text: 'The `description` of action `track` was added.', bump: 'patch' }],
    },
    {
      base: 'channels: { helpDesk: { conversation: { tags: { ticket: { title: ⟦Ticket⟧ } } } } }',
      manifest: 'channels: { helpDesk: { conversation: { tags: { ⟦ticket⟧: {} } } } }',
      problems: [
        {
          message: 'removed',
          text: 'The `title` of tag `ticket` of the conversation of channel `helpDesk` was removed.',
          bump: 'patch',
        },
      ],
    },
    {
      base: 'configuration: { title: ⟦Desk⟧ }\nconfigurations: { key: { title: ⟦Key⟧ } }',
      manifest: 'configuration: { title: ⟦Counter⟧ }\nconfigurations: { key: { title: ⟦Token⟧ } }',
      problems: [
        { message: 'changed', text: 'The `title` of the configuration is now `Counter`; it was `Desk`.' },
        { message: 'changed', text: 'The `title` of configuration `key` is now `Token`; it was `Key`.' },
      ],
    },
  ],
});
