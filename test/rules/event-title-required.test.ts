import rule from '../../rules/event-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'events: { parcelLost: { title: Track a parcel, schema: {} } }',
    {
      name: 'an event that an interface generated',
      manifest: `
        interfaces: { hitl: { events: { stopped: { name: hitlStopped } } } }
        events: { hitlStopped: { schema: {} } }
      `,
    },
  ],
  invalid: [
    {
      manifest: `
        events:
          ⟦parcelLost⟧:
            description: Tells where a parcel is
            schema: {}
      `,
      problems: [{ message: 'missing', text: 'Event `parcelLost` has no title.' }],
    },
    { name: 'an empty title', manifest: 'events: { parcelLost: { title: ⟦""⟧ } }', problems: ['missing'] },
  ],
});
