import rule from '../../../rules/compat/part-added.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'actions: { track: {} }', manifest: 'actions: { track: { title: Track } }' },
    { base: 'actions: { track: {} }', manifest: 'actions: {}' },
    {
      name: 'a renamed part is not new',
      base: 'states: { lastSync: { type: user, schema: { type: object } } }',
      manifest: 'states: { cursor: { type: user, schema: { type: object } } }',
    },
    { name: 'the main configuration always exists', base: 'name: a', manifest: 'configuration: { title: Desk }' },
    {
      name: 'the base is not known and may have the part',
      base: 'actions: { track: {} }',
      manifest: 'actions: { track: {} }',
      unknown: { base: ['/actions'] },
    },
    {
      name: 'a record lists the secret that the definition declares',
      base: '{"integration": {"secrets": ["CARRIER_KEY"]}}',
      manifest: 'secrets: { CARRIER_KEY: { description: Key for the carrier } }',
    },
  ],
  invalid: [
    {
      base: 'name: parcel-desk',
      manifest: 'actions: { ⟦track⟧: {} }',
      problems: [{ message: 'action', text: 'Action `track` was added.', bump: 'minor' }],
    },
    {
      base: 'name: parcel-desk',
      manifest: 'channels: { ⟦helpDesk⟧: {} }',
      problems: [{ message: 'channel', text: 'Channel `helpDesk` was added.', bump: 'minor' }],
    },
    {
      base: 'name: parcel-desk',
      manifest: 'configurations: { ⟦apiKey⟧: {} }',
      problems: [{ message: 'configuration', text: 'Configuration `apiKey` was added.', bump: 'minor' }],
    },
    {
      base: 'name: parcel-desk',
      manifest: 'entities: { ⟦parcel⟧: {} }',
      problems: [{ message: 'entity', text: 'Entity `parcel` was added.', bump: 'minor' }],
    },
    {
      base: 'name: parcel-desk',
      manifest: 'events: { ⟦delivered⟧: {} }',
      problems: [{ message: 'event', text: 'Event `delivered` was added.', bump: 'minor' }],
    },
    {
      base: 'name: parcel-desk',
      manifest: 'interfaces: { ⟦typing⟧: {} }',
      problems: [{ message: 'interface', text: 'Interface `typing` is now implemented.', bump: 'minor' }],
    },
    {
      base: 'name: parcel-desk',
      manifest: 'secrets: { ⟦CARRIER_KEY⟧: {} }',
      problems: [{ message: 'secret', text: 'Secret `CARRIER_KEY` was added.', bump: 'patch' }],
    },
    {
      base: 'name: parcel-desk',
      manifest: 'states: { ⟦lastSync⟧: {} }',
      problems: [{ message: 'state', text: 'State `lastSync` was added.', bump: 'patch' }],
    },
    {
      name: 'a new channel is reported once with its parts',
      base: 'name: parcel-desk',
      manifest: 'channels: { ⟦helpDesk⟧: { messages: { text: {} }, conversation: { tags: { ticket: {} } } } }',
      problems: ['channel'],
    },
    {
      base: 'channels: { helpDesk: { messages: {} } }',
      manifest: 'channels: { helpDesk: { messages: { ⟦text⟧: {} }, message: { tags: { ⟦id⟧: {} } } } }',
      problems: [
        { message: 'message', text: 'Message type `text` of channel `helpDesk` was added.' },
        { message: 'tag', text: 'Tag `id` of the messages of channel `helpDesk` was added.' },
      ],
    },
    {
      name: 'a secret is added to the list in a record',
      base: '{"integration": {"secrets": ["CARRIER_KEY"]}}',
      manifest: '{"integration": {"secrets": [⟦"A_NEW_ONE"⟧, "CARRIER_KEY"]}}',
      problems: ['secret'],
    },
  ],
});
