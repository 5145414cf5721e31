import { describe, expect, test } from 'vitest';
import { open } from '../../../memory.ts';
import { faultsOf, parcels, project, readable } from './project.ts';

describe('the entities that an interface is given', () => {
  const builder = (entities: string, argument = '{ entities }') => `(${argument}) => ({ entities: ${entities} })`;
  const needs = (names: string) => `Interface \`readable\` needs ${names}.`;
  const expected = 'Expected one of the integration’s entities here, such as `entities.parcel`, but ';

  test.each([
    [
      builder('{ item: entities.parsel }'),
      'member-missing at parsel: There is no `parsel` here. Did you mean `parcel`?',
    ],
    [
      builder('{ item: parsel }', '{ entities: { parsel } }'),
      'member-missing at parsel: There is no `parsel` here. Did you mean `parcel`?',
    ],
    [builder('{ item: entities.depot }'), `value-unexpected at depot: ${expected}there is no \`depot\`.`],
    [
      builder('{ item: depot }', '{ entities: { depot } }'),
      `value-unexpected at depot: ${expected}there is no \`depot\`.`,
    ],
    [builder('{ item: undefined }'), `value-unexpected at undefined: ${expected}this is not one.`],
    [builder('{ item: sdk.z.string() }'), `value-unexpected at sdk.z.string(): ${expected}this is not one.`],
    [builder('{ item: { title: "Item" } }'), `value-unexpected at { title: "Item" }: ${expected}this is not one.`],
    [
      builder('{ item: { schema: entities.parcel.schema } }'),
      `value-unexpected at { schema: entities.parcel.schema }: ${expected}this is not one.`,
    ],
    [builder('{ item: entities.parcel.schema }'), `value-unexpected at item: ${expected}this is not one.`],
    [
      builder('{ itm: entities.parcel }'),
      'member-missing at itm: Interface `readable` has no entity `itm`. Did you mean `item`?',
    ],
    [
      builder('{ depot: entities.parcel }'),
      `member-missing at { depot: entities.parcel }: ${needs('an entity of the integration for `item`')}`,
    ],
    [builder('{}'), `member-missing at {}: ${needs('an entity of the integration for `item`')}`],
    ['() => ({})', `member-missing at {}: ${needs('an entity of the integration for `item`')}`],
  ])('belong to the integration, and all are required: %s', async (built, said) => {
    expect(await faultsOf(`.extend(readable, ${built})`)).toEqual([said]);
  });

  const without = 'Expected `{ entities: { … } }` here, but there is no `entities`.';
  test.each([
    ['({ entities }) => ({ item: entities.parcel })', '{ item: entities.parcel }'],
    ['({ entities }) => ({ entities: null, actions: {} })', '{ entities: null, actions: {} }'],
    ['() => sdk.z.object({})', 'sdk.z.object({})'],
    ['() => {}', '() => {}'],
    ['() => { return null }', 'null'],
  ])('are under their names in the function’s result: %s', async (built, text) => {
    expect(await faultsOf(`.extend(readable, ${built})`)).toEqual([`value-unexpected at ${text}: ${without}`]);
  });

  const aFunction = 'Expected a function here, such as `({ entities }) => ({ entities: { … } })`, but ';
  test.each([
    ['readable, undefined as any', `value-unexpected at undefined: ${aFunction}this is not one.`],
    ['readable, { entities: {} }', `value-unexpected at { entities: {} }: ${aFunction}this is not one.`],
    ['readable', `value-unexpected at ): ${aFunction}there is none.`],
    ['', expect.stringContaining('Expected an interface here, but there is none.')],
    ['undefined, () => ({})', 'value-unexpected at undefined: Expected an interface here, but there is none.'],
    [
      'readable, { build: () => ({ entities: {} }) }.biuld',
      'member-missing at biuld: There is no `biuld` here. Did you mean `build`?',
    ],
  ])('are given by a function: %s', async (args, said) => {
    expect(await faultsOf(`.extend(${args})`)).toEqual([said]);
  });

  test('have only changes beside them', async () => {
    const built =
      '({ entities }) => ({ entities: { item: entities.parcel }, actoins: {}, states: {}, events: undefined })';
    expect(await faultsOf(`.extend(readable, ${built})`)).toEqual([
      'member-missing at actoins: `.extend` knows no `actoins`, which the SDK would leave out. Did you mean `actions`?',
      'member-missing at states: `.extend` knows no `states`, which the SDK would leave out.',
    ]);
    const shared = `({ entities }) => ({ ...shared, entities: { item: entities.parcel } })`;
    const { faults } = await open(
      project(parcels(`.extend(readable, ${shared})`, '', "const shared = { title: 'Shared' }")),
    );
    expect(faults).toEqual([]);
  });

  test('are returned as an object, not in a block', async () => {
    const said = 'This function returns nothing: write `({ … })` for an object, or leave out the braces.';
    expect(await faultsOf('.extend(readable, ({ entities }) => { entities: { item: entities.parcel } })')).toEqual([
      `value-unexpected at {: ${said}`,
    ]);
  });

  test('are not returned later', async () => {
    const built = `async ${builder('{ item: entities.parcel }')}`;
    const said = 'This function returns a promise, which is never awaited; use a function without `async`.';
    expect(await faultsOf(`.extend(readable, ${built})`)).toEqual([`value-unexpected at ${built}: ${said}`]);
  });

  test('are reported together if several are missing', async () => {
    const depot = readable.replace('entities: {', 'entities: { depot: { schema: base }, ');
    const said = `member-missing at {}: ${needs('entities of the integration for `depot` and `item`')}`;
    expect(await faultsOf(`.extend(readable, ${builder('{}')})`, depot)).toEqual([said]);
  });

  test.each([
    ['may be more than it needs', builder('{ item: entities.parcel, depot: entities.parcel }'), []],
    ['may be spread', builder('{ ...{ item: entities.parcel } }'), []],
    ['may be changed', builder('{ item: { ...entities.parcel, schema: sdk.z.object({}) } }'), []],
    [
      'may not be known',
      builder('{ item: process.env.X }'),
      ['`process.env.X` is set only when the definition is run'],
    ],
    ['may be given by a function that is not known', 'JSON.parse("")', ['`JSON` is not known']],
    ['may not all be known', builder('JSON.parse("")'), ['`JSON` is not known']],
    ['may be among what is not known', '() => ({ ...JSON.parse("") })', ['`JSON` is not known']],
  ])('%s', async (_, built, why) => {
    const { faults, unknowns } = await open(project(parcels(`.extend(readable, ${built})`)));
    expect(faults).toEqual([]);
    expect([...new Set(unknowns.map((unknown) => unknown.why))]).toEqual(why);
  });

  test('may be wrong themselves, which is reported where they are written', async () => {
    const text = parcels(`.extend(readable, ${builder('{ item: entities.parcel }')})`);
    const written = /\{ schema: (sdk.z.object\(.*\)) \}/;
    const messagesOf = async (entity: string) =>
      (await open(project(text.replace(written, entity)))).faults.map(({ message }) => message);
    expect(await messagesOf('$1')).toEqual([
      'This is a bare schema; expected an object that contains it: `{ schema: … }`.',
    ]);
    expect(await messagesOf('(() => ({ schema: $1 })) as any')).toEqual(['This is a function; should it be called?']);
  });

  test('are empty if the interface has none', async () => {
    const bare = readable
      .replace(/entities: \{ item.*/, '')
      .replaceAll("({ item }) => z.object({ item: item.title('The item') })", '() => base')
      .replace('(entities) => z.object({ item: entities.item })', '() => base');
    expect(await faultsOf(`.extend(readable, ${builder('{}')})`, bare)).toEqual([]);
    expect(await faultsOf('.extend(readable, () => ({}))', bare)).toEqual([`value-unexpected at {}: ${without}`]);
  });
});
