import rule from '../../rules/event-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'events: { parcelLost: { description: Tells where a parcel is, schema: {} } }',
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
            title: Track a parcel
            schema: {}
      `,
      problems: [{ message: 'missing', text: 'Event `parcelLost` has no description.' }],
    },
    { name: 'an empty description', manifest: 'events: { parcelLost: { description: ⟦""⟧ } }', problems: ['missing'] },
  ],
});
