import rule from '../../../rules/compat/identifier-required.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'configuration: {}', manifest: 'configuration: { identifier: { required: false } }' },
    { base: 'name: parcel-desk', manifest: 'configuration: { identifier: {}, title: Desk }' },
    {
      name: 'the configuration is new',
      base: 'name: a',
      manifest: 'configurations: { key: { identifier: { required: true } } }',
    },
  ],
  invalid: [
    {
      base: 'configuration: { identifier: { required: ⟦false⟧ } }',
      manifest: 'configuration: { identifier: { required: ⟦true⟧ } }',
      problems: [
        {
          message: 'required',
          text: 'An installation with the configuration now needs an identifier.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      name: 'the base has no configuration',
      base: 'version: ⟦1.4.2⟧',
      manifest: 'version: 2.0.0\nconfiguration: { identifier: { required: ⟦true⟧ } }',
      problems: ['required'],
    },
    {
      base: 'configurations: { key: { identifier: { required: ⟦true⟧ } } }',
      manifest: 'configurations: { ⟦key⟧: { title: Key } }',
      problems: [
        {
          message: 'optional',
          text: 'An installation with configuration `key` no longer needs an identifier.',
          bump: 'minor',
        },
      ],
    },
  ],
});
