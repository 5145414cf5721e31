import rule from '../../rules/readme-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'readme: hub.md',
    { as: 'record', manifest: 'readmeUrl: https://files.parcel-desk.example/hub.md' },
    { name: 'a record without one, which the model reports', as: 'record', manifest: 'name: parcel-desk' },
  ],
  invalid: [
    {
      as: 'definition',
      manifest: '⟦name: parcel-desk⟧',
      problems: [{ message: 'missing', text: 'The integration has no readme.' }],
    },
    { manifest: '⟦{ "readme": "" }⟧', problems: ['missing'] },
    { as: 'record', manifest: '{ "readmeUrl": ⟦""⟧ }', problems: ['missing'] },
  ],
});
