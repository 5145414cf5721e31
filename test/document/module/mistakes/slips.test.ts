import { describe, expect, it } from 'vitest';
import { mistakesIn, others } from './mistakes-in.ts';

describe('what an author cannot have meant', () => {
  it.each([
    ["import { actions } from './src/definitons'", "'./src/definitons'", ' Did you mean `./src/definitions`?'],
    ["import actions from './definitions.js'", "'./definitions.js'", ''],
    ["import * as actions from '@/definitons'", "'@/definitons'", ' Did you mean `@/definitions`?'],
    ["export * from './srk/definitions'", "'./srk/definitions'", ' There is no folder `srk`.'],
    ["import * as all from './Src/Plain'", "'./Src/Plain'", ' There is no folder `Src`, but `src`.'],
    ["import { one } from './Src/Named/one'", "'./Src/Named/one'", ' There is no folder `Src/Named`.'],
    [
      "import { view } from './src/Views/one'",
      "'./src/Views/one'",
      ' There is no folder `src/Views`, but `src/views`.',
    ],
    ["import './setup'", "'./setup'", ''],
    ["import actions = require('./definition')", "'./definition'", ''],
    ["export { actions } from './src/plane'", "'./src/plane'", ' Did you mean `./src/plain`?'],
    ["import { actions } from './src'", "'./src'", ' The folder `src` has no index.'],
    ["import { actions } from './src/.'", "'./src/.'", ' The folder `src` has no index.'],
    ["const { actions } = require('./srk/definitions')", "'./srk/definitions'", ' There is no folder `srk`.'],
    ["const title = (require('./text') as any).texts.title", "'./text'", ''],
    ["require('./src')", "'./src'", ' The folder `src` has no index.'],
    ['export const actions = require(`./actions`)', '`./actions`', ''],
    ["declare const require: any; const all = { actions: require('./actions') }", "'./actions'", ''],
    ["import { actions } from '@/texts'", "'@/texts'", ' The folder `src/texts` has no index.'],
    ["import { one } from './src/named/'", "'./src/named/'", ' Did you mean `./src/named`?'],
    ["import { one } from './src/named.mjs'", "'./src/named.mjs'", ' Did you mean `./src/named`?'],
    ["import { one } from './src/named.tsx'", "'./src/named.tsx'", ' Did you mean `./src/named`?'],
    ["import { view } from './src/views'", "'./src/views'", ' Did you mean `./src/views/index.mjs`?'],
    ["import { view } from './src/views/index'", "'./src/views/index'", ' Did you mean `./src/views/index.mjs`?'],
    ["import { view } from './src/views/index.js'", "'./src/views/index.js'", ' Did you mean `./src/views/index.mjs`?'],
    ["import { one } from './src/common'", "'./src/common'", ' Did you mean `./src/common.cjs`?'],
  ])('an import that does not resolve: %s', async (statement, text, hint) => {
    const specifier = text.slice(1, -1);
    expect(await mistakesIn('', statement)).toEqual([
      `import-unresolved at ${text}: Cannot find module \`${specifier}\`.${hint}`,
    ]);
  });

  it('no suggestion to import a path of another kind', async () => {
    const files = { 'src/quays.ts/notes.md': '', 'src/quay.svg': '' };
    expect(await mistakesIn('', "import { quays } from './src/quays'", files)).toEqual([
      "import-unresolved at './src/quays': Cannot find module `./src/quays`.",
    ]);
  });

  it('an import with a name similar to a dependency of the package', async () => {
    const dependencies =
      '{ "bpDependencies": { "speech-to-text": "interface:speech-to-text@1.0.0", "proactiveUser": "../user" } }';
    const imports = [
      "import speech from './bp_modules/speach-to-text'",
      "import user from './bp_modules/proactive-user'",
      "import text from './bp_modules/text-to-speech'",
    ];
    expect(await mistakesIn('', imports.join('\n'), { 'package.json': dependencies })).toEqual([
      "import-unresolved at './bp_modules/speach-to-text': `./bp_modules/speach-to-text` is none of the `bpDependencies` in `package.json`. Did you mean `speech-to-text`?",
    ]);
  });

  it('an import of generated code from a folder in which it is not generated', async () => {
    const files = {
      'package.json': '{ "bpDependencies": { "locks": "interface:locks@1.0.0" } }',
      'bp_modules/locks/index.ts': 'export default {}',
      'src/quays.ts': "import locks from './bp_modules/locks'\nexport const quays = locks",
      'src/berths.ts': "import locks from '../bp_modules/locks'\nexport const berths = locks",
    };
    const imports = [
      "import locks from '../bp_modules/locks/index'",
      "import { quays } from './src/quays'",
      "import { berths } from './src/berths'",
    ];
    expect(await mistakesIn('interfaces: { locks, quays, berths }', imports.join('\n'), files)).toEqual([
      "import-unresolved at '../bp_modules/locks/index': Cannot find module `../bp_modules/locks/index`. Did you mean `./bp_modules/locks`?",
      "import-unresolved at './bp_modules/locks': Cannot find module `./bp_modules/locks`. Did you mean `../bp_modules/locks`?",
    ]);
  });

  it('an import of generated code whose folder does not exist', async () => {
    const dependencies = JSON.stringify({
      bpDependencies: { berths: './interfaces/berths', quays: './interfaces/quays', locks: 'interface:locks@1.0.0' },
    });
    const imports = [
      "import berths from './bp_modules/berths'",
      "import quays from './bp_modules/quays'",
      "import locks from './bp_modules/locks'",
    ];
    const files = { 'package.json': dependencies, 'interfaces/quays/package.json': '{ "name": "quays" }' };
    expect(await mistakesIn('interfaces: { berths, quays, locks }', imports.join('\n'), files)).toEqual([
      "import-unresolved at './bp_modules/berths': `./bp_modules/berths` is generated from `interfaces/berths`, which `bpDependencies` in `package.json` names and which does not exist.",
    ]);
  });

  it('an import of code that is generated from invalid JSON, reported once', async () => {
    const imports = "import berths from './bp_modules/berths'\nimport quays from 'bp_modules/quays'";
    const files = { 'package.json': '{ "bpDependencies": { "berths": "./berths" "quays": "./quays" } }' };
    expect(await mistakesIn('interfaces: { berths, quays }', imports, files)).toEqual([
      "import-unresolved at './bp_modules/berths': `./bp_modules/berths` is generated from what `bpDependencies` in `package.json` name, and that file is not valid JSON.",
    ]);
  });

  it('a named import of a generated interface, which has only a default export', async () => {
    const imports = [
      "import { pier, type Berth } from './bp_modules/pier'",
      "import { hitl as desk } from 'bp_modules/hitl'",
      "import { default as llm } from './bp_modules/llm'",
    ];
    const files = {
      'package.json': JSON.stringify({
        dependencies: { '@botpress/sdk': '7.2.4' },
        bpDependencies: { pier: './pier', hitl: 'interface:hitl@1.0.0', llm: 'interface:llm@1.0.0' },
      }),
      'pier/interface.definition.ts': `import { InterfaceDefinition } from '@botpress/sdk'
        export default new InterfaceDefinition({ name: 'pier', version: '1.0.0' })`,
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": "." } }',
    };
    expect(await mistakesIn('interfaces: { pier, desk, llm }', imports.join('\n'), files)).toEqual([
      "export-missing at pier: `./bp_modules/pier` has only a default export; write `import pier from './bp_modules/pier'`.",
      "export-missing at hitl: `bp_modules/hitl` has only a default export; write `import hitl from 'bp_modules/hitl'`.",
    ]);
  });

  it.each([
    ["import script from './extract.vrl'", "'./extract.vrl'", 'identifier: { extractScript: script }', '.vrl'],
    ["const icon = require('./src/logo.svg')", "'./src/logo.svg'", 'icon', '.svg'],
    ["import icon = require('@/logo.svg')", "'@/logo.svg'", 'icon', '.svg'],
    ["import * as icon from './src/logo.svg'", "'./src/logo.svg'", 'icon: icon.default', '.svg'],
  ])('an import that no bundler accepts: %s', async (statement, text, properties, extension) => {
    expect(await mistakesIn(properties, statement)).toEqual([
      `import-unresolved at ${text}: \`${text.slice(1, -1)}\` is not code: the platform’s CLI does not bundle \`${extension}\` files. ` +
        'A manifest names its scripts, icon and readme by their paths.',
    ]);
  });

  it.each([
    [
      "import { actoins } from './src/definitions'",
      'actoins',
      'actoins',
      'does not export `actoins`. Did you mean `actions`?',
    ],
    [
      "import { actoins as acts } from './src/definitions'",
      'acts',
      'actoins',
      'does not export `actoins`. Did you mean `actions`?',
    ],
    [
      "import * as defs from './src/definitions'",
      'defs.acton',
      'acton',
      'does not export `acton`. Did you mean `actions`?',
    ],
    ["import named from './src/named'", 'named', 'named', 'has no default export.'],
  ])('a name that is not exported: %s', async (statement, use, text, fact) => {
    const file = statement.includes('named') ? 'src/named.ts' : 'src/definitions.ts';
    expect(await mistakesIn(`actions: ${use}`, statement)).toEqual([`export-missing at ${text}: \`${file}\` ${fact}`]);
  });

  it('a name that another module does not export under another name', async () => {
    const files = { ...others, 'src/all.ts': "export { acton as offers } from './definitions'" };
    expect(await mistakesIn('actions: offers', "import { offers } from './src/all'", files)).toEqual([
      'export-missing at acton: `src/definitions.ts` does not export `acton`. Did you mean `actions`?',
    ]);
  });

  it.each([
    ['const quays = {}; export const quay = {}', ' It is declared there: write `export` before it.'],
    ['enum quays { North } export default quays', ' Did you mean its default export?'],
    ['export default { north: {} }', ' Did you mean its default export?'],
    ['const quays = {}; export { quays as landings }', ' Did you mean `landings`?'],
    ["import { quays } from './texts/title'; export const quay = {}; export default {}", ' Did you mean `quay`?'],
    ['export const tides = {}; export default {}', ''],
  ])('a name that is exported in another way: %s', async (code, hint) => {
    const files = { 'src/quays.ts': code, 'src/texts/title.ts': 'export const quays = {}' };
    expect(await mistakesIn('states: quays', "import { quays } from './src/quays'", files)).toEqual([
      `export-missing at quays: \`src/quays.ts\` does not export \`quays\`.${hint}`,
    ]);
  });

  it.each([
    ["import { actions } from './src/definitions'", 'texts', './src/definitions'],
    ["import { one } from './src/all'; const text = ''", 'texts', './src/all'],
  ])('a name that is exported by what others are imported from: %s', async (statement, name, source) => {
    const files = { ...others, 'src/all.ts': "export * from './definitions'; export * from './plain'" };
    expect(await mistakesIn(`title: ${name}.title, description: ${name}.summary`, statement, files)).toEqual([
      `name-undeclared at ${name}: \`${name}\` is not declared. Write \`import { ${name} } from '${source}'\`.`,
    ]);
  });

  it.each([
    ['integrationNam', 'title: integrationNam', ' Did you mean `integrationName`?'],
    ['title', 'title', ''],
    ['title', 'title: title ?? version', ''],
    ['toString', 'attributes: { a: version }', ''],
    ['summary', 'version', ''],
  ])('a name that is not in JSON: %s in %s', async (name, properties, hint) => {
    expect(await mistakesIn(properties, `import { ${name}, version } from './src/about.json'`)).toEqual([
      `export-missing at ${name}: \`src/about.json\` does not export \`${name}\`.${hint}`,
    ]);
  });

  it.each([
    ['version: vresion', 'vresion', ''],
    ['version: String(versoin)', 'versoin', ' Did you mean `version`?'],
    ['title', 'title', ''],
    ['...shared', 'shared', ''],
    ['actions: makeActions()', 'makeActions', ''],
  ])('an undeclared name: %s', async (properties, text, hint) => {
    const before = hint === '' ? '' : "const version = '1.0.0'";
    expect(await mistakesIn(properties, before)).toEqual([
      `name-undeclared at ${text}: \`${text}\` is not declared.${hint}`,
    ]);
  });

  it.each([
    ['title: shared, actions: shared.actions', 'shared', ''],
    [
      'channels: { desk: { messages: { ...messages.defaults, sign: messages.defaults.text } } }',
      'messages',
      " Write `import { messages } from '@botpress/sdk'`.",
    ],
    ['attributes: { open: True, shut: TRUE }', 'True', ' Did you mean `true`?'],
  ])('a name that is not imported, once for all its uses: %s', async (properties, name, hint) => {
    expect((await mistakesIn(properties, '')).filter((said) => said.includes(name))).toEqual([
      `name-undeclared at ${name}: \`${name}\` is not declared.${hint}`,
    ]);
  });

  it.each([
    ['actions: helpers.mkae()', 'mkae', 'There is no `mkae` to call here. Did you mean `make`?'],
    [
      "title: 'ferry'.toUppercase()",
      'toUppercase',
      'There is no `toUppercase` to call here. Did you mean `toUpperCase`?',
    ],
    [
      'configuration: { schema: z.object({ express: z.boolean().default(true.optional()) }) }',
      'optional',
      'There is no `optional` to call here.',
    ],
    ['configuration: { schema: z.object({ ferry: z.z.string() }) }', 'z', '`z` has no `z`.'],
    ['attributes: [1].fliter(Boolean)', 'fliter', 'There is no `fliter` to call here. Did you mean `filter`?'],
    ['title: Kind.Two', 'Two', 'Enum `Kind` has no `Two`.'],
    [
      "actions: { sail: { input: { schema: z.object({ to: z.string().description('The pier') }) } } }",
      'description',
      'The schema has no `description`: `.describe(…)` gives it one.',
    ],
    ['title: texts.titel', 'titel', 'There is no `titel` here. Did you mean `title`?'],
    [
      "actions: { sail: { title: 'Sail', description: texts.sumary } }",
      'sumary',
      'There is no `sumary` here. Did you mean `summary`?',
    ],
    ['user: { tags: { vessel: texts.tags.vesel } }', 'vesel', 'There is no `vesel` here. Did you mean `vessel`?'],
    ['attributes: { category: texts.titel }', 'titel', 'There is no `titel` here. Did you mean `title`?'],
    [
      'channels: { desk: { messages: {}, message: { tags: { id: { title: texts.titel } } } } }',
      'titel',
      'There is no `titel` here. Did you mean `title`?',
    ],
    ['attributes: { category: [texts.titel] }', 'titel', 'There is no `titel` here. Did you mean `title`?'],
    ['icon: texts.sumary', 'sumary', 'There is no `sumary` here. Did you mean `summary`?'],
  ])('a missing member: %s', async (properties, text, message) => {
    expect(await mistakesIn(properties, "import { helpers, Kind, texts } from './src/definitions'")).toEqual([
      `member-missing at ${text}: ${message}`,
    ]);
  });
});

describe('a static member that a class does not have', () => {
  const lines = `class Lines { static readonly FIRST = 'Ferry'; readonly LAST = 'Tram'; static get next() { return 'Bus' } }`;

  it.each([
    ['title: Lines.FRIST', 'FRIST', lines, 'Class `Lines` has no static `FRIST`. Did you mean `FIRST`?'],
    ['title: Lines.LAST', 'LAST', lines, 'Class `Lines` has no static `LAST`. Write `static` before it.'],
    ['title: Lines.of()', 'of', lines, 'Class `Lines` has no static `of`.'],
    [
      'title: Lines.FRIST',
      'FRIST',
      `const Lines = class { static FIRST = 'Ferry' }`,
      'This class has no static `FRIST`. Did you mean `FIRST`?',
    ],
  ])('%s', async (properties, text, before, message) => {
    expect(await mistakesIn(properties, before)).toEqual([`member-missing at ${text}: ${message}`]);
  });

  it.each([
    ['an accessor', 'Lines.next', lines],
    ['what every function has', 'Lines.name', lines],
    ['what it may inherit', 'Trams.FIRST', `${lines}\nclass Trams extends Lines { static LAST = 'Tram' }`],
    ['what is set later', 'Lines.last', `${lines}\n(Lines as any).last = 'Tram'`],
    ['what a static block may set', 'Lines.last', `class Lines { static { Object.assign(this, { last: 'Tram' }) } }`],
    ['what a namespace adds', 'Lines.last', `${lines}\nnamespace Lines { export const last = 'Tram' }`],
    ['what may be one of its names', 'Lines.last', `const name = 'last'; class Lines { static [name] = 'Tram' }`],
  ])('is not reported if it is %s', async (_, title, before) => {
    expect(await mistakesIn(`title: ${title}`, before)).toEqual([]);
  });
});

describe('a call of a value that is no function', () => {
  it.each([
    ['title: name()', 'name', "const name = 'ferry'", 'a string'],
    ['title: (name as any)()', 'name as any', 'const name = 1', 'a number'],
    ['title: actions()', 'actions', "import { actions } from './src/definitions'", 'an object'],
    ['title: [1]()', '[1]', '', 'an array'],
    ['title: make()', 'make', 'const { make } = { mkae: () => 1 } as any', '`undefined`'],
    ['title: name.toString()()', 'name.toString()', "const name = 'ferry'", 'a string'],
  ])('%s', async (properties, text, before, noun) => {
    expect(await mistakesIn(properties, before)).toEqual([
      `member-missing at ${text}: This is ${noun}, which cannot be called.`,
    ]);
  });

  const module = 'This is a whole module, which cannot be called; name one of its exports.';
  const builder = 'This is the schema builder, which cannot be called; name one of its functions.';
  it.each([
    ['title: sdk()', 'sdk', "import * as sdk from '@botpress/sdk'", module],
    ['title: sdk()', 'sdk', "import sdk = require('@botpress/sdk')", module],
    ['...defs()', 'defs', "import * as defs from './src/definitions'", module],
    ['configuration: { schema: z({}) }', 'z', '', builder],
    ['configuration: { schema: sdk.z({}) }', 'sdk.z', "import * as sdk from '@botpress/sdk'", builder],
    ['configuration: { schema: z({}) }', 'z', "import * as other from '@bpinternal/zui'", builder],
    ['title: new Desk({})', 'Desk', "import * as Desk from '@botpress/sdk'", module.replace('called', 'constructed')],
  ])('with a suggestion what to call: %s', async (properties, text, before, message) => {
    expect(await mistakesIn(properties, before)).toEqual([`member-missing at ${text}: ${message}`]);
  });

  it.each([
    ['what CommonJS exports', 'title: make()', "import * as make from './src/common.cjs'"],
    ['what is asked first', "title: typeof z === 'function' ? (z as any)() : ''", ''],
    ['what is a function, too', 'title: make()', "function make() { return '' } namespace make { export const a = 1 }"],
    ['a class', 'title: String(new Desk())', 'class Desk { static all = 1 }'],
    ['what is called in vain', 'title: defs?.make?.()', "import * as defs from './src/starred'"],
  ])('is not reported for %s', async (_, properties, before) => {
    expect(await mistakesIn(properties, before)).toEqual([]);
  });

  it.each([
    ['that is not made', "title: typeof name === 'function' ? name() : name", "const name: any = 'ferry'"],
    ['that nobody may make', 'title: process.env.X ? name() : name', "const name: any = 'ferry'"],
    ['of what may have become one', 'title: name()', "let name: any = 'ferry'; name = () => 'ferry'"],
    ['of what is not known', 'title: name()', "import { name } from '@acme/names'"],
    ['that is optional', 'title: name?.()', 'const name = undefined as any'],
  ])('but not one %s', async (_, properties, before) => {
    expect(await mistakesIn(properties, before)).toEqual([]);
  });
});

describe('a type that is used as a value', () => {
  const says = (name: string) => `\`${name}\` is imported as a type only; a value is imported without \`type\`.`;

  it.each([
    [
      "import type { actions } from './src/definitions'",
      'actions',
      `name-undeclared at import type: ${says('actions')}`,
    ],
    [
      "import { type helpers as shared } from './src/definitions'",
      'attributes: { a: shared, b: shared.make() }',
      `name-undeclared at shared: ${says('shared')}`,
    ],
    [
      "import type { actions, helpers } from './src/definitions'",
      'actions, attributes: { a: helpers.make() }',
      `name-undeclared at import type: ${says('actions')}`,
    ],
    ["import type actions from './src/definitions'", 'actions', `name-undeclared at import type: ${says('actions')}`],
    [
      "import type * as defs from './src/definitions'",
      'actions: defs.actions',
      `name-undeclared at import type: ${says('defs')}`,
    ],
    ['interface Boat {}', 'attributes: { a: Boat }', 'name-undeclared at Boat: `Boat` is a type only.'],
    ['export type Boat = 1', 'attributes: { a: Boat }', 'name-undeclared at Boat: `Boat` is a type only.'],
    ...['Shape', 'Other', 'Only', 'Late'].map((name) => [
      `import { ${name} } from './src/definitions'`,
      `attributes: { a: ${name} }`,
      `export-missing at ${name}: \`src/definitions.ts\` exports \`${name}\` as a type only.`,
    ]),
    ...['Hidden', 'Inner', 'Mooring', 'Ship'].map((name) => [
      `import { ${name} } from './src/listed'`,
      `attributes: { a: ${name} }`,
      `export-missing at ${name}: \`src/listed.ts\` exports \`${name}\` as a type only.`,
    ]),
    [
      "import { a } from './src/typed'",
      'attributes: { a }',
      'export-missing at a: `src/typed.ts` does not export `a` as a value: its `export type *` exports types only.',
    ],
  ])('%s', async (before = '', properties = '', said) => {
    expect(await mistakesIn(properties, before)).toEqual([said]);
  });
});

it.each([
  ['names that are declared nowhere', '', (index: number) => `declaredx${index}`],
  ['names that are not exported', "import * as many from './many'", (index: number) => `many.declaredx${index}`],
])('of %s no more than a hundred are reported', async (_, before, use) => {
  const numbers = [...Array(3000).keys()];
  const many = numbers.map((index) => `export const declared${index} = 1`).join('\n');
  const entries = numbers.map((index) => `a${index}: ${use(index)}`).join(', ');
  const found = await mistakesIn(`attributes: { ${entries} }`, before, { 'many.ts': many });
  expect(found).toHaveLength(100);
});

describe('a computed name', () => {
  const before = "enum Tide { High = 'high', Low = 'low' }; const low = Tide.Low";
  const tags = (...names: readonly string[]) => `user: { tags: { ${names.map((name) => `${name}: {}`).join(', ')} } }`;

  it.each([
    [['[Tide.High]', '[Tide.High]'], 'Tide.High', 'high'],
    [['[Tide.Low]', '[Tide.High]', '[low]'], 'low', 'low'],
  ])('is computed twice in one object: %s', async (names, at, name) => {
    expect(await mistakesIn(tags(...names), before)).toEqual([
      `duplicate-key at ${at}: \`${name}\` appears more than once in this object; the last one counts.`,
    ]);
  });

  it.each([[['[Tide.High]', '[Tide.Low]']], [['low', '[low]']], [['[Tide.High]', '...{ high: {} } as any, low']]])(
    'is computed once: %s',
    async (names) => {
      expect(await mistakesIn(tags(...names), before)).toEqual([]);
    },
  );
});

describe('a value that is missing because its name is misspelt', () => {
  const before =
    "const tide = { title: 'High tide', level: 'level' }; const labels = { level: 'Level' }; const parts = { tags: {} }";

  it.each([
    ['in a template', `title: \`Ferries at \${tide.titel}\``, 'titel', 'title'],
    ['in a concatenation', "description: 'Ferries at ' + tide.lvel", 'lvel', 'level'],
    ['at the start of a concatenation', "description: tide.lvel + ' of the ferries'", 'lvel', 'level'],
    ['as the name of a property', 'user: { tags: { [tide.levl]: {} } }', 'levl', 'level'],
    ['as a name in a template', `user: { tags: { [\`a_\${tide.levl}\`]: {} } }`, 'levl', 'level'],
    ['as the name of what is read', 'title: labels[tide.lvel]', 'lvel', 'level'],
    ['that is spread', 'user: { tags: { ...parts.tgas } }', 'tgas', 'tags'],
    ['in brackets and quotes', "user: { tags: { [tide['levl']]: {} } }", "'levl'", 'level'],
  ])('is reported once: %s', async (_, properties, at, meant) => {
    const name = at.replaceAll("'", '');
    expect(await mistakesIn(properties, before)).toEqual([
      `member-missing at ${at}: There is no \`${name}\` here. Did you mean \`${meant}\`?`,
    ]);
  });

  it.each([
    ['[tide.other]', 'other', 'undefined'],
    ['[undefined as any]', 'undefined', 'undefined'],
    ['[null as any]', 'null', 'null'],
  ])('a property whose name has no value: %s', async (name, at, said) => {
    expect(await mistakesIn(`user: { tags: { ${name}: {} } }`, before)).toEqual([
      `value-unexpected at ${at}: This property is called \`${said}\`, as the name in brackets has no value.`,
    ]);
  });

  it.each([
    ['a name that is similar to none', `title: \`Ferries\${tide.suffix}\``],
    ['a name that may be missing on purpose', "title: labels[tide.levels] ?? 'Ferries'"],
    ['what is spread if it is there', 'user: { tags: { ...parts.user, ...parts.tag } }'],
    ['a property that is created only with a name', 'user: { tags: { ...(tide.other && { [tide.other]: {} }) } }'],
  ])('no mistake: %s', async (_, properties) => {
    expect(await mistakesIn(properties, before)).toEqual([]);
  });
});
