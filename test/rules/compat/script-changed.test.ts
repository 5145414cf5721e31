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
          text: 'Script `extractScript` of the identifier changed; its text does not show whether it still does the same.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'the same text under another name is another script',
      base: 'sandbox: { identifierExtractScript: ⟦.id⟧ }',
      manifest: '⟦sandbox⟧: { messageExtractScript: ⟦.id⟧ }',
      problems: [
        { message: 'removed', text: 'Script `identifierExtractScript` of the sandbox was removed.', bump: 'patch' },
        { message: 'added', text: 'Script `messageExtractScript` of the sandbox was added.', bump: 'patch' },
      ],
    },
    {
      base: 'configurations: { key: { identifier: { linkTemplateScript: ⟦.a⟧ } } }',
      manifest: 'configurations: { key: { identifier: { linkTemplateScript: ⟦.b⟧ } } }',
      problems: [{ message: 'changed', path: ['configurations', 'key', 'identifier', 'linkTemplateScript'] }],
    },
  ],
});
