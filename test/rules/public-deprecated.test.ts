import rule from '../../rules/public-deprecated.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'visibility: public',
    { name: 'a record, where the server fills it in', as: 'record', manifest: 'public: true\nvisibility: public' },
    { name: 'a contradiction, which another rule reports', manifest: 'public: true\nvisibility: private' },
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
      name: 'a development integration, which is private',
      manifest: '{ "dev": true, ⟦"public"⟧: true }',
      problems: [
        {
          message: 'development',
          text: 'Property `public` is deprecated; use `visibility` instead, which is `private` for a development integration (`dev: true`).',
          fix: 'unsafe',
        },
      ],
      fixed: '{ "dev": true, "visibility": "private" }',
    },
    {
      name: 'a prerelease, which may be private or unlisted',
      manifest: 'version: v2.0.0-rc.1\n⟦public⟧: true',
      problems: [
        {
          message: 'prerelease',
          text: 'Property `public` is deprecated; use `visibility` instead, which is not `public` for a prerelease (`v2.0.0-rc.1`).',
          fix: 'none',
        },
      ],
    },
    {
      manifest: 'version: 2.0.0-rc.1\n⟦public⟧: false',
      problems: ['replaced'],
      fixed: 'version: 2.0.0-rc.1\nvisibility: private',
    },
    {
      manifest: 'version: 2.0.0+a-1\n⟦public⟧: true',
      problems: ['replaced'],
      fixed: 'version: 2.0.0+a-1\nvisibility: public',
    },
    {
      manifest: 'dev: true\n⟦public⟧: false',
      problems: [{ message: 'replaced', fix: 'safe' }],
      fixed: 'dev: true\nvisibility: private',
    },
    {
      as: 'definition',
      manifest: 'visibility: public\n⟦public⟧: true\n',
      problems: ['redundant'],
      fixed: 'visibility: public\n',
    },
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
