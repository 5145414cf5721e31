import rule from '../../rules/interface-version-semver.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'interfaces: { hitl: { name: hitl, version: 2.1.0 } }',
    'interfaces: { "readable<page>": { name: readable, version: 0.0.3-beta } }',
    { name: 'an interface without a version', manifest: 'interfaces: { hitl: { name: hitl } }' },
  ],
  invalid: [
    {
      manifest: `
        interfaces:
          hitl:
            name: hitl
            version: ⟦v2.1.0⟧
          "readable<page>":
            name: readable
            version: ⟦"~0.0.3"⟧ # whatever is newest
      `,
      problems: [
        {
          message: 'decorated',
          text: 'Version `v2.1.0` of interface `hitl` is not an exact semver version; expected `2.1.0`.',
          fix: 'safe',
        },
        {
          message: 'invalid',
          text: 'Version `~0.0.3` of interface `readable<page>` is not an exact semver version such as `1.2.0`.',
          fix: 'none',
        },
      ],
      fixed: `
        interfaces:
          hitl:
            name: hitl
            version: 2.1.0
          "readable<page>":
            name: readable
            version: "~0.0.3" # whatever is newest
      `,
    },
  ],
});
