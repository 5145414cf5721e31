import rule from '../../../rules/compat/creation-disabled.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'user: {}', manifest: 'user: { creation: { enabled: false, requiredTags: [] } }' },
    { base: 'name: parcel-desk', manifest: 'user: { tags: { phone: {} } }' },
    {
      name: 'the whole channel is removed',
      base: 'channels: { helpDesk: { conversation: { creation: { enabled: true } } } }',
      manifest: 'channels: {}',
    },
    {
      base: 'user: { creation: { enabled: true, requiredTags: [] } }',
      manifest: 'user: { creation: { enabled: true, requiredTags: [phone] } }',
    },
  ],
  invalid: [
    {
      base: 'user: { creation: { enabled: ⟦true⟧ } }',
      manifest: 'user: { creation: { enabled: ⟦false⟧ } }',
      problems: [
        {
          message: 'disabled',
          text: 'Bots can no longer create a user directly through the API.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'the whole `user` field is removed',
      base: 'version: 1.4.2\nuser: { creation: { enabled: ⟦true⟧ } }',
      manifest: 'version: ⟦2.0.0⟧',
      problems: ['disabled'],
    },
    {
      base: 'channels: { helpDesk: { title: Help desk } }',
      manifest: 'channels: { helpDesk: { title: Help desk, conversation: { creation: { enabled: ⟦true⟧ } } } }',
      problems: [
        {
          message: 'enabled',
          text: 'Bots can now create a conversation in channel `helpDesk` directly through the API.',
          bump: 'minor',
        },
      ],
    },
  ],
});
