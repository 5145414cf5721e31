import rule from '../../../rules/compat/integration-renamed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'name: parcel-desk', manifest: 'name: parcel-desk\ntitle: Parcel Counter' },
    {
      name: 'only one name has the handle of the workspace',
      base: '{"integration": {"name": "acme/parcel-desk"}}',
      manifest: 'name: parcel-desk',
    },
    { base: 'title: Parcel Desk', manifest: 'name: parcel-desk' },
  ],
  invalid: [
    {
      base: 'name: ⟦parcel-desk⟧',
      manifest: 'name: ⟦parcel-counter⟧',
      problems: [
        {
          message: 'renamed',
          text: 'The integration was renamed from `parcel-desk` to `parcel-counter`; bots know it by its name.',
          bump: 'major',
          breaks: 'configurer',
        },
      ],
    },
    { base: 'name: ⟦acme/parcel-desk⟧', manifest: 'name: ⟦zenith/parcel-desk⟧', problems: ['renamed'] },
    { base: 'name: ⟦acme/parcel-desk⟧', manifest: 'name: ⟦parcel-counter⟧', problems: ['renamed'] },
  ],
});
