import rule from '../../../rules/compat/script-changed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'identifier: { extractScript: .id }', manifest: 'identifier: { extractScript: .id }\ntitle: Desk' },
    { base: 'identifier: {}', manifest: 'sandbox: {}' },
  ],
  invalid: [
    {
      base: 'identifier: { extractScript: ⟦.customerId⟧ }',
      manifest: 'identifier: { extractScript: ⟦.accountId⟧ }',
      problems: [
        {
          message: 'changed',
          text: 'The script `extractScript` of the identifier changed; whether it does the same cannot be told from its text.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'the same text under another name is another script',
      base: 'sandbox: { identifierExtractScript: ⟦.id⟧ }',
      manifest: '⟦sandbox⟧: { messageExtractScript: ⟦.id⟧ }',
      problems: [
        { message: 'removed', text: 'The script `identifierExtractScript` of the sandbox was removed.', bump: 'patch' },
        { message: 'added', text: 'There is a script `messageExtractScript` of the sandbox now.', bump: 'patch' },
      ],
    },
    {
      base: 'configurations: { key: { identifier: { linkTemplateScript: ⟦.a⟧ } } }',
      manifest: 'configurations: { key: { identifier: { linkTemplateScript: ⟦.b⟧ } } }',
      problems: [{ message: 'changed', path: ['configurations', 'key', 'identifier', 'linkTemplateScript'] }],
    },
  ],
});
