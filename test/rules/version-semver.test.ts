import rule from '../../rules/version-semver.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'version: 1.2.0',
    'version: 0.0.1',
    'version: 2.0.0-rc.1',
    'version: 2.0.0+build.5',
    { name: 'a missing version is the model’s to report', manifest: 'name: parcel-desk' },
  ],
  invalid: [
    {
      name: 'a leading v',
      manifest: 'name: parcel-desk\nversion: ⟦v1.2.0⟧ # as tagged\n',
      problems: [
        {
          message: 'decorated',
          text: 'Version `v1.2.0` is not an exact semver version; expected `1.2.0`.',
          fix: 'safe',
        },
      ],
      fixed: 'name: parcel-desk\nversion: 1.2.0 # as tagged\n',
    },
    {
      name: 'spaces and an equals sign',
      manifest: '{ "version": ⟦" = 1.2.0"⟧ }',
      problems: ['decorated'],
      fixed: '{ "version": "1.2.0" }',
    },
    {
      manifest: 'version: ⟦^1.2.0⟧',
      problems: [{ message: 'invalid', text: 'Version `^1.2.0` is not an exact semver version such as `1.2.0`.' }],
    },
    { manifest: 'version: ⟦latest⟧', problems: ['invalid'] },
    { manifest: 'version: ⟦1.2.x⟧', problems: ['invalid'] },
    { manifest: 'version: ⟦"1.2"⟧', problems: ['invalid'] },
    { manifest: { version: '01.2.0' }, problems: [{ message: 'invalid', path: ['version'], range: [2, 14, 2, 22] }] },
  ],
});
