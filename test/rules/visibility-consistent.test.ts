import rule from '../../rules/visibility-consistent.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'public: true\nvisibility: public',
    'public: false\nvisibility: private',
    'public: true\nvisibility: unlisted',
    'public: false\nvisibility: unlisted',
    'public: true',
    'visibility: private',
  ],
  invalid: [
    {
      manifest: `
        public: ⟦true⟧
        visibility: private
      `,
      problems: [
        { message: 'contradictory', text: '`public: true` contradicts `visibility: private`.', fix: 'unsafe' },
      ],
      fixed: `
        visibility: private
      `,
    },
    {
      name: 'a record, which needs both',
      as: 'record',
      manifest: '{ "public": ⟦false⟧, "visibility": "public" }',
      problems: ['contradictory'],
      fixed: '{ "public": true, "visibility": "public" }',
    },
  ],
});
