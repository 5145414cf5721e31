import rule from '../../rules/required-tag-unique.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'user: { tags: { id: {} }, creation: { enabled: true, requiredTags: [id, email] } }',
    'user: { tags: { id: {} } }',
  ],
  invalid: [
    {
      manifest: `
        user:
          creation:
            enabled: true
            requiredTags:
              - id
              - email
              - ⟦id⟧
      `,
      problems: [{ message: 'repeated', text: 'Tag `id` is required more than once for the user.', fix: 'safe' }],
      fixed: `
        user:
          creation:
            enabled: true
            requiredTags:
              - id
              - email
      `,
    },
    {
      manifest: {
        channels: {
          chat: { messages: {}, conversation: { creation: { enabled: true, requiredTags: ['id', 'id'] } } },
        },
      },
      problems: [
        {
          message: 'repeated',
          text: 'Tag `id` is required more than once for the conversation of channel `chat`.',
          path: ['channels', 'chat', 'conversation', 'creation', 'requiredTags', 1],
        },
      ],
      fixed: {
        channels: { chat: { messages: {}, conversation: { creation: { enabled: true, requiredTags: ['id'] } } } },
      },
    },
  ],
});
