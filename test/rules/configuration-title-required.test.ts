import rule from '../../rules/configuration-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'configurations: { manual: { title: Track a parcel, schema: {} } }',
    { name: 'the default configuration', manifest: 'configuration: { schema: {} }' },
  ],
  invalid: [
    {
      manifest: `
        configurations:
          ⟦manual⟧:
            description: Tells where a parcel is
            schema: {}
      `,
      problems: [{ message: 'missing', text: 'Configuration `manual` has no title.' }],
    },
  ],
});
