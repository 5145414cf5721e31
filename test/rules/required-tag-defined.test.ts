import rule from '../../rules/required-tag-defined.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'user: { tags: { id: {} }, creation: { enabled: true, requiredTags: [id] } }',
    'user: { tags: { id: {} }, creation: { enabled: true, requiredTags: [] } }',
    'user: { tags: { id: {} } }',
    'channels: { chat: { messages: {}, conversation: { tags: { id: {} }, creation: { enabled: true, requiredTags: [id] } } } }',
  ],
  invalid: [
    {
      manifest: `
        user:
          tags:
            phoneNumber: { title: Phone number }
          creation:
            enabled: true
            requiredTags: [⟦phonenumber⟧, ⟦locale⟧]
      `,
      problems: [
        {
          message: 'misspelt',
          text: 'Required tag `phonenumber` is not among the tags of the user; did you mean `phoneNumber`?',
          fix: 'unsafe',
        },
        { message: 'undefined', text: 'Required tag `locale` is not among the tags of the user.', fix: 'none' },
      ],
      fixed: `
        user:
          tags:
            phoneNumber: { title: Phone number }
          creation:
            enabled: true
            requiredTags: [phoneNumber, locale]
      `,
    },
    {
      name: 'a tag of the user that a conversation requires',
      manifest: `
        {
          "user": { "tags": { "email": {} } },
          "channels": {
            "chat": {
              "messages": {},
              "conversation": { "creation": { "enabled": true, "requiredTags": [⟦"email"⟧] } }
            }
          }
        }
      `,
      problems: [
        {
          message: 'undefined',
          text: 'Required tag `email` is not among the tags of the conversation of channel `chat`.',
        },
      ],
    },
    {
      name: 'a name that every object inherits',
      manifest: 'user: { tags: {}, creation: { enabled: true, requiredTags: [⟦toString⟧] } }',
      problems: ['undefined'],
    },
  ],
});
