import rule from '../../rules/icon-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'icon: icon.svg',
    { as: 'record', manifest: 'iconUrl: https://files.parcel-desk.example/icon.svg' },
    { name: 'a record without one, which the model reports', as: 'record', manifest: 'name: parcel-desk' },
  ],
  invalid: [
    {
      as: 'definition',
      manifest: '⟦name: parcel-desk⟧',
      problems: [{ message: 'missing', text: 'The integration has no icon.' }],
    },
    { manifest: '⟦{ "icon": "" }⟧', problems: ['missing'] },
    { as: 'record', manifest: '{ "iconUrl": ⟦""⟧ }', problems: ['missing'] },
  ],
});
