import rule from '../../rules/identifier-link-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'configuration: { identifier: { required: true, linkTemplateScript: "\\"{{ .webhookUrl }}/start\\"" } }',
    'configuration: { identifier: { required: false } }',
    'configuration: { identifier: {} }',
    'configuration: { schema: { type: object } }',
    {
      name: 'an empty script, which another rule checks',
      manifest: 'configuration: { identifier: { required: true, linkTemplateScript: "" } }',
    },
  ],
  invalid: [
    {
      manifest: `
        configuration:
          identifier:
            required: ⟦true⟧
        configurations:
          manual:
            identifier: { required: ⟦true⟧ }
      `,
      problems: [
        {
          message: 'missing',
          text: 'An identifier is required by the configuration, but there is no `linkTemplateScript` to obtain one.',
        },
        {
          message: 'missing',
          text: 'An identifier is required by configuration `manual`, but there is no `linkTemplateScript` to obtain one.',
        },
      ],
    },
  ],
});
