import rule from '../../rules/entity-unused.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    `
      entities: { parcel: { schema: {} } }
      interfaces: { 'listable<parcel>': { entities: { item: { name: parcel } } } }
    `,
    {
      name: 'an entity that an unknown reference may use',
      manifest: `
        entities: { parcel: { schema: {} } }
        interfaces: { 'listable<parcel>': { entities: { item: { name: parcel } } } }
      `,
      unknown: { manifest: ['/interfaces/listable<parcel>/entities/item'] },
    },
  ],
  invalid: [
    {
      name: 'only one of several entities is unused',
      manifest: `
        entities: { parcel: { schema: {} }, ⟦courier⟧: { schema: {} } }
        interfaces: { 'listable<parcel>': { entities: { item: { name: parcel } }, actions: { list: { name: courier } } } }
      `,
      problems: [{ message: 'unused', text: 'Entity `courier` is not used by any interface of the integration.' }],
    },
    { manifest: 'entities: { ⟦parcel⟧: { schema: {} } }', problems: ['unused'] },
  ],
});
