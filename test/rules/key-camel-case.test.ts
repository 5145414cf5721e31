import rule from '../../rules/key-camel-case.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'actions: { trackParcel: {}, getUrl: {}, track: {}, sendSms2: {}, planB: {} }',
    'channels: { helpDesk: { messages: { text: {}, pullRequestReview: {} } } }',
    {
      name: 'entities and tags, which are free',
      manifest: 'entities: { Parcel: { schema: {} } }\nuser: { tags: { phone_number: {} } }',
    },
  ],
  invalid: [
    {
      manifest: `
        actions:
          ⟦track_parcel⟧: {} # as in the carrier's API
          ⟦GetURL⟧: {}
        events: { ⟦PARCEL_LOST⟧: { schema: {} } }
        states: { ⟦"2fa"⟧: { type: user, schema: {} } }
        channels:
          ⟦help-desk⟧:
            messages: { ⟦rich text⟧: { schema: {} } }
      `,
      problems: [
        {
          message: 'case',
          text: 'The action name `track_parcel` is not in camelCase; expected `trackParcel`.',
          fix: 'unsafe',
        },
        'case',
        { message: 'case', text: 'The event name `PARCEL_LOST` is not in camelCase; expected `parcelLost`.' },
        {
          message: 'digit',
          text: 'The state name `2fa` starts with a digit, which breaks the code generated from it; expected a lowercase letter first, as in `sendMessage`.',
          fix: 'none',
        },
        { message: 'case', text: 'The channel name `help-desk` is not in camelCase; expected `helpDesk`.' },
        { message: 'case', text: 'The message name `rich text` is not in camelCase; expected `richText`.' },
      ],
      fixed: `
        actions:
          trackParcel: {} # as in the carrier's API
          getUrl: {}
        events: { parcelLost: { schema: {} } }
        states: { "2fa": { type: user, schema: {} } }
        channels:
          helpDesk:
            messages: { richText: { schema: {} } }
      `,
    },
    {
      name: 'runs of capitals and accents keep all letters in the suggestion',
      manifest: 'actions: { ⟦URLGet⟧: {}, ⟦IDs⟧: {}, ⟦SMSSend2⟧: {}, ⟦über⟧: {}, ⟦Straße_räumen⟧: {} }',
      problems: ['case', 'case', 'case', 'case', 'case'],
      fixed: 'actions: { urlGet: {}, ids: {}, smsSend2: {}, uber: {}, strasseRaumen: {} }',
    },
    {
      name: 'a capital letter not behind a small one, which the platform’s tool refuses',
      manifest: 'actions: { ⟦getURL⟧: {}, ⟦getURLList⟧: {}, ⟦sendSMS2⟧: {}, ⟦track2Parcels⟧: {} }',
      problems: ['case', 'case', 'case', 'case'],
      fixed: 'actions: { getUrl: {}, getUrlList: {}, sendSms2: {}, track2parcels: {} }',
    },
    {
      name: 'a leading digit, which no change of case makes valid',
      manifest: 'actions: { ⟦2FACode⟧: {}, ⟦"365"⟧: {} }',
      problems: ['digit', 'digit'],
    },
    {
      name: 'a name in other letters',
      manifest: 'actions: { ⟦отправить⟧: {} }',
      problems: [
        {
          message: 'unusable',
          text: 'The action name `отправить` is not in camelCase; expected a name such as `sendMessage`.',
          fix: 'none',
        },
      ],
    },
    {
      name: 'the suggested name is taken',
      manifest: '{ "actions": { "trackParcel": {}, ⟦"TrackParcel"⟧: {} } }',
      problems: [{ message: 'case', fix: 'none' }],
    },
  ],
});
