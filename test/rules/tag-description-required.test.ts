import rule from '../../rules/tag-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['user: { tags: { id: { description: Id of the account } } }', 'user: { tags: {} }'],
  invalid: [
    {
      manifest: `
        channels:
          helpDesk:
            messages: {}
            conversation: { tags: { ⟦id⟧: {} } }
            message: { tags: { id: { description: ⟦''⟧ } } }
        user:
          tags:
            ⟦phoneNumber⟧:
              title: Number that the parcel is announced to
      `,
      problems: [
        { message: 'missing', text: 'Tag `id` of the conversation of channel `helpDesk` has no description.' },
        { message: 'missing', text: 'Tag `id` of the messages of channel `helpDesk` has no description.' },
        { message: 'missing', text: 'Tag `phoneNumber` of the user has no description.' },
      ],
    },
  ],
});
