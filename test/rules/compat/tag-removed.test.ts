import rule from '../../../rules/compat/tag-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'user: { tags: { phone: {} } }', manifest: 'user: { tags: { phone: { title: Phone }, mail: {} } }' },
    {
      name: 'the whole channel is removed',
      base: 'channels: { helpDesk: { conversation: { tags: { id: {} } }, message: { tags: { id: {} } } } }',
      manifest: 'channels: {}',
    },
  ],
  invalid: [
    {
      base: 'user: { tags: { ⟦phone⟧: { title: Phone }, mail: {} } }',
      manifest: 'user: { ⟦tags⟧: { mail: {} } }',
      problems: [{ message: 'removed', text: 'Tag `phone` of the user was removed.', bump: 'major', breaks: 'caller' }],
    },
    {
      name: 'a new tag with the same title is a rename',
      base: 'user: { tags: { ⟦phone⟧: { title: Phone } } }',
      manifest: 'user: { tags: { ⟦phoneNumber⟧: { title: Phone } } }',
      problems: [{ message: 'renamed', text: 'Tag `phone` of the user was renamed to `phoneNumber`.', bump: 'major' }],
    },
    {
      name: 'tags without a title are not matched as a rename',
      base: 'user: { tags: { ⟦phone⟧: {} } }',
      manifest: 'user: { ⟦tags⟧: { phoneNumber: {} } }',
      problems: ['removed'],
    },
    {
      name: 'tags of conversations and of messages',
      base: `
        channels:
          helpDesk:
            conversation: { tags: { ⟦ticket⟧: {} } }
            message: { tags: { ⟦id⟧: {} } }
      `,
      manifest: `
        channels:
          ⟦⟦helpDesk⟧⟧: { title: Help desk }
      `,
      problems: [
        { message: 'removed', text: 'Tag `ticket` of the conversation of channel `helpDesk` was removed.' },
        { message: 'removed', text: 'Tag `id` of the messages of channel `helpDesk` was removed.' },
      ],
    },
  ],
});
