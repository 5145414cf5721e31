import rule from '../../rules/script-empty.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'identifier: { extractScript: .body }',
    'identifier: { extractScript: "# the id\\n.body" }',
    'identifier: { extractScript: \'"# text"\' }',
  ],
  invalid: [
    {
      name: 'nothing',
      manifest: 'identifier:\n  extractScript: ⟦""⟧\n  fallbackHandlerScript: ⟦"  "⟧\nname: parcel-desk\n',
      problems: [
        {
          message: 'empty',
          text: 'Script `extractScript` of the identifier is empty, so its result is always `null`.',
          fix: 'unsafe',
        },
        'empty',
      ],
      fixed: 'identifier:\n  {}\nname: parcel-desk\n',
    },
    {
      name: 'comments',
      manifest:
        'sandbox:\n  messageExtractScript: .message\n  identifierExtractScript: ⟦"# to be written\\n  # soon"⟧\n',
      problems: ['comments'],
      fixed: 'sandbox:\n  messageExtractScript: .message\n',
    },
  ],
});
