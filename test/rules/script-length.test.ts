import rule from '../../rules/script-length.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { name: '1,800 characters', manifest: { identifier: { extractScript: 'a'.repeat(1800) } } },
    {
      name: 'past the limit, where the model speaks',
      manifest: { sandbox: { messageExtractScript: 'a'.repeat(2001) } },
    },
    { name: '2,000 units that are 1,000 characters', manifest: { identifier: { extractScript: '😀'.repeat(1000) } } },
    {
      name: 'a limit that may be filled',
      manifest: { identifier: { extractScript: 'a'.repeat(2000) } },
      options: { percent: 100 },
    },
  ],
  invalid: [
    {
      name: '1,801 characters',
      manifest: { identifier: { fallbackHandlerScript: 'a'.repeat(1801) } },
      problems: [
        {
          message: 'near',
          text: 'Script `fallbackHandlerScript` of the identifier is `1801` characters long; the limit is `2000`.',
          path: ['identifier', 'fallbackHandlerScript'],
          range: [3, 30, 3, 1833],
        },
      ],
    },
    {
      name: '2,000 characters, some of two units',
      manifest: { configurations: { manual: { identifier: { linkTemplateScript: '😀'.repeat(2000) } } } },
      problems: [
        {
          message: 'near',
          text: 'Script `linkTemplateScript` of configuration `manual` is `2000` characters long; the limit is `2000`.',
          path: ['configurations', 'manual', 'identifier', 'linkTemplateScript'],
        },
      ],
    },
    {
      manifest: `
        identifier:
          extractScript: ⟦to_string!(parse_json!(.body).accountId)⟧
      `,
      options: { percent: 1 },
      problems: ['near'],
    },
  ],
});
