import rule from '../../rules/entity-unused.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    `
      entities: { parcel: { schema: {} } }
      interfaces: { 'listable<parcel>': { entities: { item: { name: parcel } } } }
    `,
    {
      name: 'one that may be used by a member that is not known',
      manifest: `
        entities: { parcel: { schema: {} } }
        interfaces: { 'listable<parcel>': { entities: { item: { name: parcel } } } }
      `,
      unknown: { manifest: ['/interfaces/listable<parcel>/entities/item'] },
    },
  ],
  invalid: [
    {
      name: 'others are used',
      manifest: `
        entities: { parcel: { schema: {} }, ⟦courier⟧: { schema: {} } }
        interfaces: { 'listable<parcel>': { entities: { item: { name: parcel } }, actions: { list: { name: courier } } } }
      `,
      problems: [{ message: 'unused', text: 'Entity `courier` is not used by any interface of the integration.' }],
    },
    { manifest: 'entities: { ⟦parcel⟧: { schema: {} } }', problems: ['unused'] },
  ],
});
