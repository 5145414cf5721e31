import rule from '../../../rules/compat/stored-changed.ts';
import { testRule } from '../../../src/testing/index.ts';
import { accepts } from './validator.ts';

testRule(rule, {
  valid: [
    {
      base: 'states: { lastSync: { type: user, schema: { type: object, properties: { at: { type: string } } } } }',
      manifest: `
        states:
          lastSync:
            type: user
            schema: { type: object, properties: { at: { type: string, description: When } } }
      `,
      accepts,
    },
    {
      name: 'an action, which stores nothing',
      base: 'actions: { track: { input: { schema: { type: object, properties: { n: { enum: [1] } } } } } }',
      manifest: 'actions: { track: { input: { schema: { type: object, properties: { n: { enum: [2] } } } } } }',
      accepts,
    },
  ],
  invalid: [
    {
      base: 'states: { lastSync: { type: user, schema: { type: object, properties: { at: { enum: [a, b] } } } } }',
      manifest: 'states: { lastSync: { type: user, schema: { type: object, properties: { at: { enum: ⟦[b]⟧ } } } } }',
      accepts,
      problems: [
        { message: 'lost', text: 'In state `lastSync`, `at` may no longer be `a`.', bump: 'major', breaks: 'state' },
      ],
    },
    {
      base: 'entities: { parcel: { schema: { type: object, properties: { size: { enum: [a] } } } } }',
      manifest: 'entities: { parcel: { schema: { type: object, properties: { size: { enum: [a, ⟦b⟧] } } } } }',
      accepts,
      problems: [
        { message: 'gained', text: 'In entity `parcel`, `size` can now be `b`.', bump: 'major', breaks: 'caller' },
      ],
    },
    {
      name: 'a required stored property that is removed is reported once',
      base: `
        states:
          lastSync:
            type: user
            schema:
              type: object
              properties: { at: { type: string }, ⟦by⟧: { type: string } }
              required: [at, by]
              additionalProperties: false
      `,
      manifest: `
        states:
          lastSync:
            type: user
            schema:
              { type: object, properties: { at: { type: string } }, required: [at], additionalProperties: ⟦false⟧ }
      `,
      accepts,
      problems: [
        { message: 'lost', text: 'In state `lastSync`, `by` is no longer accepted.', bump: 'major', breaks: 'state' },
      ],
    },
  ],
});
