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
      name: 'an expression that a flow replaces with a value',
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
      name: 'an example for a schema that is partly unknown',
      facts,
      manifest:
        'states: { cart: { schema: { properties: { size: {} }, additionalProperties: false, example: { size: S } } } }',
      unknown: { manifest: ['/states/cart/schema/properties/size'] },
    },
    {
      name: '`examples` that are not a list',
      facts,
      manifest: { states: { a: { schema: { type: 'string', examples: 5 } } } },
    },
  ],
  invalid: [
    {
      name: 'an expression where none is evaluated, and malformed ones',
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
      name: 'an invalid example beside a part that is not known',
      facts,
      manifest:
        'states: { cart: { schema: { properties: { code: { type: string, example: ⟦17⟧ }, size: { enum: [S] } } } } }',
      unknown: { manifest: ['/states/cart/schema/properties/size/enum'] },
      problems: ['invalid'],
    },
    {
      name: 'one invalid example of a list, and a single one',
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
