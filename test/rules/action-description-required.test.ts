import rule from '../../rules/action-description-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'actions: { trackParcel: { description: Tells where a parcel is, input: { schema: {} }, output: { schema: {} } } }',
    'actions: {}',
    {
      name: 'an action that an interface generated',
      manifest: `
        interfaces: { hitl: { actions: { start: { name: startHitl } } } }
        actions: { startHitl: { input: { schema: {} }, output: { schema: {} } } }
      `,
    },
  ],
  invalid: [
    {
      manifest: `
        actions:
          ⟦trackParcel⟧:
            title: Track a parcel
            input: { schema: {} }
            output: { schema: {} }
      `,
      problems: [{ message: 'missing', text: 'Action `trackParcel` has no description.' }],
    },
    {
      name: 'an empty description',
      manifest: '{ "actions": { "trackParcel": { "description": ⟦""⟧ } } }',
      problems: ['missing'],
    },
  ],
});
