import rule from '../../../rules/compat/part-unread.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  tellsUnknown: true,
  valid: [{ base: 'actions: { track: {} }', manifest: 'actions: { track: { title: Track } }' }],
  invalid: [
    {
      base: 'actions: { track: { title: Track } }',
      manifest: 'actions: { track: { title: ⟦Find⟧ } }',
      unknown: { manifest: ['/actions/track/title'] },
      problems: [
        {
          message: 'unread',
          text: 'This was not compared, because it is not known in the head: it is made up.',
          bump: 'none',
        },
      ],
    },
    {
      name: 'in the base, which is shown as well',
      base: 'actions: { track: { title: ⟦Track⟧ } }',
      manifest: 'actions: { track: { title: ⟦Find⟧ } }',
      unknown: { base: ['/actions/track/title'] },
      problems: [
        { message: 'unread', text: 'This was not compared, because it is not known in the base: it is made up.' },
      ],
    },
    {
      name: 'in both, told once',
      base: 'actions: { track: { title: Track } }',
      manifest: 'actions: { track: { title: ⟦Track⟧ } }',
      unknown: { base: ['/actions/track/title'], manifest: ['/actions/track/title'] },
      problems: ['unread'],
    },
  ],
});
