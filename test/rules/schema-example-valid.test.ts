import rule from '../../rules/schema-example-valid.ts';
import { testRule } from '../../src/testing/index.ts';
import { schemas } from './facts.ts';

const facts = { schemas };

testRule(rule, {
  valid: [
    {
      name: 'examples that fit',
      facts,
      manifest: `
        events:
          parcelLost:
            schema:
              properties:
                code: { type: string, pattern: ^PX, examples: [PX1, PX2] }
                weight: { type: number, example: 2.5 }
                example: { type: string }
      `,
    },
    {
      name: 'an expression that a flow makes a value of',
      facts,
      manifest: `
        actions:
          trackParcel:
            input:
              schema:
                properties:
                  sender: { type: string, format: uuid, examples: ['{{event.userId}}'] }
                  parcels: { type: array, items: { type: number }, example: ['{{workflow.parcel}}'] }
      `,
    },
    {
      name: 'an example of what is not known whole',
      facts,
      manifest:
        'states: { cart: { schema: { properties: { size: {} }, additionalProperties: false, example: { size: S } } } }',
      unknown: { manifest: ['/states/cart/schema/properties/size'] },
    },
    { name: 'a list that is none', facts, manifest: { states: { a: { schema: { type: 'string', examples: 5 } } } } },
  ],
  invalid: [
    {
      name: 'an expression that nothing works out, and what is none',
      facts,
      manifest: `
        actions:
          trackParcel:
            input: { schema: { properties: { sender: { type: number, examples: [⟦'}} {{'⟧, ⟦'{{'⟧, ⟦''⟧] } } } }
            output: { schema: { properties: { sender: { type: number, example: ⟦'{{event.userId}}'⟧ } } } }
      `,
      problems: ['invalid', 'invalid', 'invalid', 'invalid'],
    },
    {
      name: 'one beside what is not known',
      facts,
      manifest:
        'states: { cart: { schema: { properties: { code: { type: string, example: ⟦17⟧ }, size: { enum: [S] } } } } }',
      unknown: { manifest: ['/states/cart/schema/properties/size/enum'] },
      problems: ['invalid'],
    },
    {
      name: 'one of a list, and a single one',
      facts,
      manifest: `
        events:
          parcelLost:
            schema:
              properties:
                code: { type: string, examples: [PX1, ⟦17⟧] }
                sender: { type: object, properties: { zip: { type: string } }, example: { zip: ⟦3000⟧ } }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'The example `17` of `code` of event `parcelLost` is not valid against its own schema: it must be string.',
        },
        'invalid',
      ],
    },
  ],
});
