import rule from '../../rules/lifecycle-deprecated.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [{ as: 'record', manifest: 'lifecycleStatus: published' }, 'name: parcel-desk'],
  invalid: [
    {
      as: 'record',
      manifest: '{ "lifecycleStatus": ⟦"deprecated"⟧ }',
      problems: [
        {
          message: 'deprecated',
          text: 'This version is deprecated: it can no longer be installed.',
          severity: 'error',
        },
      ],
    },
  ],
});
