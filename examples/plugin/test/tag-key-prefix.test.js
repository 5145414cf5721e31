import { describe, it } from 'node:test';
import { testRule } from 'hublint/testing';
import rule from '../rules/tag-key-prefix.js';

testRule(
  rule,
  {
    valid: ['user: { tags: { email: {} } }', 'user: { tags: { username: {} } }'],
    invalid: [
      {
        manifest: 'user: { tags: { ⟦userEmail⟧: {} } }',
        problems: [{ message: 'repeated', fix: 'unsafe' }],
        fixed: 'user: { tags: { email: {} } }',
      },
      {
        manifest: 'channels: { ticket: { message: { tags: { ⟦messageId⟧: {} } } } }',
        problems: ['repeated'],
        fixed: 'channels: { ticket: { message: { tags: { id: {} } } } }',
      },
    ],
  },
  { describe, it },
);
