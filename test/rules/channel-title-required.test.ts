import rule from '../../rules/channel-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['channels: { helpDesk: { title: Track a parcel, messages: {} } }', 'name: parcel-desk'],
  invalid: [
    {
      manifest: `
        channels:
          ⟦helpDesk⟧:
            description: Tells where a parcel is
            messages: {}
      `,
      problems: [{ message: 'missing', text: 'Channel `helpDesk` has no title.' }],
    },
    { name: 'an empty title', manifest: 'channels: { helpDesk: { title: ⟦""⟧ } }', problems: ['missing'] },
  ],
});
