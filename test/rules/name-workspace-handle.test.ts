import rule from '../../rules/name-workspace-handle.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'name: acme/parcel-desk',
    'name: parcel-desk',
    'name: acme-inc_2/Parcel',
    { name: 'a name without a handle, which another rule checks', manifest: 'name: Parcel Desk' },
    'version: 1.4.2',
  ],
  invalid: [
    {
      manifest: 'name: ⟦acme/carriers/parcel-desk⟧',
      problems: [
        {
          message: 'slashes',
          text: 'Name `acme/carriers/parcel-desk` has `2` slashes; expected at most one, as in `acme/parcel-desk`.',
        },
      ],
    },
    {
      manifest: '{ "name": "⟦acme inc⟧/parcel-desk" }',
      problems: [
        {
          message: 'handle',
          text: 'Name `acme inc/parcel-desk` starts with `acme inc`, which is not a workspace handle; use letters, digits, `-` and `_`, without `@`.',
        },
      ],
    },
    {
      manifest: 'name: ⟦/parcel-desk⟧',
      problems: [
        {
          message: 'part',
          text: 'Name `/parcel-desk` has nothing before its slash; expected a handle and a name, as in `acme/parcel-desk`.',
        },
      ],
    },
    {
      manifest: 'name: ⟦acme/⟧',
      problems: [
        {
          message: 'part',
          text: 'Name `acme/` has nothing after its slash; expected a handle and a name, as in `acme/parcel-desk`.',
        },
      ],
    },
  ],
});
