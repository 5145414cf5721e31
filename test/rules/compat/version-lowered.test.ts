import rule from '../../../rules/compat/version-lowered.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'version: 1.4.2', manifest: 'version: 1.4.3' },
    { base: 'version: 1.4.2', manifest: 'version: v1.4.2' },
    { base: 'version: latest', manifest: 'version: 1.0.0' },
    { base: 'name: parcel-desk', manifest: 'version: 1.0.0' },
  ],
  invalid: [
    {
      base: 'version: ⟦1.4.2⟧',
      manifest: 'version: ⟦1.3.9⟧',
      problems: [
        {
          message: 'lowered',
          text: 'The version goes down from `1.4.2` to `1.3.9`; expected it to go up.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a prerelease of the published version',
      base: 'version: ⟦1.4.2⟧',
      manifest: 'version: ⟦1.4.2-rc.1⟧',
      problems: ['lowered'],
    },
  ],
});
