import rule from '../../rules/version-prerelease.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'version: 2.0.0\nvisibility: public',
    'version: 2.0.0-rc.1\nvisibility: private',
    {
      name: 'an unlisted integration, which people are sent to',
      manifest: 'version: 2.0.0-rc.1\nvisibility: unlisted',
    },
    { name: 'build metadata', manifest: 'version: 2.0.0+build.5\nvisibility: public' },
    { name: 'what is no exact version at all', manifest: 'version: v2.0.0-rc.1\nvisibility: public' },
  ],
  invalid: [
    {
      manifest: '{ "version": ⟦"2.0.0-rc.1"⟧, "visibility": "public" }',
      problems: [
        {
          message: 'prerelease',
          text: 'Version `2.0.0-rc.1` is a prerelease (`rc.1`), but the integration is public.',
        },
      ],
    },
    { manifest: 'version: ⟦0.1.0-0⟧\nvisibility: public', problems: ['prerelease'] },
  ],
});
