import rule from '../../rules/action-title-required.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'actions: { trackParcel: { title: Track a parcel, input: { schema: {} }, output: { schema: {} } } }',
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
            description: Tells where a parcel is
            input: { schema: {} }
            output: { schema: {} }
      `,
      problems: [{ message: 'missing', text: 'Action `trackParcel` has no title.' }],
    },
    { name: 'an empty title', manifest: '{ "actions": { "trackParcel": { "title": ⟦""⟧ } } }', problems: ['missing'] },
  ],
});
