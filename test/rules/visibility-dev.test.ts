import rule from '../../rules/visibility-dev.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['dev: true\nvisibility: private', 'dev: true', 'dev: false\nvisibility: public', 'visibility: unlisted'],
  invalid: [
    {
      manifest: 'dev: true\nvisibility: ⟦public⟧\n',
      problems: [
        {
          message: 'visible',
          text: 'Visibility is `public`, but a development integration (`dev: true`) runs locally; expected `private`.',
          fix: 'unsafe',
        },
      ],
      fixed: 'dev: true\nvisibility: private\n',
    },
    {
      name: 'along with the deprecated `public`',
      as: 'record',
      manifest: 'dev: true\nvisibility: ⟦public⟧\npublic: true\n',
      problems: ['visible'],
      fixed: 'dev: true\nvisibility: private\npublic: false\n',
    },
    {
      manifest: { visibility: 'unlisted', dev: true },
      problems: [{ message: 'visible', range: [2, 17, 2, 27] }],
      fixed: { visibility: 'private', dev: true },
    },
  ],
});
