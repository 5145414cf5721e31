import { describe, expect, test } from 'vitest';
import { entry, open, pointedAt, textAt } from '../../../memory.ts';
import { extension, faultsOf, item, object, parcels, project, readable } from './project.ts';

describe('an interface', () => {
  const built = '({ entities }) => ({ entities: { item: entities.parcel } })';

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

  test('keeps its locations: the integration’s parts in the integration, the rest in the interface', async () => {
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

  const schemaOfEvent = '(entities) => z.object({ item: entities.item })';
  test.each([
    ['sdk.z.record(sdk.z.string())', schemaOfEvent, '`z.object({ … })`'],
    ['sdk.z.object({ at: sdk.z.string() }).optional()', schemaOfEvent, '`z.object({ … })`'],
    ['sdk.z.object({})', '({ item }) => z.record(item)', '`z.record(…)`'],
  ])('merges with schemas of its own kind, and not with %s', async (schema, theirs, expected) => {
    const own = `events: { itemRead: { schema: ${schema} } },`;
    expect(await faultsOf(`.extend(readable, ${built})`, readable.replace(schemaOfEvent, theirs), '', own)).toEqual([
      `value-unexpected at ${schema}: Expected ${expected} here, as in the interface, whose schema the SDK merges with this one.`,
    ]);
  });

  test('merges with nothing if it has neither an object nor a record', async () => {
    const own = 'events: { itemRead: { schema: sdk.z.object({}) } },';
    const theirs = readable.replace(schemaOfEvent, '({ item }) => z.intersection(base, item)');
    expect(await faultsOf(`.extend(readable, ${built})`, theirs, '', own)).toEqual([
      'value-unexpected at sdk.z.object({}): The SDK merges this with the schema of the interface, which is neither an object nor a record.',
    ]);
  });

  test('is generated with its own settings', async () => {
    const choice = `z.discriminatedUnion('by', [z.object({ by: z.literal('sea') }), z.object({ by: z.literal('air') })])`;
    const options = "__advanced: { toJSONSchemaOptions: { discriminatedUnionStrategy: 'anyOf' } }";
    const theirs = readable
      .replace('({ text: z.string() })', `({ sent: ${choice} })`)
      .replace("title: 'Readable',", `${options},`);
    const files = project(parcels(`.extend(readable, ${built})`));
    const { data } = await open({ ...files, '../interfaces/readable/interface.definition.ts': theirs });
    const by = (how: string) => object({ by: { type: 'string', const: how } }, 'by');
    expect(data?.channels).toMatchObject({
      items: { messages: { text: { schema: object({ sent: { anyOf: [by('sea'), by('air')] } }, 'sent') } } },
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

  test('that is generated is read in its generated form', async () => {
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

  test.each([
    ['whole', 'whole', 'is a whole module; use its default export, as `import hitl from …` does'],
    ['[readable]', '[readable]', 'is an array; call `.extend` once for each'],
    ["'readable'", "'readable'", 'is a string'],
    ['{ readable }', '{ readable }', 'has no `definition`'],
  ])('is the default export of its module: %s', async (given, at, found) => {
    const imports = "import * as whole from './bp_modules/readable'";
    expect(await faultsOf(`.extend(${given}, ${built})`, readable, imports)).toEqual([
      `value-unexpected at ${at}: Expected an interface here, but this ${found}.`,
    ]);
  });

  const interfaceFile = '../interfaces/readable/interface.definition.ts';
  const declared = "import declared from '../interfaces/readable/interface.definition'";
  const id = { type: 'string', description: 'Identifies the item', 'x-zui': { title: 'ID' } };

  test('has its schemas created when its definition reads them', async () => {
    const own = `
      actions: { read: { ...declared.actions.read, output: { schema: declared.actions.read.input.schema.extend({ at: sdk.z.string() }) } } },
      states: { last: { type: 'integration', schema: declared.entities.item.schema } },
      attributes: { events: Object.keys(declared.events).join() },`;
    const { data, faults, unknowns } = await open(project(parcels('', own, declared)));
    expect([faults, unknowns]).toEqual([[], []]);
    expect(data?.actions).toMatchObject({
      read: {
        billable: true,
        input: { schema: object({ id }, 'id') },
        output: { schema: object({ id, at: { type: 'string' } }, 'id', 'at') },
      },
    });
    expect(data?.states).toMatchObject({ last: { schema: object({ id }, 'id') } });
    expect(data?.attributes).toEqual({ events: 'itemRead' });
  });

  test('has functions that create its schemas, not schemas', async () => {
    const theirs = readable.replace('schema: () => base', 'schema: base.strict()');
    const files = { ...project(parcels(`.extend(readable, ${built})`)), [interfaceFile]: theirs };
    const { faults, unknowns } = await open(files);
    const message = 'Expected a function here, such as `() => z.object({ … })`: in an interface, it makes the schema.';
    expect(faults).toMatchObject([{ id: 'value-unexpected', message, location: { file: interfaceFile } }]);
    expect(faults.map(({ location }) => textAt(theirs, location))).toEqual(['base.strict()']);
    expect(unknowns).toMatchObject([{ reported: true }]);
  });

  test.each([
    ['an action has no `input`', 'input: { schema: () => base },', '', 'input', /^\{\s+title: 'Read'/],
    [
      'an `input` has no `schema`',
      'input: { schema: () => base }',
      "input: { title: 'ID' }",
      'schema',
      /^\{ title: 'ID' \}$/,
    ],
    [
      'an `input` may have a `schema`',
      'input: { schema: () => base }',
      'input: { ...unknownInput() }',
      undefined,
      /^$/,
    ],
  ])('is reported if its definition throws: %s', async (_, given, instead, name, place) => {
    const theirs = readable.replace(given, instead);
    expect(theirs).not.toBe(readable);
    const files = { ...project(parcels(`.extend(readable, ${built})`)), [interfaceFile]: theirs };
    const { faults } = await open(files);
    const own = faults.filter(({ id }) => id === 'value-unexpected');
    const makes = 'in an interface, a function such as `() => z.object({ … })` makes the schema.';
    expect(own.map(({ message }) => message)).toEqual(name ? [`Expected \`${name}\` in here: ${makes}`] : []);
    for (const { location } of own) expect(textAt(theirs, location)).toMatch(place);
  });

  test('may be written by hand, and then counts as not generated', async () => {
    const pkg = "{ type: 'interface', name: 'readable', version: '0.2.0', definition: declared }";
    const { data, faults, unknowns } = await open(project(parcels(`.extend(${pkg}, ${built})`, '', declared)));
    expect([faults, unknowns]).toEqual([[], []]);
    expect(data?.channels).toMatchObject({ items: { title: 'lost' } });
    expect(data?.interfaces).toHaveProperty(['readable<parcel>']);
  });

  test.each([
    ['declared', 'is the definition of one; use what `bp add` generates from it'],
    ['readable.definition', 'has no `definition`'],
  ])('is not passed alone: %s', async (given, found) => {
    const files = project(parcels(`.extend(${given}, ${built})`, '', declared));
    const generated = `export default { type: 'interface', name: 'readable', version: '0.2.0', definition: { actions: {} } }`;
    const { faults } = await open({ ...files, 'bp_modules/readable/index.ts': generated });
    const message = `Expected an interface here, but this ${found}.`;
    expect(faults).toMatchObject([{ id: 'value-unexpected', message, location: { file: entry } }]);
    expect(faults.map(({ location }) => textAt(files[entry] ?? '', location))).toEqual(['extend']);
  });

  test('may be the namespace of its module, if that has nothing else', async () => {
    const imports = "import * as whole from './bp_modules/readable'";
    const { data, faults, unknowns } = await open(project(parcels(`.extend(whole.default, ${built})`, '', imports)));
    expect([faults, unknowns]).toEqual([[], []]);
    expect(data?.interfaces).toMatchObject({ 'readable<parcel>': { name: 'readable' } });
    expect(await faultsOf(`.extend(whole.readable, ${built})`, readable, imports)).toEqual([
      'export-missing at readable: `./bp_modules/readable` has only a default export, and no `readable`.',
    ]);
  });

  test('may be a whole module of the author’s', async () => {
    const files = {
      ...project(parcels(`.extend(own, ${built})`, '', "import * as own from './own'")),
      'own.ts': `export { default as definition } from './parts'\nexport const name = 'readable'`,
      'parts.ts': 'export default { actions: {}, events: {}, channels: {}, entities: {} }',
    };
    expect((await open(files)).faults).toEqual([]);
  });
});
