import rule from '../../rules/sandbox-complete.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    `
      configurations: { sandbox: { identifier: { linkTemplateScript: 'id = .shareableId' } } }
      sandbox: { identifierExtractScript: .sender, messageExtractScript: .text }
    `,
    {
      name: 'a record that has both scripts',
      as: 'record',
      manifest: `
        configurations: { sandbox: { identifier: { linkTemplateScript: 'id = .shareableId' } } }
        sandbox: { identifierExtractScript: .sender, messageExtractScript: .text }
      `,
    },
    {
      name: 'a definition, whose scripts are uploaded by themselves',
      manifest: "configurations: { sandbox: { identifier: { linkTemplateScript: 'id = .shareableId' } } }",
    },
    {
      name: 'a sandbox of the service that is connected, which is something else',
      as: 'record',
      manifest: "configurations: { sandbox: { identifier: { linkTemplateScript: 'id = .webhookId' } } }",
    },
    'sandbox: {}',
  ],
  invalid: [
    {
      name: 'one script without the other',
      manifest: `
        configurations: { sandbox: {} }
        ⟦sandbox⟧: { messageExtractScript: .text }
      `,
      problems: [
        {
          message: 'script',
          text: 'The sandbox has `messageExtractScript` but no `identifierExtractScript`; it needs both.',
        },
      ],
    },
    {
      name: 'scripts without a configuration',
      manifest: '⟦sandbox⟧: { identifierExtractScript: .sender, messageExtractScript: .text }',
      problems: ['configuration'],
    },
    {
      name: 'one script without the other, and without a configuration',
      manifest: '⟦⟦sandbox⟧⟧: { identifierExtractScript: .sender }',
      problems: ['script', 'configuration'],
    },
    {
      name: 'a record with a configuration and no scripts',
      as: 'record',
      manifest: `configurations: { ⟦sandbox⟧: { identifier: { linkTemplateScript: 'id = to_string!(.shareableId)' } } }`,
      problems: ['scripts'],
    },
  ],
});
