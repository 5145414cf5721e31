import rule from '../../../rules/compat/channel-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'channels: { helpDesk: { messages: { text: { schema: { type: object } } } } }',
      manifest:
        'channels: { helpDesk: { messages: { text: { schema: { type: object } } } }, support: { messages: { text: { schema: { type: object } } } } }',
    },
    {
      base: 'name: parcel-desk',
      manifest: 'channels: { helpDesk: { messages: { text: { schema: { type: object } } } } }',
    },
  ],
  invalid: [
    {
      base: 'version: 1.4.2\nchannels: { ⟦helpDesk⟧: { messages: { text: { schema: { type: object } } } } }',
      manifest: 'version: ⟦2.0.0⟧',
      problems: [{ message: 'removed', text: 'Channel `helpDesk` was removed.', bump: 'major', breaks: 'caller' }],
    },
    {
      base: 'channels: { ⟦helpDesk⟧: { messages: { text: { schema: { type: object } } } } }',
      manifest: 'channels: { ⟦support⟧: { messages: { text: { schema: { type: object } } } } }',
      problems: [
        { message: 'renamed', text: 'Channel `helpDesk` was renamed to `support`.', bump: 'major', breaks: 'caller' },
      ],
    },
    {
      base: 'channels: { ⟦helpDesk⟧: { messages: { text: { schema: { type: object } } } } }',
      manifest:
        '⟦channels⟧: { support: { messages: { text: { schema: { type: object, properties: { at: { type: string } } } } } } }',
      problems: ['removed'],
    },
  ],
});
