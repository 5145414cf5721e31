import rule from '../../../rules/compat/part-unread.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  tellsUnknown: true,
  valid: [
    { base: 'actions: { track: {} }', manifest: 'actions: { track: { title: Track } }' },
    {
      name: 'the same fault on both sides',
      base: 'actions: { track: { title: Track, input: 5, colour: red } }',
      manifest: 'actions: { track: { title: Find, input: 5, colour: red } }',
    },
    {
      name: 'a fault that does not prevent the comparison',
      base: 'title: Parcel Desk',
      manifest: `title: ${'Parcel '.repeat(100)}`,
    },
    {
      name: 'fields that the server assigns',
      base: '{ integration: { name: parcel-desk, url: https://parcels.example, signingSecret: x } }',
      manifest: '{ integration: { name: parcel-desk, url: https://parcels.example } }',
    },
  ],
  invalid: [
    {
      base: 'actions: { track: { title: Track } }',
      manifest: 'actions: { track: { title: ⟦Find⟧ } }',
      unknown: { manifest: ['/actions/track/title'] },
      problems: [
        {
          message: 'unread',
          text: 'This was not compared, because it is not known in the head: it is made up.',
          bump: 'none',
        },
      ],
    },
    {
      name: 'a part of the base is not known: its location is shown',
      base: 'actions: { track: { title: ⟦Track⟧ } }',
      manifest: 'actions: { track: { title: ⟦Find⟧ } }',
      unknown: { base: ['/actions/track/title'] },
      problems: [
        { message: 'unread', text: 'This was not compared, because it is not known in the base: it is made up.' },
      ],
    },
    {
      name: 'a part that is not known on either side is reported once',
      base: 'actions: { track: { title: Track } }',
      manifest: 'actions: { track: { title: ⟦Track⟧ } }',
      unknown: { base: ['/actions/track/title'], manifest: ['/actions/track/title'] },
      problems: ['unread'],
    },
    {
      name: 'a value of a wrong type',
      base: 'actions: { track: { input: { schema: { type: object } } } }',
      manifest: 'actions: { track: { input: ⟦5⟧ } }',
      problems: [
        {
          message: 'faulty',
          text: 'This was not compared, because of a fault in the head: the input of action `track` is a number; expected an object.',
          bump: 'none',
        },
      ],
    },
    {
      name: 'a fault in the base: its location is shown',
      base: 'states: { last: { type: ⟦person⟧, schema: { type: object } } }',
      manifest: 'states: { last: { type: ⟦user⟧, schema: { type: object } } }',
      problems: [
        {
          message: 'faulty',
          text: 'This was not compared, because of a fault in the base: `type` of state `last` is `person`; expected `conversation`, `user` or `integration`.',
        },
      ],
    },
    {
      name: 'a required field is missing',
      base: 'states: { last: { type: user, schema: { type: object } } }',
      manifest: 'states: { ⟦last⟧: { schema: { type: object } } }',
      problems: [
        {
          message: 'faulty',
          text: 'This was not compared, because of a fault in the head: state `last` is missing the required property `type`.',
        },
      ],
    },
    {
      name: 'a field has a misspelled name',
      base: 'actions: { track: { inptu: { schema: { type: object } } } }',
      manifest: 'actions: { track: { ⟦inptu⟧: { schema: { type: object, properties: { n: { type: string } } } } } }',
      problems: [
        {
          message: 'faulty',
          text: 'This was not compared, because of a fault in the head: action `track` has an unknown property `inptu`.',
        },
      ],
    },
    {
      name: 'the definition is nested in another field',
      base: 'actions: { track: { title: Track } }',
      manifest: '⟦definition⟧: { name: parcel-desk, version: 1.0.0, actions: { track: { title: Find } } }',
      problems: ['faulty'],
    },
  ],
});
