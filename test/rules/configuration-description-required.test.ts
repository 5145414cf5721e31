import rule from '../../rules/configuration-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'configurations: { manual: { description: Tells where a parcel is, schema: {} } }',
    { name: 'the default configuration', manifest: 'configuration: { schema: {} }' },
  ],
  invalid: [
    {
      manifest: `
        configurations:
          ⟦manual⟧:
            title: Track a parcel
            schema: {}
      `,
      problems: [{ message: 'missing', text: 'Configuration `manual` has no description.' }],
    },
  ],
});
