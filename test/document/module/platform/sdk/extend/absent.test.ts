import { describe, expect, test } from 'vitest';
import { open } from '../../../memory.ts';
import { extension, item, parcels, project } from './project.ts';

describe('an interface that is not on disk', () => {
  const unknowns = async (reference: string, own: string) => {
    const definition = parcels(`.extend(readable, ({ entities }) => ({ entities: { item: entities.parcel } }))`, own);
    const files = {
      ...project(definition),
      'package.json': `{ "dependencies": { "@botpress/sdk": "7.2.2" }, "bpDependencies": { "readable": "${reference}" } }`,
    };
    const document = await open(files);
    return {
      data: document.data,
      unknowns: document.unknowns.map(({ path, extent }) => `${path.join('.')} ${extent}`),
    };
  };
  const own = `actions: { weigh: { title: 'Weigh' }, read: { title: 'Read' } },`;

  test('changes only what it is known to name', async () => {
    const { data, unknowns: found } = await unknowns('interface:readable@0.2.0', own);
    expect(data?.actions).toEqual({ weigh: { title: 'Weigh' } });
    expect(found).toContain('actions rest');
    expect(found).toContain('actions.read value');
    expect(found.filter((path) => path.startsWith('actions.weigh'))).toEqual([]);
    expect(data?.interfaces).toMatchObject({
      'readable<parcel>': { name: 'readable', version: '0.2.0', entities: { item: { name: 'parcel' } } },
    });
  });

  test('may change anything if nothing is known of it', async () => {
    const { data, unknowns: found } = await unknowns('interface:trackable@0.2.0', own);
    expect(data?.actions).toEqual({ weigh: { title: 'Weigh' }, read: { title: 'Read' } });
    expect(found).toEqual(
      expect.arrayContaining([
        'actions rest',
        'actions.weigh rest',
        'actions.read rest',
        'events rest',
        'channels rest',
      ]),
    );
  });

  test('is given entities and changes, and mistakes that are wrong for any interface are reported', async () => {
    const faultsOf = async (reference: string, given: string) => {
      const { faults } = await open({
        ...project(parcels(`.extend(readable, ({ entities }) => ({ ${given} }))`)),
        'package.json': `{ "dependencies": { "@botpress/sdk": "7.2.2" }, "bpDependencies": { "readable": "${reference}" } }`,
      });
      return faults.map(({ message }) => message);
    };
    for (const reference of ['interface:readable@0.2.0', 'interface:trackable@0.2.0']) {
      const changes = "actions: { raed: { title: 'Read' } }, channels: { all: { title: 'All' } }";
      expect(await faultsOf(reference, `entities: { depot: entities.parcel }, ${changes}`)).toEqual([]);
      expect(await faultsOf(reference, 'entities: { item: entities.parsel }')).toEqual([
        'There is no `parsel` here. Did you mean `parcel`?',
      ]);
      expect(await faultsOf(reference, 'item: entities.parcel')).toEqual([
        'Expected `{ entities: { … } }` here, but there is no `entities`.',
      ]);
    }
  });

  test('leaves the rest of the definition known', async () => {
    const files = { ...project(parcels(extension)), 'package.json': '{}' };
    const { data, faults } = await open(files);
    expect(faults).toEqual([]);
    expect(data).toMatchObject({ name: 'parcels', version: '1.0.0', entities: { parcel: { schema: item } } });
  });
});
