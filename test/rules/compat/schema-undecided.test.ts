import rule from '../../../rules/compat/schema-undecided.ts';
import { testRule } from '../../../src/testing/index.ts';
import { accepts } from './validator.ts';

testRule(rule, {
  tellsUnknown: true,
  valid: [
    {
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: number } } } }',
      accepts,
    },
    {
      name: 'the same pattern',
      base: "configuration: { schema: { type: object, properties: { key: { type: string, pattern: '^(?=a)b' } } } }",
      manifest:
        "configuration: { schema: { type: object, properties: { key: { pattern: '^(?=a)b', type: string } } } }",
      accepts,
    },
  ],
  invalid: [
    {
      name: 'what no validator bears out',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: ⟦number⟧ } } } }',
      accepts: () => undefined,
      problems: [
        {
          message: 'undecided',
          text: 'In the configuration, hublint cannot tell whether this breaks anybody: `key` may no longer be `string`.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a part that is not known',
      base: 'events: { delivered: { schema: { type: object, properties: { to: { type: string }, at: { type: string } } } } }',
      manifest: `
        events: { delivered: { schema: { type: object, properties: { to: { type: string }, at: ⟦{ type: number }⟧ } } } }
      `,
      unknown: { manifest: ['/events/delivered/schema/properties/at/type'] },
      options: { counts: 'major' },
      accepts,
      problems: [{ message: 'undecided', bump: 'major', breaks: 'listener' }],
    },
  ],
});
