import { describe, expect, test } from 'vitest';
import { entry, type Files, open, pointedAt, textAt } from '../memory.ts';

const readable = `import { InterfaceDefinition, z } from '@botpress/sdk'

const base = z.object({ id: z.string().title('ID').describe('Identifies the item') })

export default new InterfaceDefinition({
  name: 'readable',
  version: '0.2.0',
  title: 'Readable',
  entities: { item: { title: 'Item', schema: base } },
  actions: {
    read: {
      title: 'Read',
      billable: true,
      attributes: { shown: 'no' },
      input: { schema: () => base },
      output: { schema: ({ item }) => z.object({ item: item.title('The item') }) },
    },
  },
  events: {
    itemRead: { title: 'Item read', schema: (entities) => z.object({ item: entities.item }) },
  },
  channels: {
    items: { title: 'lost', messages: { text: { schema: () => z.object({ text: z.string() }) } } },
  },
})
`;

const parcels = (extension: string, properties = '', imports = '') => `import * as sdk from '@botpress/sdk'
import readable from './bp_modules/readable'
${imports}
export default new sdk.IntegrationDefinition({
  name: 'parcels',
  version: '1.0.0',
  entities: { parcel: { schema: sdk.z.object({ id: sdk.z.string(), weight: sdk.z.number() }) } },
  ${properties}
})${extension}
`;

const project = (definition: string): Files => ({
  [entry]: definition,
  'package.json':
    '{ "dependencies": { "@botpress/sdk": "7.2.2" }, "bpDependencies": { "readable": "../interfaces/readable" } }',
  '../interfaces/readable/interface.definition.ts': readable,
});

const extension = `.extend(readable, ({ entities }) => ({
  entities: { item: entities.parcel },
  actions: { read: { name: 'readParcel', title: 'Read a parcel' } },
  events: { itemRead: { name: 'parcelRead', attributes: { shown: 'yes' } } },
  channels: { items: { name: 'parcels', message: { tags: { id: {} } } } },
}))`;

const object = (properties: object, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

const item = object({ id: { type: 'string' }, weight: { type: 'number' } }, 'id', 'weight');

describe('an interface', () => {
  test('is merged with the entities and the names of the integration', async () => {
    const { data, unknowns, faults } = await open(project(parcels(extension)));
    expect([unknowns, faults]).toEqual([[], []]);
    expect(data).toMatchObject({
      actions: {
        readParcel: {
          title: 'Read a parcel',
          name: 'readParcel',
          billable: true,
          attributes: { shown: 'no' },
          input: {
            schema: object(
              { id: { type: 'string', description: 'Identifies the item', 'x-zui': { title: 'ID' } } },
              'id',
            ),
          },
          output: { schema: object({ item }, 'item') },
        },
      },
      events: {
        parcelRead: {
          title: 'Item read',
          name: 'parcelRead',
          attributes: { shown: 'yes' },
          schema: object({ item }, 'item'),
        },
      },
      interfaces: {
        'readable<parcel>': {
          name: 'readable',
          version: '0.2.0',
          entities: { item: { name: 'parcel' } },
          actions: { read: { name: 'readParcel' } },
          events: { itemRead: { name: 'parcelRead' } },
          channels: { items: { name: 'parcels' } },
        },
      },
    });
    expect(data?.channels).toEqual({
      parcels: {
        name: 'parcels',
        messages: { text: { schema: object({ text: { type: 'string' } }, 'text') } },
        message: { tags: { id: {} } },
        conversation: { tags: {} },
      },
    });
    expect(Object.keys(data ?? {})).not.toContain('id');
  });

  test('keeps its places: what the integration says in the integration, the rest in the interface', async () => {
    const document = await open(project(parcels(extension)));
    const at = (...path: string[]) => pointedAt(document, { path, on: 'value' });
    const action = ['actions', 'readParcel'];
    expect(await pointedAt(document, { path: action, on: 'key' })).toBe(`${entry}:11:28 'readParcel'`);
    expect(await at(...action, 'title')).toBe(`${entry}:11:49 'Read a parcel'`);
    expect(await at(...action, 'attributes', 'shown')).toBe(
      `../interfaces/readable/interface.definition.ts:14:28 'no'`,
    );
    const weight = [...action, 'output', 'schema', 'properties', 'item', 'properties', 'weight'];
    expect(await pointedAt(document, { path: weight, on: 'key' })).toBe(`${entry}:7:68 weight`);
    expect(await at('interfaces', 'readable<parcel>', 'name')).toBe(
      '../interfaces/readable/interface.definition.ts:6:9 ' + `'readable'`,
    );
  });

  test('adds to what the integration says about the same action, event and channel', async () => {
    const own = `
      actions: { read: { title: 'Mine', cacheable: true, input: { schema: sdk.z.object({ fresh: sdk.z.boolean() }) }, output: { schema: sdk.z.object({}) } } },
      events: { itemRead: { description: 'Mine.', schema: sdk.z.object({ at: sdk.z.string() }) } },
      channels: { items: { messages: { image: { schema: sdk.z.object({}) } }, message: { tags: { own: {} } } } },`;
    const { data } = await open(
      project(parcels(`.extend(readable, ({ entities: { parcel } }) => ({ entities: { item: parcel } }))`, own)),
    );
    expect(data?.actions).toMatchObject({
      read: { title: 'Read', cacheable: true, billable: true, input: { schema: { required: ['fresh', 'id'] } } },
    });
    expect(data?.events).toMatchObject({
      itemRead: { title: 'Item read', description: 'Mine.', schema: { required: ['at', 'item'] } },
    });
    expect(data?.channels).toMatchObject({
      items: { messages: { image: {}, text: {} }, message: { tags: { own: {} } } },
    });
  });

  test('may come several times, and without entities', async () => {
    const files = project(
      parcels(
        `.extend(readable, () => ({ entities: {} })).extend(readable, ({ entities }) => ({ entities: { item: entities.parcel } }))`,
      ),
    );
    const { data } = await open(files);
    expect(Object.keys(data?.interfaces ?? {})).toEqual(['readable', 'readable<parcel>']);
  });

  test('that is generated is read as it is generated', async () => {
    const generated = `import * as sdk from '@botpress/sdk'
      const read = { title: 'Generated', input: { schema: sdk.z.object({}) }, output: { schema: sdk.z.object({}) } }
      export default { type: 'interface', id: 'intver_01', uri: undefined, name: 'readable', version: '0.2.1',
        definition: { name: 'readable', version: '0.2.1', actions: { read }, events: {}, channels: {}, entities: {} } } satisfies sdk.InterfacePackage`;
    const files = {
      ...project(parcels(`.extend(readable, ({}) => ({ entities: {} }))`)),
      'bp_modules/readable/index.ts': generated,
    };
    const { data } = await open(files);
    expect(data?.actions).toMatchObject({ read: { title: 'Generated' } });
    expect(data?.interfaces).toMatchObject({ readable: { id: 'intver_01', version: '0.2.1' } });
  });
});

/** What is said of an extension, each with the text that it is about; all that is not known is told by that. */
async function saidOf(extension: string, interface_ = readable, imports = ''): Promise<readonly string[]> {
  const files = project(parcels(extension, '', imports));
  const document = await open({ ...files, '../interfaces/readable/interface.definition.ts': interface_ });
  const { sources } = await document.positions();
  expect(document.unknowns.filter(({ reported }) => !reported)).toEqual([]);
  expect(JSON.stringify(document.data)).not.toContain('$ref');
  return document.faults.map(({ id, message, location }) => {
    expect(location).toMatchObject({ file: entry, approximate: false });
    return `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`;
  });
}

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
  ])('is there: %s', async (changes, said) => {
    const mistaken = "const mistaken = { raed: { title: 'Read it' } }";
    expect(await saidOf(changing(changes), readable, mistaken)).toEqual([`member-missing at ${said}`]);
  });

  test('is none where it has none', async () => {
    const quiet = readable.replace('events: {', 'states: {');
    expect(await saidOf(changing("events: { itemRead: { title: 'Read' } }"), quiet)).toEqual([
      'member-missing at itemRead: Interface `readable` has no event `itemRead`.',
    ]);
  });

  test.each([
    ['may be nothing', 'actions: { weigh: undefined }, events: undefined'],
    ['may be that of several interfaces', 'actions: { ...several, read: {} }, events: several'],
    ['may not be known', 'actions: JSON.parse(""), events: { [process.env.X]: {} }, channels: { ...JSON.parse("") }'],
  ])('%s', async (_, changes) => {
    const several = "const several = { weigh: { title: 'Weigh' } }";
    const { faults } = await open(project(parcels(changing(changes), '', several)));
    expect(faults).toEqual([]);
  });
});

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
    [builder('{ item: undefined }'), `value-unexpected at undefined: ${expected}this is none.`],
    [builder('{ item: sdk.z.string() }'), `value-unexpected at sdk.z.string(): ${expected}this is none.`],
    [builder('{ item: { title: "Item" } }'), `value-unexpected at { title: "Item" }: ${expected}this is none.`],
    [
      builder('{ item: { schema: entities.parcel.schema } }'),
      `value-unexpected at { schema: entities.parcel.schema }: ${expected}this is none.`,
    ],
    [builder('{ item: entities.parcel.schema }'), `value-unexpected at item: ${expected}this is none.`],
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
  ])('are the integration’s, and all that it needs: %s', async (built, said) => {
    expect(await saidOf(`.extend(readable, ${built})`)).toEqual([said]);
  });

  const without = 'Expected `{ entities: { … } }` here, but there is no `entities`.';
  test.each([
    ['({ entities }) => ({ item: entities.parcel })', '{ item: entities.parcel }'],
    ['({ entities }) => ({ entities: null, actions: {} })', '{ entities: null, actions: {} }'],
    ['() => sdk.z.object({})', 'sdk.z.object({})'],
    ['() => {}', '() => {}'],
    ['() => { return null }', 'null'],
  ])('stand under their name in what the function gives: %s', async (built, text) => {
    expect(await saidOf(`.extend(readable, ${built})`)).toEqual([`value-unexpected at ${text}: ${without}`]);
  });

  const aFunction = 'Expected a function here, such as `({ entities }) => ({ entities: { … } })`, but ';
  test.each([
    ['readable, undefined as any', `value-unexpected at undefined: ${aFunction}this is none.`],
    ['readable, { entities: {} }', `value-unexpected at { entities: {} }: ${aFunction}this is none.`],
    ['readable', `value-unexpected at ): ${aFunction}there is none.`],
    ['', expect.stringContaining('Expected an interface here, but there is none.')],
    ['undefined, () => ({})', 'value-unexpected at undefined: Expected an interface here, but there is none.'],
    [
      'readable, { build: () => ({ entities: {} }) }.biuld',
      'member-missing at biuld: There is no `biuld` here. Did you mean `build`?',
    ],
  ])('are given by a function: %s', async (args, said) => {
    expect(await saidOf(`.extend(${args})`)).toEqual([said]);
  });

  test('have nothing beside them but changes', async () => {
    const built =
      '({ entities }) => ({ entities: { item: entities.parcel }, actoins: {}, states: {}, events: undefined })';
    expect(await saidOf(`.extend(readable, ${built})`)).toEqual([
      'member-missing at actoins: `.extend` knows no `actoins`, which the SDK would leave out. Did you mean `actions`?',
      'member-missing at states: `.extend` knows no `states`, which the SDK would leave out.',
    ]);
    const shared = `({ entities }) => ({ ...shared, entities: { item: entities.parcel } })`;
    const { faults } = await open(
      project(parcels(`.extend(readable, ${shared})`, '', "const shared = { title: 'Shared' }")),
    );
    expect(faults).toEqual([]);
  });

  test('are given in an object, not in a block', async () => {
    const said = 'This function returns nothing: write `({ … })` for an object, or leave out the braces.';
    expect(await saidOf('.extend(readable, ({ entities }) => { entities: { item: entities.parcel } })')).toEqual([
      `value-unexpected at {: ${said}`,
    ]);
  });

  test('are given at once', async () => {
    const built = `async ${builder('{ item: entities.parcel }')}`;
    const said = 'This function gives a promise, which nothing waits for; take a function without `async`.';
    expect(await saidOf(`.extend(readable, ${built})`)).toEqual([`value-unexpected at ${built}: ${said}`]);
  });

  test('are told together where several are missing', async () => {
    const depot = readable.replace('entities: {', 'entities: { depot: { schema: base }, ');
    const said = `member-missing at {}: ${needs('entities of the integration for `depot` and `item`')}`;
    expect(await saidOf(`.extend(readable, ${builder('{}')})`, depot)).toEqual([said]);
  });

  test.each([
    ['may be more than it needs', builder('{ item: entities.parcel, depot: entities.parcel }'), []],
    ['may be spread', builder('{ ...{ item: entities.parcel } }'), []],
    ['may be changed', builder('{ item: { ...entities.parcel, schema: sdk.z.object({}) } }'), []],
    ['may not be known', builder('{ item: process.env.X }'), ['`process.env.X` is set where the definition is run']],
    ['may be given by a function that is not known', 'JSON.parse("")', ['`JSON` is not known']],
    ['may not all be known', builder('JSON.parse("")'), ['`JSON` is not known']],
    ['may be among what is not known', '() => ({ ...JSON.parse("") })', ['`JSON` is not known']],
  ])('%s', async (_, built, why) => {
    const { faults, unknowns } = await open(project(parcels(`.extend(readable, ${built})`)));
    expect(faults).toEqual([]);
    expect([...new Set(unknowns.map((unknown) => unknown.why))]).toEqual(why);
  });

  test('may be wrong themselves, which is told where they are written', async () => {
    const text = parcels(`.extend(readable, ${builder('{ item: entities.parcel }')})`);
    const { faults } = await open(project(text.replace(/\{ schema: (sdk.z.object\(.*\)) \}/, '$1')));
    expect(faults.map(({ message }) => message)).toEqual([
      'This is a bare schema; expected an object that contains it: `{ schema: … }`.',
    ]);
  });

  test('are none where it has none', async () => {
    const bare = readable
      .replace(/entities: \{ item.*/, '')
      .replaceAll("({ item }) => z.object({ item: item.title('The item') })", '() => base')
      .replace('(entities) => z.object({ item: entities.item })', '() => base');
    expect(await saidOf(`.extend(readable, ${builder('{}')})`, bare)).toEqual([]);
    expect(await saidOf('.extend(readable, () => ({}))', bare)).toEqual([`value-unexpected at {}: ${without}`]);
  });
});

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

  test('touches only what it is known to name', async () => {
    const { data, unknowns: found } = await unknowns('interface:readable@0.2.0', own);
    expect(data?.actions).toEqual({ weigh: { title: 'Weigh' } });
    expect(found).toContain('actions rest');
    expect(found).toContain('actions.read value');
    expect(found.filter((path) => path.startsWith('actions.weigh'))).toEqual([]);
    expect(data?.interfaces).toMatchObject({
      'readable<parcel>': { name: 'readable', version: '0.2.0', entities: { item: { name: 'parcel' } } },
    });
  });

  test('may touch anything where nothing is known of it', async () => {
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

  test('is given entities and changes, of which what is wrong for any interface is told', async () => {
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
