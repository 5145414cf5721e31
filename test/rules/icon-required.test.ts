import rule from '../../rules/icon-required.ts';
import { testRule } from '../../src/testing/index.ts';
import { assets } from './facts.ts';

const facts = { assets: { ...assets(), isThere: () => true } };

testRule(rule, {
  valid: [
    'icon: icon.svg',
    { name: 'named', facts, manifest: 'icon: icon.svg' },
    { as: 'record', manifest: 'iconUrl: https://files.parcel-desk.example/icon.svg' },
    { name: 'a record without one, which the model reports', as: 'record', manifest: 'name: parcel-desk' },
  ],
  invalid: [
    {
      as: 'definition',
      manifest: '⟦name: parcel-desk⟧',
      problems: [{ message: 'missing', text: 'The integration has no icon.' }],
    },
    { manifest: '{ "icon": ⟦""⟧ }', problems: ['missing'] },
    {
      name: 'an icon file exists but is not referenced',
      as: 'definition',
      facts,
      manifest: '⟦name: parcel-desk⟧',
      problems: [
        {
          message: 'missing',
          text: 'The integration has no icon: `icon.svg` is in its folder, but the manifest does not name it.',
          fix: 'unsafe',
        },
      ],
      fixed: 'name: parcel-desk\nicon: icon.svg',
    },
    { as: 'record', manifest: '{ "iconUrl": ⟦""⟧ }', problems: ['missing'] },
  ],
});
