import rule from '../../rules/text-distinct.ts';
import { testRule } from '../../src/testing/index.ts';

const fields = (properties: string) => `states: { cart: { schema: { type: object, properties: ${properties} } } }`;

testRule(rule, {
  valid: [
    'actions: { a: { title: Track, description: Tells where it is }, b: { title: Stop, description: Keeps it there } }',
    'actions: { a: { title: Track }, b: { description: Track } }',
    'actions: { a: { title: "?" }, b: { title: "!" } }',
    fields(
      '{ oldPriority: { description: Priority from 1 to 4 }, newPriority: { description: Priority from 1 to 4 } }',
    ),
    fields('{ sender: { description: Sender and recipient }, recipient: { description: Sender and recipient } }'),
    fields('{ imageUrl: { description: URL of the image }, image: { description: URL of the image } }'),
    fields(
      '{ carrier: { description: The name or ID of the carrier }, carrierName: { description: The name or ID of the carrier } }',
    ),
    fields('{ deskId: { description: A provided desk }, deskMap: { description: A provided desk } }'),
    fields('{ to: { description: An address to send to }, from: { description: An address to send to } }'),
    {
      name: 'vowels and tones that are marks of their letter',
      manifest: 'actions: { days: { title: दिन }, aid: { title: दीन }, hen: { title: ไก่ }, trigger: { title: ไก } }',
    },
    {
      name: 'not side by side',
      manifest: fields(
        '{ sender: { properties: { name: { x-zui: { title: Name } } } }, recipient: { properties: { name: { x-zui: { title: Name } } } } }',
      ),
    },
    {
      name: 'what is allowed to be alike',
      manifest: `
        user: { tags: { deskId: { title: Desk, description: ID at the parcel service }, id: { title: User, description: ID at the parcel service } } }
        configurations: { app: { title: App, description: Set up by hand }, desk: { title: Desk, description: Set up by hand } }
        configuration: { title: App }
      `,
    },
    {
      name: 'what an interface brought',
      manifest: `
        interfaces: { listable: { actions: { list: { name: parcelList } } } }
        actions: { a: { title: List }, parcelList: { title: List } }
      `,
    },
  ],
  invalid: [
    {
      name: 'actions and events',
      manifest: `
        actions:
          stopParcel: { title: Stop, description: ⟦Tells where a parcel was seen last.⟧ }
          callParcel: { title: Track, description: Tells where a parcel was seen last }
          findParcel: { title: ⟦track⟧, description: Finds a parcel by its code }
        events:
          parcelLost: { title: ⟦Parcel seen⟧ }
          parcelSeen: { title: Parcel seen }
      `,
      problems: [
        {
          message: 'description',
          text: 'The description of action `stopParcel` is the same as that of `callParcel` beside it: `Tells where a parcel was seen last.`.',
        },
        {
          message: 'title',
          text: 'The title of action `findParcel` is the same as that of `callParcel` beside it: `track`.',
        },
        {
          message: 'title',
          text: 'The title of event `parcelLost` is the same as that of `parcelSeen` beside it: `Parcel seen`.',
        },
      ],
    },
    {
      name: 'fields',
      manifest: fields(
        '{ sender: { description: The sender }, recipient: { description: ⟦The sender⟧ }, desk: { x-zui: { title: Desk } }, deskId: { anyOf: [{ x-zui: { title: ⟦Desk⟧ } }, { type: "null" }] }, from: { x-zui: { title: Code } }, to: { x-zui: { title: ⟦Code⟧ } } }',
      ),
      problems: ['description', 'title', 'title'],
    },
    {
      name: 'a text that has the words of a name in another order',
      manifest: fields(
        '{ senderName: { description: The name of the sender }, carrierName: { description: ⟦The name of the sender⟧ } }',
      ),
      problems: ['description'],
    },
    {
      name: 'a text that has a short name in it',
      manifest: fields('{ desk: { description: The desk }, hall: { description: ⟦The desk⟧ } }'),
      problems: ['description'],
    },
    {
      name: 'a text that belongs to the second one',
      manifest: fields('{ recipient: { description: ⟦The sender⟧ }, sender: { description: The sender } }'),
      problems: ['description'],
    },
    {
      name: 'channels, tags and configurations',
      manifest: `
        configurations:
          app: { title: By hand }
          token: { title: ⟦By hand⟧ }
        channels:
          chat:
            title: Chat
            conversation: { tags: { deskId: { title: ID }, id: { title: ⟦ID⟧ } } }
          mail: { title: ⟦Chat⟧ }
      `,
      problems: ['title', 'title', 'title'],
    },
  ],
});
