import rule from '../../../rules/compat/required-tag-added.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'user: { creation: { enabled: true } }',
      manifest: 'user: { creation: { enabled: true, requiredTags: [] } }',
    },
    {
      base: 'user: { creation: { enabled: true, requiredTags: [phone, mail] } }',
      manifest: 'user: { creation: { enabled: true, requiredTags: [mail, phone, mail] } }',
    },
    {
      name: 'creation was disabled before',
      base: 'user: { creation: { enabled: false } }',
      manifest: 'user: { creation: { enabled: true, requiredTags: [phone] } }',
    },
    {
      name: 'creation is disabled now',
      base: 'user: { creation: { enabled: true } }',
      manifest: 'user: { creation: { enabled: false, requiredTags: [phone] } }',
    },
    {
      name: 'one earlier tag is not known and may be the same',
      base: 'user: { creation: { enabled: true, requiredTags: [phone] } }',
      manifest: 'user: { creation: { enabled: true, requiredTags: [phone] } }',
      unknown: { base: ['/user/creation/requiredTags/0'] },
    },
  ],
  invalid: [
    {
      base: 'user: { creation: { enabled: true, ⟦requiredTags⟧: [phone] } }',
      manifest: 'user: { creation: { enabled: true, requiredTags: [phone, ⟦mail⟧] } }',
      problems: [
        {
          message: 'added',
          text: 'Tag `mail` is now required to create a user.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      base: 'channels: { helpDesk: { conversation: { creation: { enabled: true, requiredTags: [⟦ticket⟧] } } } }',
      manifest: 'channels: { helpDesk: { conversation: { creation: { enabled: true, ⟦requiredTags⟧: [] } } } }',
      problems: [
        {
          message: 'dropped',
          text: 'Tag `ticket` is no longer required to create a conversation in channel `helpDesk`.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'a new tag that is listed twice is reported once',
      base: 'user: { creation: { enabled: true, ⟦requiredTags⟧: [phone] } }',
      manifest: 'user: { creation: { enabled: true, requiredTags: [phone, ⟦mail⟧, mail] } }',
      problems: ['added'],
    },
    {
      name: 'one required tag is replaced by another',
      base: 'user: { creation: { enabled: true, ⟦requiredTags⟧: [⟦phone⟧] } }',
      manifest: 'user: { creation: { enabled: true, ⟦requiredTags⟧: [⟦mail⟧] } }',
      problems: ['dropped', 'added'],
    },
  ],
});
