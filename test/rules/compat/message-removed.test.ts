import rule from '../../../rules/compat/message-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'channels: { helpDesk: { messages: { text: {} } } }',
      manifest: 'channels: { helpDesk: { title: Help desk, messages: { text: {}, image: {} } } }',
    },
    {
      name: 'the whole channel is removed',
      base: 'channels: { helpDesk: { messages: { text: {} } } }',
      manifest: 'channels: {}',
    },
    {
      name: 'the channel was renamed',
      base: 'channels: { helpDesk: { messages: { text: { schema: {} } } } }',
      manifest: 'channels: { support: { messages: { text: { schema: {} } } } }',
    },
  ],
  invalid: [
    {
      base: 'channels: { helpDesk: { messages: { text: {}, ⟦image⟧: { schema: {} } } } }',
      manifest: 'channels: { helpDesk: { ⟦messages⟧: { text: {} } } }',
      problems: [
        {
          message: 'removed',
          text: 'Message type `image` of channel `helpDesk` was removed.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      base: 'channels: { helpDesk: { messages: { ⟦image⟧: { schema: {} } } } }',
      manifest: 'channels: { helpDesk: { messages: { ⟦picture⟧: { schema: {} } } } }',
      problems: [
        {
          message: 'renamed',
          text: 'Message type `image` of channel `helpDesk` was renamed to `picture`.',
          bump: 'major',
        },
      ],
    },
    {
      name: 'a message moved to another channel',
      base: 'channels: { helpDesk: { messages: { ⟦image⟧: { schema: {} } } }, sales: { messages: {} } }',
      manifest: 'channels: { helpDesk: { ⟦messages⟧: {} }, sales: { messages: { image: { schema: {} } } } }',
      problems: ['removed'],
    },
  ],
});
