import { describe, expect, test } from 'vitest';
import { open } from '../../../memory.ts';
import { extension, faultsOf, parcels, project, readable } from './project.ts';

describe('what an integration changes of an interface', () => {
  const changing = (changes: string) =>
    `.extend(readable, ({ entities }) => ({ entities: { item: entities.parcel }, ${changes} }))`;

  test.each([
    [
      "actions: { raed: { name: 'readParcel' } }",
      'raed: Interface `readable` has no action `raed`. Did you mean `read`?',
    ],
    [
      "events: { itemReed: { title: 'Read' } }",
      'itemReed: Interface `readable` has no event `itemReed`. Did you mean `itemRead`?',
    ],
    [
      "channels: { ['item']: { title: 'Items' } }",
      "'item': Interface `readable` has no channel `item`. Did you mean `items`?",
    ],
    ["actions: { weigh: { title: 'Weigh' } }", 'weigh: Interface `readable` has no action `weigh`.'],
    ["actions: { ...{ weigh: { title: 'Weigh' } } }", 'weigh: Interface `readable` has no action `weigh`.'],
    ['actions: mistaken', 'raed: Interface `readable` has no action `raed`. Did you mean `read`?'],
  ])('exists: %s', async (changes, said) => {
    const mistaken = "const mistaken = { raed: { title: 'Read it' } }";
    expect(await faultsOf(changing(changes), readable, mistaken)).toEqual([`member-missing at ${said}`]);
  });

  test('is an object, not just a name', async () => {
    const said = "This is a string; expected an object: `{ name: 'readParcel' }`.";
    expect(await faultsOf(changing("actions: { read: 'readParcel' }"), readable)).toEqual([
      `value-unexpected at 'readParcel': ${said}`,
    ]);
  });

  const leftOut = (name: string, owner: string) =>
    `member-missing at ${name}: \`.extend\` knows no \`${name}\` in ${owner}, which the SDK would leave out.`;

  test.each([
    ["channels: { items: { message: { id: { title: 'ID' } } } }", leftOut('id', 'the `message` of a channel')],
    [
      "channels: { items: { conversation: { tag: { id: { title: 'ID' } } } } }",
      `${leftOut('tag', 'the `conversation` of a channel')} Did you mean \`tags\`?`,
    ],
    ['channels: { items: { messages: {} } }', leftOut('messages', 'a channel')],
    ['actions: { read: { input: { schema: sdk.z.object({}) } } }', leftOut('input', 'an action')],
    ['events: { itemRead: { schema: sdk.z.object({}) } }', leftOut('schema', 'an event')],
  ])('is what the SDK takes: %s', async (changes, said) => {
    expect(await faultsOf(changing(changes))).toEqual([said]);
  });

  test('is rejected if the interface has no such part', async () => {
    const quiet = readable.replace('events: {', 'states: {');
    expect(await faultsOf(changing("events: { itemRead: { title: 'Read' } }"), quiet)).toEqual([
      'member-missing at itemRead: Interface `readable` has no event `itemRead`.',
    ]);
  });

  test.each([
    ['may be nothing', 'actions: { weigh: undefined }, events: undefined'],
    ['may be that of several interfaces', 'actions: { ...several, read: {} }, events: several'],
    ['may be all that the SDK takes', 'channels: { items: { message: { tags: {} }, conversation: { tags: {} } } }'],
    ['may be written for another purpose, too', 'actions: { read: { ...several.weigh } }'],
    ['may not be known', 'actions: JSON.parse(""), events: { [process.env.X]: {} }, channels: { ...JSON.parse("") }'],
  ])('%s', async (_, changes) => {
    const several = "const several = { weigh: { title: 'Weigh', input: {} } }";
    const { faults } = await open(project(parcels(changing(changes), '', several)));
    expect(faults).toEqual([]);
  });

  test('omits what it sets to `undefined`, on either side', async () => {
    const own = `actions: { read: { title: 'Mine', input: { schema: sdk.z.object({}) }, output: { schema: sdk.z.object({}) } } },`;
    const changes = 'actions: { read: { name: undefined, title: undefined, billable: undefined } }';
    const { data, faults } = await open(project(parcels(changing(changes), own)));
    expect(faults).toEqual([]);
    expect(data?.actions).toEqual({
      read: { attributes: { shown: 'no' }, input: expect.anything(), output: expect.anything() },
    });
  });
});

test.each(['actions', 'events', 'channels'])('%s that are a list stay one, for the model to say so', async (name) => {
  const own = `${name}: [{ title: 'Weigh' }],`;
  const { data } = await open(project(parcels(extension, own)));
  expect(data?.[name]).toEqual([{ title: 'Weigh' }]);
});

const names = ['actions', 'events', 'channels'];

test.each(names)('%s that are a text stay one, for the model to say so', async (name) => {
  const { data, unknowns } = await open(project(parcels(extension, `${name}: 'weigh',`)));
  expect(data?.[name]).toBe('weigh');
  expect(unknowns).toEqual([]);
});

test.each(names)('%s that are a function or a schema are told as such', async (name) => {
  const { faults: uncalled } = await open(
    project(parcels(extension, `${name}: () => ({ weigh: { title: 'Weigh' } }),`)),
  );
  expect(uncalled.map(({ message }) => message)).toEqual(['This is a function; should it be called?']);
  const { faults: bare } = await open(project(parcels(extension, `${name}: sdk.z.object({}),`)));
  expect(bare.map(({ message }) => message)).toEqual(['This is a schema; expected a plain object.']);
});
