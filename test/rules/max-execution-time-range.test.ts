import rule from '../../rules/max-execution-time-range.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'maxExecutionTime: 30',
    'maxExecutionTime: 0.5',
    'maxExecutionTime: 3600',
    'name: parcel-desk',
    { manifest: 'maxExecutionTime: 7200', options: { maximum: 7200 } },
  ],
  invalid: [
    {
      manifest: 'maxExecutionTime: ⟦30000⟧ # half a minute',
      problems: [
        {
          message: 'long',
          text: '`maxExecutionTime` is `30000`, more than the plausible `3600`; it is in seconds, not milliseconds.',
          severity: 'warn',
        },
      ],
    },
    { manifest: 'maxExecutionTime: ⟦61⟧', options: { maximum: 60 }, problems: ['long'] },
    {
      manifest: 'maxExecutionTime: ⟦0⟧',
      problems: [
        {
          message: 'positive',
          text: '`maxExecutionTime` is `0`; expected more than `0` seconds.',
          severity: 'error',
        },
      ],
    },
    { manifest: '{ "maxExecutionTime": ⟦-5⟧ }', problems: ['positive'] },
  ],
});
