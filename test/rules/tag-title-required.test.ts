import rule from '../../rules/tag-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['user: { tags: { id: { title: Id of the account } } }', 'user: { tags: {} }'],
  invalid: [
    {
      manifest: `
        channels:
          helpDesk:
            messages: {}
            conversation: { tags: { ⟦id⟧: {} } }
            message: { tags: { id: { title: ⟦''⟧ } } }
        user:
          tags:
            ⟦phoneNumber⟧:
              description: Number that the parcel is announced to
      `,
      problems: [
        { message: 'missing', text: 'Tag `id` of the conversation of channel `helpDesk` has no title.' },
        { message: 'missing', text: 'Tag `id` of the messages of channel `helpDesk` has no title.' },
        { message: 'missing', text: 'Tag `phoneNumber` of the user has no title.' },
      ],
    },
  ],
});
