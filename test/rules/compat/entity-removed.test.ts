import rule from '../../../rules/compat/entity-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'entities: { parcel: { schema: { type: object } } }',
      manifest: 'entities: { parcel: { schema: { type: object } }, shipment: { schema: { type: object } } }',
    },
    { base: 'name: parcel-desk', manifest: 'entities: { parcel: { schema: { type: object } } }' },
  ],
  invalid: [
    {
      base: 'version: 1.4.2\nentities: { ⟦parcel⟧: { schema: { type: object } } }',
      manifest: 'version: ⟦2.0.0⟧',
      problems: [{ message: 'removed', text: 'Entity `parcel` was removed.', bump: 'major', breaks: 'caller' }],
    },
    {
      base: 'entities: { ⟦parcel⟧: { schema: { type: object } } }',
      manifest: 'entities: { ⟦shipment⟧: { schema: { type: object } } }',
      problems: [
        { message: 'renamed', text: 'Entity `parcel` was renamed to `shipment`.', bump: 'major', breaks: 'caller' },
      ],
    },
    {
      base: 'entities: { ⟦parcel⟧: { schema: { type: object } } }',
      manifest: '⟦entities⟧: { shipment: { schema: { type: object, properties: { at: { type: string } } } } }',
      problems: ['removed'],
    },
  ],
});
