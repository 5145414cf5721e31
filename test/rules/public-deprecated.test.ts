import rule from '../../rules/public-deprecated.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'visibility: public',
    { name: 'a record, where the server fills it in', as: 'record', manifest: 'public: true\nvisibility: public' },
    { name: 'a contradiction, which has a rule of its own', manifest: 'public: true\nvisibility: private' },
  ],
  invalid: [
    {
      manifest: `
        name: parcel-desk
        ⟦public⟧: true # since the first release
        version: 1.4.2
      `,
      problems: [
        {
          message: 'replaced',
          text: 'Property `public` is deprecated; use `visibility: public` instead.',
          fix: 'safe',
        },
      ],
      fixed: `
        name: parcel-desk
        visibility: public # since the first release
        version: 1.4.2
      `,
    },
    { manifest: '{ ⟦"public"⟧: false }', problems: ['replaced'], fixed: '{ "visibility": "private" }' },
    {
      as: 'definition',
      manifest: `
        visibility: unlisted
        ⟦public⟧: true
        name: parcel-desk
      `,
      problems: [
        {
          message: 'redundant',
          text: 'Property `public` is deprecated, and `visibility: unlisted` already says who can see the integration.',
          fix: 'safe',
        },
      ],
      fixed: `
        visibility: unlisted
        name: parcel-desk
      `,
    },
  ],
});
