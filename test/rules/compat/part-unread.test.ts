import rule from '../../../rules/compat/part-unread.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  tellsUnknown: true,
  valid: [
    { base: 'actions: { track: {} }', manifest: 'actions: { track: { title: Track } }' },
    {
      name: 'what is at fault in both, and is the same',
      base: 'actions: { track: { title: Track, input: 5, colour: red } }',
      manifest: 'actions: { track: { title: Find, input: 5, colour: red } }',
    },
    {
      name: 'what is at fault, and there to be compared',
      base: 'title: Parcel Desk',
      manifest: `title: ${'Parcel '.repeat(100)}`,
    },
    {
      name: 'what the server assigns',
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
      name: 'in the base, which is shown as well',
      base: 'actions: { track: { title: ⟦Track⟧ } }',
      manifest: 'actions: { track: { title: ⟦Find⟧ } }',
      unknown: { base: ['/actions/track/title'] },
      problems: [
        { message: 'unread', text: 'This was not compared, because it is not known in the base: it is made up.' },
      ],
    },
    {
      name: 'in both, told once',
      base: 'actions: { track: { title: Track } }',
      manifest: 'actions: { track: { title: ⟦Track⟧ } }',
      unknown: { base: ['/actions/track/title'], manifest: ['/actions/track/title'] },
      problems: ['unread'],
    },
    {
      name: 'what has another type than the platform takes',
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
      name: 'in the base, which is shown as well',
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
      name: 'what is missing',
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
      name: 'what stands under another name',
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
      name: 'what is inside of something else',
      base: 'actions: { track: { title: Track } }',
      manifest: '⟦definition⟧: { name: parcel-desk, version: 1.0.0, actions: { track: { title: Find } } }',
      problems: ['faulty'],
    },
  ],
});
