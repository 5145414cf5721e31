import rule from '../../rules/readme-required.ts';
import { testRule } from '../../src/testing/index.ts';
import { assets } from './facts.ts';

const facts = { assets: { ...assets(), isThere: () => true } };

testRule(rule, {
  valid: [
    'readme: hub.md',
    { name: 'named', facts, manifest: 'readme: hub.md' },
    { as: 'record', manifest: 'readmeUrl: https://files.parcel-desk.example/hub.md' },
    { name: 'a record without one, which the model reports', as: 'record', manifest: 'name: parcel-desk' },
  ],
  invalid: [
    {
      as: 'definition',
      manifest: '⟦name: parcel-desk⟧',
      problems: [{ message: 'missing', text: 'The integration has no readme.' }],
    },
    { manifest: '{ "readme": ⟦""⟧ }', problems: ['missing'] },
    {
      name: 'a readme file exists but is not referenced',
      as: 'definition',
      facts,
      manifest: '⟦name: parcel-desk⟧',
      problems: [
        {
          message: 'missing',
          text: 'The integration has no readme: `hub.md` is in its folder, but the manifest does not name it.',
          fix: 'unsafe',
        },
      ],
      fixed: 'name: parcel-desk\nreadme: hub.md',
    },
    { as: 'record', manifest: '{ "readmeUrl": ⟦""⟧ }', problems: ['missing'] },
  ],
});
