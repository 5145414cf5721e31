import { describe, expect, test } from 'vitest';
import { definition, entry, evaluated, type Files, open } from '../memory.ts';

describe('an import', () => {
  const cases: readonly (readonly [title: string, before: string, files: Files, value: unknown])[] = [
    ['of a named export', `import { depot } from './depots'`, { 'depots.ts': `export const depot = 'N'` }, 'N'],
    ['of a default export', `import depot from './depots'`, { 'depots.ts': `export default 'N'` }, 'N'],
    [
      'of a default that is declared first',
      `import depot from './depots'`,
      { 'depots.ts': `const depot = 'N'\nexport default depot` },
      'N',
    ],
    [
      'under another name',
      `import { north as depot } from './depots'`,
      { 'depots.ts': `const a = 'N'\nexport { a as north }` },
      'N',
    ],
    [
      'of a whole module',
      `import * as depots from './depots'\nconst depot = depots.north`,
      { 'depots.ts': `export const north = 'N', south = process.env.SOUTH` },
      'N',
    ],
    ['of an index', `import { depot } from './depots'`, { 'depots/index.ts': `export const depot = 'N'` }, 'N'],
    [
      'of a folder with an entry',
      `import { depot } from './depots'`,
      {
        'depots/package.json': '{ "main": "./lib/main" }',
        'depots/lib/main.ts': `export const depot = 'N'`,
        'depots/index.ts': `export const depot = 'S'`,
      },
      'N',
    ],
    [
      'of a folder with an entry in a folder',
      `import { depot } from './depots'`,
      { 'depots/package.json': '{ "module": "lib" }', 'depots/lib/index.ts': `export const depot = 'N'` },
      'N',
    ],
    [
      'of a folder with an entry that is not built',
      `import { depot } from './depots'`,
      { 'depots/package.json': '{ "main": "./dist/index.js" }', 'depots/index.ts': `export const depot = 'N'` },
      'N',
    ],
    [
      'of the folder above',
      `import { depot } from './depots/north'`,
      { 'depots/north.ts': `export { depot } from '..'`, 'index.ts': `export const depot = 'N'` },
      'N',
    ],
    [
      'of the folder above, which has a file of its name beside it',
      `import { depot } from './depots/north'`,
      {
        'depots/north.ts': `export { depot } from '.'`,
        'depots/index.ts': `export { depot } from './inner/names'`,
        'depots/inner/names.ts': `export { north as depot } from '../inner/.'`,
        'depots/inner.ts': `export const north = 'S'`,
        'depots/inner/index.ts': `export const north = 'N'`,
        'depots.ts': `export const depot = 'S'`,
      },
      'N',
    ],
    [
      'with the extension of what is built',
      `import { depot } from './depots.js'`,
      { 'depots.ts': `export const depot = 'N'` },
      'N',
    ],
    ['of JavaScript', `import { depot } from './depots'`, { 'depots.js': `export const depot = 'N'` }, 'N'],
    [
      'of JSX',
      `import { depot } from './depots'`,
      { 'depots.tsx': `export const depot = 'N'\nexport const View = () => <b>{depot}</b>` },
      'N',
    ],
    [
      'of JSON',
      `import depots from './depots.json'\nconst depot = depots.north.code`,
      { 'depots.json': '{ "north": { "code": "N" } }' },
      'N',
    ],
    [
      'of JSON without its extension',
      `import depots from './depots'\nconst depot = depots.north`,
      { 'depots.json': '{ "north": "N" }' },
      'N',
    ],
    ['of a name in JSON', `import { north as depot } from './depots.json'`, { 'depots.json': '{ "north": "N" }' }, 'N'],
    [
      'of a re-export',
      `import { depot } from './a'`,
      { 'a.ts': `export { north as depot } from './b'`, 'b.ts': `export const north = 'N'` },
      'N',
    ],
    [
      'of what is exported with all else',
      `import { depot } from './a'`,
      {
        'a.ts': `export * from './b'\nexport * from './c'`,
        'b.ts': `export const other = 1`,
        'c.ts': `export const depot = 'N'`,
      },
      'N',
    ],
    [
      'of a module exported under a name',
      `import { b } from './a'\nconst depot = b.depot`,
      { 'a.ts': `export * as b from './b'`, 'b.ts': `export const depot = 'N'` },
      'N',
    ],
    [
      'of a module imported and exported',
      `import { b } from './a'\nconst depot = b.depot`,
      { 'a.ts': `import * as b from './b'\nexport { b }`, 'b.ts': `export const depot = 'N'` },
      'N',
    ],
    [
      'of an enumeration',
      `import { Code } from './a'\nconst depot = Code.North`,
      { 'a.ts': `export enum Code { North = 'N' }` },
      'N',
    ],
    [
      'of a function that uses names of its own module',
      `import { f } from './a'\nconst depot = f()`,
      { 'a.ts': `const code = 'N'\nexport function f() { return code }` },
      'N',
    ],
    [
      'of a CommonJS module',
      `import depots from './a.cjs'\nconst depot = depots.north`,
      { 'a.cjs': `module.exports = { north: 'N' }` },
      'N',
    ],
    ['of a name of a CommonJS module', `import { depot } from './a.cjs'`, { 'a.cjs': `exports.depot = 'N'` }, 'N'],
    [
      'of a module with JSX beside one without, which bundlers try first',
      `import { north } from './north'\nimport { south } from './south'\nconst depot = north + south`,
      {
        'north.ts': `export const north = 'plain'`,
        'north.tsx': `export const north = 'N'`,
        'south/index.js': `export const south = 'plain'`,
        'south/index.jsx': `export const south = 'S'`,
      },
      'NS',
    ],
    [
      'of all names of a CommonJS module, which are its default export',
      `import depots from './a.cjs'\nconst depot = depots.north`,
      { 'a.cjs': `exports.north = 'N'` },
      'N',
    ],
    [
      'of the name of a CommonJS module that a compiler has made',
      `import depots from './a.js'\nconst depot = depots.north`,
      { 'a.js': `exports.__esModule = true\nexports.north = 'S'\nexports.default = { north: 'N' }` },
      'N',
    ],
    [
      'of the default of a CommonJS module, where none has marked it',
      `import * as depots from './a.js'\nconst depot = depots.default.north + depots.default.default.north`,
      { 'a.js': `exports.north = 'N'\nexports.default = { north: 'S' }` },
      'NS',
    ],
    [
      'of all of a module, which is its default export',
      `import * as depots from './a'\nconst depot = depots.default.north + depots.north + Object.keys(depots).join()`,
      { 'a.ts': `const depots = { north: 'N' }\nexport = depots` },
      'NNdefault,north',
    ],
    [
      'of all of a module that is a function',
      `import * as depots from './a'\nconst depot = depots.default('N')`,
      { 'a.ts': `const named = (name: string) => name\nexport = named` },
      'N',
    ],
    [
      'of all of a module that is required',
      `import depots = require('./a')\nconst depot = typeof (depots as { default?: unknown }).default`,
      { 'a.ts': `export = { north: 'N' }` },
      'undefined',
    ],
    [
      'with a type of the same name',
      `import { type Depot, depot } from './a'\nimport type { Other } from 'other'`,
      { 'a.ts': `export type Depot = string\nexport const depot = 'N'` },
      'N',
    ],
    [
      'through the paths of the configuration',
      `import { depot } from '@depots/north'`,
      {
        'tsconfig.json': `{ // comments are fine\n "compilerOptions": { "paths": { "*": ["./*"], "@depots/*": ["./src/depots/*"], }, }, }`,
        'src/depots/north.ts': `export const depot = 'N'`,
      },
      'N',
    ],
    [
      'through the base of the configuration',
      `import { depot } from 'src/depots'`,
      { 'tsconfig.json': '{ "compilerOptions": { "baseUrl": "." } }', 'src/depots.ts': `export const depot = 'N'` },
      'N',
    ],
    [
      'through an inherited configuration',
      `import { depot } from 'depots'`,
      {
        'tsconfig.json': '{ "extends": "./base" }',
        'base.json': '{ "compilerOptions": { "paths": { "depots": ["./src/depots.ts"] } } }',
        'src/depots.ts': `export const depot = 'N'`,
      },
      'N',
    ],
    [
      'of a module that imports it back',
      `import { name } from './a'\nexport const code = 'N'\nconst depot = name()`,
      { 'a.ts': `import { code } from './${entry.replace('.ts', '')}'\nexport const name = () => code` },
      'N',
    ],
  ];

  test.each(cases)('%s', async (_, before, files, value) => {
    expect(await evaluated('depot', before, files)).toEqual(value);
  });

  test('of CommonJS by `require`', async () => {
    const text = `const { IntegrationDefinition, z } = require('@botpress/sdk')
      const { title } = require('./title.cjs')
      const all = require('./all')
      exports.default = new IntegrationDefinition({ title, description: all.text })`;
    const files = {
      [entry]: text,
      'title.cjs': `module.exports = { title: 'Parcels' }`,
      'all.js': `exports.text = 'All'`,
    };
    expect((await open(files)).data).toMatchObject({ title: 'Parcels', description: 'All' });
  });

  test('of a package of the workspace', async () => {
    const files = {
      [entry]: definition('title: depot.title', `import { depot } from '@parcels/depots'`),
      'packages/depots/package.json': '{ "main": "./src/main.ts" }',
      'packages/depots/src/main.ts': `export * as depot from './depot'`,
      'packages/depots/src/depot.ts': `export const title = 'Depot'`,
    };
    const { data } = await open(files, { '@parcels/depots': 'packages/depots' });
    expect(data?.title).toBe('Depot');
  });

  test('of a namespace, when spread, provides the module’s exports in its order', async () => {
    const files = {
      'a.ts': `export * from './b'\nexport const two = 2`,
      'b.ts': 'export const three = 3\nexport default 4',
    };
    expect(await evaluated('{ one: 1, ...all }', `import * as all from './a'`, files)).toEqual({
      one: 1,
      two: 2,
      three: 3,
    });
  });
});

describe('an imported function', () => {
  const files = {
    'stamp.ts': `export const stamp = (it: any) => { it.b = 2; return it }
      export const list = (it: any) => { const all: any[] = []; all.push(it.a); return all }`,
  };

  test('that changes its arguments makes them unknown', async () => {
    const before = `import { stamp } from './stamp'\nconst depot: any = { a: 1 }\nconst stamped = stamp(depot)`;
    expect(await evaluated('depot', before, files)).toMatchObject({
      unknown: '`depot` is changed after it is declared',
    });
    const other = `import * as all from './stamp'\nconst depot: any = { a: { c: 1 } }\nconst stamped = all.stamp(depot.a)`;
    expect(await evaluated('depot', other, files)).toMatchObject({
      unknown: '`depot` is changed after it is declared',
    });
  });

  test('that only reads its arguments leaves them known', async () => {
    const before = `import { list } from './stamp'\nconst depot: any = { a: 1 }\nconst listed = list(depot)`;
    expect(await evaluated('depot', before, files)).toEqual({ a: 1 });
  });

  test('that changes the result of another and returns it makes every other use of it unknown', async () => {
    const before = `import { stamp } from './stamp'
      const make = () => { const depot: any = { a: 1 }; const all = [depot]; const stamped = stamp(depot); return { all, depot, stamped, n: 1 } }`;
    const { data, unknowns } = await open({ [entry]: definition('attributes: make()', before), ...files });
    expect(data?.attributes).toEqual({ all: [undefined], stamped: { a: 1, b: 2 }, n: 1 });
    expect(unknowns.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['attributes.all.0', 'attributes.depot']),
    );
  });

  test('that changes the result of another makes everything inside it unknown', async () => {
    const before = `import { seal } from './seal'
      const make = () => { const tags: any = { id: { title: 'Id' } }; const depots = [{ tags }]; const sealed = seal(depots); return { tags, n: 1 } }`;
    const seal = `export const seal = (depots: any[]) => { depots[0].tags.id = { title: 'Seal' }; return depots.length }`;
    const { data, unknowns } = await open({ [entry]: definition('attributes: make()', before), 'seal.ts': seal });
    expect(data?.attributes).toEqual({ n: 1 });
    expect(unknowns.map(({ path, why }) => [path.join('.'), why])).toContainEqual([
      'attributes.tags',
      'it is passed to a function that changes its argument',
    ]);
  });
});

describe('a module that re-exports the SDK', () => {
  const files = (others = '') => ({
    [entry]: `import { event, IntegrationDefinition, z } from './lib'
export default new IntegrationDefinition({ name: 'ferry-desk', title: event, states: { trip: { type: 'user', schema: z.object({}) } } })`,
    'lib.ts': `export * from '@botpress/sdk'\n${others}`,
    'event.ts': `export const event = 'Departure'`,
  });

  test('exports what the SDK does, and the project’s own names first', async () => {
    const { data, unknowns, faults } = await open(files(`export * from './event'`));
    expect([unknowns, faults]).toEqual([[], []]);
    expect(data).toMatchObject({ title: 'Departure', states: { trip: { schema: { type: 'object' } } } });
  });
});

describe('what an import resolves to is unknown', () => {
  const cases: readonly (readonly [title: string, before: string, files: Files, why: string])[] = [
    ['outside the project', `import depot from 'depots'`, {}, '`depots` is not part of the project'],
    [
      'where it may stem from outside',
      `import { depot } from './a'`,
      { 'a.ts': `export * from 'depots'` },
      '`depots` is not part of the project',
    ],
    [
      'in a dependency that is not generated',
      `import depot from './bp_modules/depots'`,
      {},
      '`bp_modules/depots` is generated and does not exist yet; run `bp add`',
    ],
    [
      'in a dependency from the hub',
      `import depot from './bp_modules/depots'`,
      { 'package.json': '{ "bpDependencies": { "depots": "interface:depots@1.0.0" } }' },
      '`interface:depots@1.0.0` is not in the project',
    ],
    [
      'in a dependency on an interface that is not there',
      `import depot from './bp_modules/depots'`,
      { 'package.json': '{ "bpDependencies": { "depots": "../interfaces/depots" } }' },
      '`../interfaces/depots/interface.definition.ts` is not in the project',
    ],
    [
      'where a value is only declared',
      `import { depot } from './a'`,
      { 'a.ts': 'export declare const depot: string' },
      '`a.ts` does not export `depot`',
    ],
  ];

  test.each(cases)('%s', async (_, before, files, why) => {
    expect(await evaluated('depot', before, files)).toMatchObject({ unknown: why });
  });
});

describe('modules that re-export each other', () => {
  const faultsOf = async (before: string, files: Files) =>
    (await open({ [entry]: definition('title', before), ...files })).faults.map(({ message, location }) => [
      `${location.file}:${location.start.line}:${location.start.column}`,
      message,
    ]);

  test('find a name through a circle of `export *`, from wherever it is looked up', async () => {
    const files = {
      'a.ts': `export * from './b'\nexport * from './c'`,
      'b.ts': `export * from './a'\nexport const pier = 'North'`,
      'c.ts': `export const title = 'Ferries'`,
    };
    for (const module of ['a', 'b'])
      expect(await evaluated('title', `import { title } from './${module}'`, files)).toBe('Ferries');
    const both = `import { title as first } from './a'\nimport { title } from './b'`;
    expect(await evaluated('first + title', both, files)).toBe('FerriesFerries');
    expect(await faultsOf(`import { quay as title } from './b'`, files)).toEqual([
      [`${entry}:2:10`, '`b.ts` does not export `quay`.'],
    ]);
  });

  test('find no name that a circle only leads back to', async () => {
    const files = {
      'a.ts': `export * from './b'`,
      'b.ts': `export * from './a'\nexport const pier = 'North'`,
    };
    expect(await faultsOf(`import { title } from './a'`, files)).toEqual([
      [`${entry}:2:10`, '`a.ts` does not export `title`.'],
    ]);
  });

  test.each([
    ['by name', `export { title } from './b'`],
    ['as a whole', `export * from './b'`],
  ])('report a name that leads back to itself: %s', async (_, a) => {
    expect(await faultsOf(`import { title } from './a'`, { 'a.ts': a, 'b.ts': `export { title } from './a'` })).toEqual(
      [['b.ts:1:10', 'The re-exports of `title` lead back here, and to no declaration.']],
    );
  });

  test('report a name that a module imports from itself and does not export', async () => {
    const files = { 'a.ts': `import { pier } from './a'\nexport const title = pier` };
    expect(await faultsOf(`import { title } from './a'`, files)).toEqual([
      ['a.ts:1:10', '`a.ts` does not export `pier`.'],
    ]);
  });

  test('have no value for a name that is evaluated in a circle', async () => {
    const files = {
      'a.ts': `export * from './b'`,
      'b.ts': `import { title as own } from './a'\nexport const title = own`,
    };
    expect(await evaluated('title', `import { title } from './a'`, files)).toHaveProperty('unknown');
  });
});

test('only what the definition needs is read', async () => {
  const files = {
    [entry]: definition('title', `import { title } from './src'\nimport { run } from './src/run'\nrun()`),
    'src/index.ts': `export * from './text'\nexport * from './run'`,
    'src/text.ts': `export const title = 'Parcels'`,
    'src/run.ts': `export const run = () => console.log('Sorted')`,
  };
  const document = await open(files);
  expect(document.data?.title).toBe('Parcels');
  expect(document.faults).toEqual([]);
  expect(document.files).toEqual([entry, 'src/index.ts', 'src/text.ts']);
});
