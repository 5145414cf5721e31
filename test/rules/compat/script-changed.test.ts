import rule from '../../../rules/compat/script-changed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'identifier: { extractScript: .id }', manifest: 'identifier: { extractScript: .id }\ntitle: Desk' },
    { base: 'identifier: {}', manifest: 'sandbox: {}' },
    {
      name: 'other line ends, as git checks them out on Windows',
      base: 'identifier: { extractScript: "id = .body.customerId\\nto_string!(id)\\n" }',
      manifest: 'identifier: { extractScript: "id = .body.customerId\\r\\nto_string!(id)\\r\\n" }',
    },
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
      name: 'the same text under another name is a removed and an added script',
      base: 'sandbox: { identifierExtractScript: ⟦.id⟧ }',
      manifest: '⟦sandbox⟧: { messageExtractScript: ⟦.id⟧ }',
      problems: [
        { message: 'removed', text: 'Script `identifierExtractScript` of the sandbox was removed.', bump: 'patch' },
        { message: 'added', text: 'Script `messageExtractScript` of the sandbox was added.', bump: 'patch' },
      ],
    },
    {
      name: 'a new script with a link',
      base: 'identifier: { extractScript: .id }',
      manifest: `
        identifier: { extractScript: .id }
        configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/login"'⟧ } }
      `,
      problems: ['added'],
    },
    {
      name: 'a link leads to another host and asks for more permissions',
      base: `configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/login?scope=read"'⟧ } }`,
      manifest: `configuration: { identifier: { linkTemplateScript: ⟦'"http://storm.example/login?scope=read+write+admin"'⟧ } }`,
      problems: [
        {
          message: 'leads',
          text: 'Script `linkTemplateScript` of the configuration changed; it now leads to `storm.example` without encryption, and asks for the scopes `admin` and `write`.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a link leads to another host',
      base: `configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/login"'⟧ } }`,
      manifest: `configuration: { identifier: { linkTemplateScript: ⟦'"https://storm.example/login"'⟧ } }`,
      problems: [
        {
          message: 'leads',
          text: 'Script `linkTemplateScript` of the configuration changed; it now leads to `storm.example`.',
        },
      ],
    },
    {
      name: 'a link to an `http:` host gets another path',
      base: `configuration: { identifier: { linkTemplateScript: ⟦'"http://tides.example/login"'⟧ } }`,
      manifest: `configuration: { identifier: { linkTemplateScript: ⟦'"http://tides.example/enter"'⟧ } }`,
      problems: ['changed'],
    },
    {
      name: 'a link changes from `https:` to `http:`',
      base: `configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/login"'⟧ } }`,
      manifest: `configuration: { identifier: { linkTemplateScript: ⟦'"http://tides.example/login"'⟧ } }`,
      problems: [
        {
          message: 'leads',
          text: 'Script `linkTemplateScript` of the configuration changed; it now leads to `tides.example` without encryption.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a link asks for one more permission',
      base: `configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/?scope=read"'⟧ } }`,
      manifest: `configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/?scope=read,write"'⟧ } }`,
      problems: [
        {
          message: 'leads',
          text: 'Script `linkTemplateScript` of the configuration changed; it now asks for the scope `write`.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a link in a comment and fewer permissions are not reported',
      base: `configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/?scope=read,write"'⟧ } }`,
      manifest: `configuration: { identifier: { linkTemplateScript: ⟦'"https://tides.example/?scope=read" # https://storm.example'⟧ } }`,
      problems: [{ message: 'changed' }],
    },
    {
      base: 'configurations: { key: { identifier: { linkTemplateScript: ⟦.a⟧ } } }',
      manifest: 'configurations: { key: { identifier: { linkTemplateScript: ⟦.b⟧ } } }',
      problems: [{ message: 'changed', path: ['configurations', 'key', 'identifier', 'linkTemplateScript'] }],
    },
  ],
});
