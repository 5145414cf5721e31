import rule from '../../../rules/compat/configuration-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'configurations: { apiKey: { schema: { type: object } } }',
      manifest: 'configurations: { apiKey: { schema: { type: object } }, token: { schema: { type: object } } }',
    },
    { base: 'name: parcel-desk', manifest: 'configurations: { apiKey: { schema: { type: object } } }' },
    {
      name: 'the main configuration, which always exists',
      base: 'configuration: { title: Desk, schema: { type: object, properties: { a: { type: string } } } }',
      manifest: 'name: parcel-desk',
    },
  ],
  invalid: [
    {
      base: 'version: 1.4.2\nconfigurations: { ⟦apiKey⟧: { schema: { type: object } } }',
      manifest: 'version: ⟦2.0.0⟧',
      problems: [
        { message: 'removed', text: 'Configuration `apiKey` was removed.', bump: 'major', breaks: 'configurer' },
      ],
    },
    {
      base: 'configurations: { ⟦apiKey⟧: { schema: { type: object } } }',
      manifest: 'configurations: { ⟦token⟧: { schema: { type: object } } }',
      problems: [
        {
          message: 'renamed',
          text: 'Configuration `apiKey` was renamed to `token`.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      base: 'configurations: { ⟦apiKey⟧: { schema: { type: object } } }',
      manifest: '⟦configurations⟧: { token: { schema: { type: object, properties: { at: { type: string } } } } }',
      problems: ['removed'],
    },
  ],
});
