import rule from '../../../rules/compat/event-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'events: { parcelArrived: { schema: { type: object } } }',
      manifest: 'events: { parcelArrived: { schema: { type: object } }, delivered: { schema: { type: object } } }',
    },
    { base: 'name: parcel-desk', manifest: 'events: { parcelArrived: { schema: { type: object } } }' },
  ],
  invalid: [
    {
      base: 'version: 1.4.2\nevents: { ⟦parcelArrived⟧: { schema: { type: object } } }',
      manifest: 'version: ⟦2.0.0⟧',
      problems: [{ message: 'removed', text: 'Event `parcelArrived` was removed.', bump: 'major', breaks: 'listener' }],
    },
    {
      base: 'events: { ⟦parcelArrived⟧: { schema: { type: object } } }',
      manifest: 'events: { ⟦delivered⟧: { schema: { type: object } } }',
      problems: [
        {
          message: 'renamed',
          text: 'Event `parcelArrived` was renamed to `delivered`.',
          bump: 'major',
          breaks: 'listener',
        },
      ],
    },
    {
      base: 'events: { ⟦parcelArrived⟧: { schema: { type: object } } }',
      manifest: '⟦events⟧: { delivered: { schema: { type: object, properties: { at: { type: string } } } } }',
      problems: ['removed'],
    },
    {
      name: 'one that an interface generated, under another name',
      base: `
        interfaces: { tracker: { name: tracker, version: 1.0.0, events: { arrived: { name: parcelArrived } } } }
        events: { ⟦parcelArrived⟧: { name: arrived, schema: { type: object } } }
      `,
      manifest: `
        interfaces: { tracker: { name: tracker, version: 1.0.0, events: { arrived: { name: delivered } } } }
        events: { ⟦delivered⟧: { name: arrived, schema: { type: object } } }
      `,
      problems: ['renamed'],
    },
  ],
});
