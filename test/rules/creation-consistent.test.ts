import rule from '../../rules/creation-consistent.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'user: { creation: { enabled: true, requiredTags: [id] } }',
    'user: { creation: { enabled: false, requiredTags: [] } }',
    'user: { creation: { requiredTags: [id] } }',
    'user: { tags: {} }',
    'channels: { chat: { messages: {}, conversation: {} } }',
  ],
  invalid: [
    {
      manifest: 'user: { creation: { enabled: false, requiredTags: ⟦[id]⟧ } }\n',
      problems: [
        {
          message: 'disabled',
          text: 'Creating a user requires tags, but its creation is disabled.',
          fix: 'unsafe',
        },
      ],
      fixed: 'user: { creation: { enabled: false, requiredTags: [] } }\n',
    },
    {
      manifest:
        '{ "channels": { "chat": { "conversation": { "creation": { "requiredTags": ⟦["id"]⟧, "enabled": false } } } } }',
      problems: [
        {
          message: 'disabled',
          text: 'Creating a conversation in channel `chat` requires tags, but its creation is disabled.',
        },
      ],
      fixed: '{ "channels": { "chat": { "conversation": { "creation": { "requiredTags": [], "enabled": false } } } } }',
    },
  ],
});
