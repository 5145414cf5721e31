import { describe, expect, test } from 'vitest';
import { entry, type Files, open, textAt } from '../../../memory.ts';

/** Returns a definition that extends an interface, for a version of the SDK. */
const desk = (version: string, imports: string, extension: string, others: Files = {}): Files => ({
  'package.json': `{ "dependencies": { "@botpress/sdk": "${version}" }, "bpDependencies": { "weighable": "../weighable" } }`,
  [entry]: `import * as sdk from '@botpress/sdk'
${imports}
export default new sdk.IntegrationDefinition({
  name: 'parcel-desk',
  version: '1.0.0',
  entities: { parcel: { schema: sdk.z.object({ id: sdk.z.string(), grams: sdk.z.number() }) } },
  actions: { parcelWeigh: { title: 'Weigh', input: { schema: sdk.z.object({ scale: sdk.z.string() }) }, output: { schema: sdk.z.object({ took: sdk.z.number() }) } } },
})${extension}
`,
  ...others,
});

const weighable = (name: string, template: string): Files => ({
  '../weighable/interface.definition.ts': `import * as sdk from '@botpress/sdk'
export default new sdk.${name}({
  name: 'weighable',
  version: '0.1.0',
  entities: { item: { schema: sdk.z.object({ id: sdk.z.string() }) } },
  events: {},
  actions: {
    weigh: {
      title: 'From the interface',
      input: { schema: () => sdk.z.object({ precise: sdk.z.boolean() }) },
      output: { schema: ({ item }) => sdk.z.object({ item }) },
    },
  },
  templateName: ${template},
})
`,
});

const properties = (schema: unknown) => Object.keys((schema as { properties: object }).properties);

interface Extended {
  readonly actions: Readonly<Record<string, { title?: string; input: { schema: object }; output: { schema: object } }>>;
  readonly interfaces: Readonly<Record<string, object>>;
}

async function extended(files: Files): Promise<Extended> {
  const { data, unknowns, faults } = await open(files);
  expect([unknowns, faults]).toEqual([[], []]);
  return data as unknown as Extended;
}

const taking = '.extend(weighable, (entities) => ({ item: entities.parcel }))';
const imported = "import weighable from './bp_modules/weighable'";

test('a builder that gives nothing is told where it stands, and not where the definition begins', async () => {
  const files = desk(
    '1.6.3',
    imported,
    '.extend(weighable, () => {})',
    weighable('InterfaceDeclaration', '"{{name}}"'),
  );
  const document = await open(files);
  const { sources } = await document.positions();
  expect(document.faults.map(({ message, location }) => [textAt(sources.get(entry) ?? '', location), message])).toEqual(
    [['() => {}', 'Interface `weighable` needs an entity of the integration for `item`.']],
  );
});

describe('an interface, before the builder was given more than entities', () => {
  test.each([
    ['1.6.3', 'InterfaceDeclaration', ['took', 'item']],
    ['2.4.3', 'InterfaceDefinition', ['scale', 'item']],
  ])('is renamed with a string in %s, and merged by the CLI', async (version, name, output) => {
    const files = desk(version, imported, taking, weighable(name, "'{{camelCase item}}{{pascalCase name}}'"));
    const { actions, interfaces } = await extended(files);
    expect(Object.keys(actions)).toEqual(['parcelWeigh']);
    expect(actions.parcelWeigh?.title).toBe('From the interface');
    expect(properties(actions.parcelWeigh?.input.schema)).toEqual(['scale', 'precise']);
    expect(properties(actions.parcelWeigh?.output.schema)).toEqual(output);
    expect(interfaces).toEqual({
      'weighable<parcel>': {
        name: 'weighable',
        version: '0.1.0',
        entities: { item: { name: 'parcel' } },
        actions: { weigh: { name: 'parcelWeigh' } },
        events: {},
        channels: {},
      },
    });
  });

  test.each([
    ['1.6.3', 'InterfaceDeclaration'],
    ['2.4.3', 'InterfaceDefinition'],
  ])('needs its entities in %s, too', async (version, name) => {
    const said = async (entities: string) => {
      const extension = `.extend(weighable, (entities) => (${entities}))`;
      const { faults } = await open(desk(version, imported, extension, weighable(name, "'{{camelCase name}}'")));
      return faults.map(({ location: { file }, message }) => `${file}: ${message}`);
    };
    expect(await said('{ item: entities.parsel }')).toEqual([
      `${entry}: There is no \`parsel\` here. Did you mean \`parcel\`?`,
    ]);
    expect(await said('{}')).toEqual([
      `${entry}: Interface \`weighable\` needs an entity of the integration for \`item\`.`,
    ]);
    const without = desk(version, imported, '.extend(weighable)', weighable(name, "'{{camelCase name}}'"));
    expect((await open(without)).faults.map(({ message }) => message)).toEqual([
      'Expected a function here, such as `(entities) => ({ … })`, but there is none.',
    ]);
  });

  test.each([
    ['({ entities }) => ({ entities: { item: entities.parcel } })', 25],
    ['({ entities }) => ({ item: entities.parcel })', 25],
    ['(given) => ({ entities: { item: given.entities.parcel }, actions: {} })', 60],
  ])('is not given to functions of later versions: %s', async (builder, column) => {
    const files = desk('2.4.3', imported, `.extend(weighable, ${builder})`, weighable('InterfaceDefinition', "''"));
    const message = 'Before version 3 of the SDK, the function is given the entities alone: `(entities) => ({ … })`.';
    const { faults } = await open(files);
    expect(faults.map((fault) => [fault.message, fault.location.start])).toEqual([[message, { line: 8, column }]]);
  });

  test('is passed as a declaration before 1.0, and renamed by a function', async () => {
    const files = desk(
      '0.10.17',
      "import weighable from '../weighable/interface.definition'",
      taking,
      weighable('InterfaceDeclaration', "(name, { item }) => item + 'Weigh'"),
    );
    const { actions, interfaces } = await extended(files);
    expect(actions.parcelWeigh?.title).toBe('Weigh');
    expect(properties(actions.parcelWeigh?.output.schema)).toEqual(['took', 'item']);
    expect(interfaces['weighable<parcel>']).toEqual({
      name: 'weighable',
      version: '0.1.0',
      entities: { item: { name: 'parcel' } },
      actions: { weigh: { name: 'parcelWeigh' } },
      events: {},
    });
  });
});

describe('the interfaces that were part of the SDK', () => {
  test('are known, as they were in each version', async () => {
    const extension =
      '.extend(sdk.interfaces.listable, ({ parcel }) => ({ item: parcel })).extend(sdk.interfaces.hitl, () => ({}))';
    const { actions, interfaces } = await extended(desk('0.10.17', '', extension));
    expect(Object.keys(actions)).toEqual(['parcelWeigh', 'parcelList', 'createUser', 'startHitl', 'stopHitl']);
    expect(actions.parcelList?.output.schema).toMatchObject({
      properties: { items: { items: { allOf: [{ properties: { grams: { type: 'number' } } }, {}] } } },
    });
    expect(Object.keys(interfaces)).toEqual(['listable<parcel>', 'hitl']);
    const older = await extended(desk('0.8.34', '', '.extend(sdk.interfaces.hitl, () => ({}))'));
    expect(Object.keys(older.interfaces)).toEqual(['hitl<>']);
  });

  test.each([
    ['0.10.17', 'listable', '`item`'],
    ['0.8.34', 'deletable', '`item`'],
    ['0.10.17', 'llm', '`modelRef`'],
    ['0.10.17', 'textToImage', '`imageModelRef` and `imageGenerationParams`'],
  ])('need their entities: in %s %s', async (version, name, needed) => {
    const of = async (given: string) =>
      (await open(desk(version, '', `.extend(sdk.interfaces.${name}, ${given})`))).faults.map(({ message }) => message);
    const needs = new RegExp(`^Interface \\S+ needs (?:an entity|entities) of the integration for ${needed}\\.$`);
    expect(await of('() => ({})')).toEqual([expect.stringMatching(needs)]);
    const all = needed.replaceAll('`', '').replace(' and ', ': parcel, ');
    expect(await of(`({ parcel }) => ({ ${all}: parcel })`)).toEqual([]);
  });

  test('do not exist before and after', async () => {
    for (const version of ['0.8.20', '0.8.40', '1.0.1']) {
      const { unknowns } = await open(desk(version, '', '.extend(sdk.interfaces.hitl, () => ({}))'));
      expect(unknowns.map(({ path }) => path[0])).toContain('interfaces');
    }
  });
});

describe('the first builders', () => {
  const schemaIn = async (version: string, schema: string) => {
    const { data } = await open({
      'package.json': `{ "dependencies": { "@botpress/sdk": "${version}" } }`,
      [entry]: `import { IntegrationDefinition, z } from '@botpress/sdk'
export default new IntegrationDefinition({ states: { last: { schema: z.object({ value: ${schema} }) } } })`,
    });
    const { states } = data as { states: { last: { schema: { properties: { value: object } } } } };
    return states.last.schema.properties.value;
  };
  const items = { type: 'array', items: { type: 'string' } };

  test.each<[string, string, object]>([
    ['0.6.9', 'z.array(z.string())', items],
    ['0.8.20', 'z.array(z.string()).optional()', { ...items, 'x-zui': {} }],
    ['0.8.20', 'z.array(z.string())', { type: 'array', items: { type: 'string', 'x-zui': {} }, 'x-zui': {} }],
    [
      '0.8.34',
      'z.array(z.string()).optional()',
      { type: 'array', items: { type: 'string', 'x-zui': {} }, 'x-zui': {} },
    ],
    [
      '2.4.3',
      "z.object({}).nullable().describe('Of the wrapper')",
      {
        anyOf: [{ type: 'object', properties: {}, additionalProperties: false, 'x-zui': {} }, { type: 'null' }],
        description: 'Of the wrapper',
        'x-zui': {},
      },
    ],
  ])('in %s wrote %s like this', async (version, schema, expected) => {
    expect(await schemaIn(version, schema)).toEqual(expected);
  });
});

describe('an interface that is not there', () => {
  test.each([
    ['sdk.interfaces.creatabel', 'member-missing', '`interfaces` has no `creatabel`. Did you mean `creatable`?'],
    ['own.weighabel', 'member-missing', 'There is no `weighabel` here. Did you mean `weighable`?'],
    ['undefined', 'value-unexpected', 'Expected an interface here, but there is none.'],
  ])('%s', async (pkg, id, message) => {
    const own = 'const own = { weighable: sdk.interfaces.creatable }';
    const { faults, unknowns } = await open(
      desk('0.10.17', own, `.extend(${pkg}, ({ parcel }) => ({ item: parcel }))`),
    );
    const column = 12 + pkg.lastIndexOf('.');
    expect(faults).toMatchObject([{ id, message, location: { start: { line: 8, column } } }]);
    expect(unknowns.every(({ reported }) => reported)).toBe(true);
  });
});
