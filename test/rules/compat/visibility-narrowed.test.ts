import rule from '../../../rules/compat/visibility-narrowed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'visibility: public', manifest: 'visibility: public\npublic: true' },
    { base: 'public: true', manifest: 'visibility: public' },
    {
      name: 'a definition that leaves it to how it is published',
      base: '{"integration": {"visibility": "public", "public": true}}',
      manifest: 'name: parcel-desk',
    },
    { base: 'name: parcel-desk', manifest: 'visibility: private' },
  ],
  invalid: [
    {
      base: 'visibility: ⟦public⟧',
      manifest: 'visibility: ⟦unlisted⟧',
      problems: [
        {
          message: 'narrowed',
          text: 'The integration is now `unlisted` instead of `public`.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      name: 'by the deprecated property',
      base: 'public: ⟦true⟧',
      manifest: 'public: ⟦false⟧',
      problems: ['narrowed'],
    },
    {
      name: 'where both are there, by visibility',
      base: 'visibility: ⟦private⟧\npublic: true',
      manifest: 'visibility: ⟦public⟧\npublic: false',
      problems: [
        {
          message: 'widened',
          text: 'The integration is now `public` instead of `private`: more people can find it.',
          bump: 'minor',
        },
      ],
    },
  ],
});
