import rule from '../../../rules/compat/visibility-narrowed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      name: '`public` changes but the visibility is not known',
      base: 'public: true',
      manifest: 'public: false\nvisibility: public',
      unknown: { manifest: ['/visibility'] },
    },
    { base: 'visibility: public', manifest: 'visibility: public\npublic: true' },
    { base: 'public: true', manifest: 'visibility: public' },
    {
      name: 'a definition without a visibility',
      base: '{"integration": {"visibility": "public", "public": true}}',
      manifest: 'name: parcel-desk',
    },
    { base: 'name: parcel-desk', manifest: 'visibility: private' },
  ],
  invalid: [
    {
      base: 'visibility: ⟦public⟧',
      manifest: 'visibility: ⟦private⟧',
      problems: [
        {
          message: 'narrowed',
          text: 'The integration is now `private` instead of `public`: only its own workspace can install it.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      base: 'visibility: ⟦unlisted⟧',
      manifest: 'visibility: ⟦private⟧',
      problems: [
        {
          message: 'narrowed',
          text: 'The integration is now `private` instead of `unlisted`: only its own workspace can install it.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    {
      base: 'visibility: ⟦public⟧',
      manifest: 'visibility: ⟦unlisted⟧',
      problems: [
        {
          message: 'unlisted',
          text: 'The integration is now `unlisted` instead of `public`: everyone can install it as before, but the hub does not list it.',
          bump: 'minor',
        },
      ],
    },
    {
      base: 'visibility: ⟦unlisted⟧',
      manifest: 'visibility: ⟦public⟧',
      problems: [
        {
          message: 'listed',
          text: 'The integration is now `public` instead of `unlisted`: the hub lists it.',
          bump: 'minor',
        },
      ],
    },
    {
      base: 'visibility: ⟦private⟧',
      manifest: 'visibility: ⟦unlisted⟧',
      problems: [
        {
          message: 'widened',
          text: 'The integration is now `unlisted` instead of `private`: everyone can install it.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'the deprecated property is replaced by a narrower visibility',
      base: 'public: ⟦true⟧',
      manifest: 'visibility: ⟦unlisted⟧',
      problems: ['unlisted'],
    },
    {
      name: 'the deprecated property narrows the visibility',
      base: 'public: ⟦true⟧',
      manifest: 'public: ⟦false⟧',
      problems: ['narrowed'],
    },
    {
      name: '`visibility` takes precedence over `public`',
      base: 'visibility: ⟦private⟧\npublic: true',
      manifest: 'visibility: ⟦public⟧\npublic: false',
      problems: [
        {
          message: 'widened',
          text: 'The integration is now `public` instead of `private`: everyone can install it.',
          bump: 'minor',
        },
      ],
    },
  ],
});
