import rule from '../../../rules/compat/text-changed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'title: Parcel Desk', manifest: 'title: Parcel Desk\nattributes: {}' },
    {
      name: 'a record tells of neither icon nor readme',
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
  ],
  invalid: [
    {
      base: 'title: ⟦Parcel Desk⟧\nicon: ⟦icon.svg⟧\nattributes: ⟦{ category: Logistics }⟧',
      manifest: 'title: ⟦Parcel Counter⟧\nicon: ⟦counter.svg⟧\nattributes: ⟦{ category: Sales }⟧',
      problems: [
        { message: 'changed', text: 'The `title` of the integration changed.', bump: 'patch' },
        'changed',
        { message: 'changed', text: 'The `attributes` of the integration changed.', bump: 'patch' },
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
        { message: 'changed', text: 'The `title` of the configuration changed.' },
        { message: 'changed', text: 'The `title` of configuration `key` changed.' },
      ],
    },
  ],
});
