import rule from '../../rules/channel-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['channels: { helpDesk: { description: Tells where a parcel is, messages: {} } }', 'name: parcel-desk'],
  invalid: [
    {
      manifest: `
        channels:
          ⟦helpDesk⟧:
            title: Track a parcel
            messages: {}
      `,
      problems: [{ message: 'missing', text: 'Channel `helpDesk` has no description.' }],
    },
    { name: 'an empty description', manifest: 'channels: { helpDesk: { description: ⟦""⟧ } }', problems: ['missing'] },
  ],
});
