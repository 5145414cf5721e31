import { describe, expect, it } from 'vitest';
import { definition, entry, type Files, open, textAt } from './memory.ts';

const others: Files = {
  'src/definitions.ts': `import type { Hidden } from './types';
export const actions = {}; export const helpers = { make: () => ({}) }; export enum Kind { One = 'one' }
export const texts = { title: 'Ferry desk', summary: 'Books crossings.', tags: { vessel: { title: 'Vessel' } } };
export type Shape = Hidden; export interface Other {}; export default {};
export { type Only } from './types'; export type { Late } from './types';`,
  'src/types.d.ts': 'export interface Hidden {}',
  'src/plain.js': 'export const one = 1;',
  'src/common.cjs': "Object.assign(exports, require('./plain'));",
  'src/named.ts': 'export const one = 1;',
  'src/starred.ts': "export * from '@acme/unknown';",
  'src/broken.ts': 'export const one = ;',
  'src/typed.ts': "export type * from './types'",
  'src/logo.svg': '<svg/>',
  'src/about.txt': 'Ferries.',
  'extract.vrl': '.body',
  'src/folder/package.json': '{}',
  'src/texts/title.ts': "export const title = 'Ferry desk'",
  'src/views/index.mts': 'export const view = 1',
  'src/gen/readme.txt': 'Made by a tool.',
  'src/about.json': '{ "integrationName": "ferry-desk", "version": "1.0.0" }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "acme/*": ["./src/*"] } } }',
};

/** What is said of a definition, each with the text that it is about. */
async function mistakesIn(properties: string, before = '', files: Files = others): Promise<readonly string[]> {
  const document = await open({ ...files, [entry]: definition(`name: 'ferry-desk', ${properties}`, before) });
  const { sources } = await document.positions();
  return document.faults.map(({ id, message, location }) => {
    expect(location.approximate).toBe(false);
    return `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`;
  });
}

describe('an error that a function throws', () => {
  const berth = "const berth = (name?: string) => { if (!name) throw new Error('A ferry needs a berth'); return name }";
  const thrown = 'This throws an error: `A ferry needs a berth`.';

  it.each([
    ['title: berth()', berth, 'berth()', thrown],
    ["title: berth('A1'), description: berth('')", berth, "berth('')", thrown],
    ["title: ['A1', ''].map((name) => berth(name)).join()", berth, 'berth(name)', thrown],
    ["title: 'Ferry desk'", `${berth}; const home = berth()`, 'berth()', thrown],
    ['title: berth()', 'const berth = () => { throw process.env.ERROR }', 'berth()', 'This throws an error.'],
    ['title: berth()', "function berth(): never { throw 'no berth' }", 'berth()', 'This throws an error: `no berth`.'],
  ])('is told where that is called: %s', async (properties, before, text, message) => {
    expect(await mistakesIn(properties, before)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it.each([
    ["title: berth('A1')", berth],
    ['title: "Ferry desk"', `${berth}; const later = () => berth()`],
    ['title: "Ferry desk"', `${berth}; let home = 'A1'; try { home = berth() } catch {}`],
    ['title: process.env.HOME ? berth() : "Ferry desk"', berth],
    ['title: (() => { try { return berth() } catch { return "Ferry desk" } })()', berth],
  ])('is not told where nothing throws it, or may catch it: %s', async (properties, before) => {
    expect(await mistakesIn(properties, before)).toEqual([]);
  });
});

describe('what a module does not survive', () => {
  const constant = 'is a constant: nothing can be assigned to it.';
  it.each([
    ["const town = 'North'; town = 'South'", 'town', `\`town\` ${constant}`],
    ['export const level = 1; level++', 'level', `\`level\` ${constant}`],
    [
      "import { version } from './src/about.json'; version += '-beta'",
      'version',
      '`version` is imported: nothing can be assigned to it.',
    ],
    [
      "throw new Error('not yet')",
      "throw new Error('not yet')",
      'The module throws an error here whenever it is imported.',
    ],
  ])('%s', async (before, text, message) => {
    expect(await mistakesIn('', before)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it('nor one that is run first', async () => {
    const files = { ...others, 'src/check.ts': `throw new Error('not yet')` };
    const message = 'The module throws an error here whenever it is imported.';
    expect(await mistakesIn('', "import './src/check'", files)).toEqual([
      `value-unexpected at throw new Error('not yet'): ${message}`,
    ]);
  });

  it.each([
    ["let town = 'North'; town = 'South'"],
    ["const town: any = {}; town.harbour = 'South'"],
    ["if (!process.env.TOWN) throw new Error('not yet')"],
    ["const fail = () => { throw new Error('not yet') }"],
    ["const town = 'North'; { let town; town = 'South' }"],
  ])('but not: %s', async (before) => {
    expect(await mistakesIn('', before)).toEqual([]);
  });
});

describe('what an author cannot have meant', () => {
  it.each([
    ["import { actions } from './src/definitons'", "'./src/definitons'", ' Did you mean `./src/definitions`?'],
    ["import actions from './definitions.js'", "'./definitions.js'", ''],
    ["import * as actions from '@/definitons'", "'@/definitons'", ' Did you mean `@/definitions`?'],
    ["export * from './srk/definitions'", "'./srk/definitions'", ' There is no folder `srk`.'],
    ["import './setup'", "'./setup'", ''],
    ["import actions = require('./definition')", "'./definition'", ''],
    ["export { actions } from './src/plane'", "'./src/plane'", ' Did you mean `./src/plain`?'],
    ["import { actions } from './src'", "'./src'", ' The folder `src` has no index.'],
    ["const { actions } = require('./srk/definitions')", "'./srk/definitions'", ' There is no folder `srk`.'],
    ["const title = (require('./text') as any).texts.title", "'./text'", ''],
    ["require('./src')", "'./src'", ' The folder `src` has no index.'],
    ['export const actions = require(`./actions`)', '`./actions`', ''],
    ["declare const require: any; const all = { actions: require('./actions') }", "'./actions'", ''],
    ["import { actions } from '@/texts'", "'@/texts'", ' The folder `src/texts` has no index.'],
  ])('an import that leads nowhere: %s', async (statement, text, hint) => {
    const specifier = text.slice(1, -1);
    expect(await mistakesIn('', statement)).toEqual([
      `import-unresolved at ${text}: Cannot find module \`${specifier}\`.${hint}`,
    ]);
  });

  it('an import of nearly what the package depends on', async () => {
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

  it.each([
    ["import script from './extract.vrl'", "'./extract.vrl'", 'identifier: { extractScript: script }', '.vrl'],
    ["const icon = require('./src/logo.svg')", "'./src/logo.svg'", 'icon', '.svg'],
    ["import icon = require('@/logo.svg')", "'@/logo.svg'", 'icon', '.svg'],
    ["import * as icon from './src/logo.svg'", "'./src/logo.svg'", 'icon: icon.default', '.svg'],
  ])('an import that no bundler takes: %s', async (statement, text, properties, extension) => {
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
  ])('a name that is declared nowhere: %s', async (properties, text, hint) => {
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
  ])('a name that is not imported, once for all of its uses: %s', async (properties, name, hint) => {
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
  ])('a member that is not there: %s', async (properties, text, message) => {
    expect(await mistakesIn(properties, "import { helpers, Kind, texts } from './src/definitions'")).toEqual([
      `member-missing at ${text}: ${message}`,
    ]);
  });
});

describe('what a module makes and the definition does not use', () => {
  const files = {
    'src/schemas.ts': `import { z } from '@botpress/sdk'
      export const seat = z.object({ deck: z.string() })
      export const crew = z.object({ name: z.strng() })
      const captain = crew.extend({ since: seatt })`,
    'src/crew.ts': "import { crew } from './schemas'; export const all = crew.titel('All')",
  };

  it('is told where it throws', async () => {
    const before = "import { seat } from './src/schemas'; const late = seat.extned({})";
    expect(await mistakesIn('events: { lost: { schema: seat } }', before, files)).toEqual([
      'member-missing at extned: A schema has no `extned`. Did you mean `extend`?',
      'member-missing at strng: `z` has no `strng`. Did you mean `string`?',
      'name-undeclared at seatt: `seatt` is not declared. Did you mean `seat`?',
    ]);
  });

  it('is told in a namespace, too', async () => {
    const before = "import { Crew } from './src/crew'; const lost = Crew.lost";
    const namespace = `import { z } from '@botpress/sdk'
      export namespace Crew {
        const name = z.string()
        export const lost = z.object({ name })
        export const found = lost.extned({})
        export const count = () => lost.size()
      }`;
    expect(await mistakesIn('events: { lost: { schema: lost } }', before, { 'src/crew.ts': namespace })).toEqual([
      'member-missing at extned: A schema has no `extned`. Did you mean `extend`?',
    ]);
  });

  it('does not run where its module is not used', async () => {
    expect(
      await mistakesIn('', "import { crew } from './src/schemas'; import { all } from './src/crew'", files),
    ).toEqual([]);
  });
});

describe('a call of what is no function', () => {
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
  ])('%s', async (before = '', properties = '', said) => {
    expect(await mistakesIn(properties, before)).toEqual([said]);
  });
});

describe('what is no mistake of the file', () => {
  it.each([
    ['a package that is not installed', "import actions from '@acme/actions'", 'actions'],
    ['a package that an alias would also lead to', "import actions from 'acme/actions'", 'actions'],
    ['a module of Node.js', "import * as path from 'node:path'", "attributes: { a: path.basename('a') }"],
    ['code that is generated', "import llm from './bp_modules/llm'", 'interfaces: { llm }'],
    ['code that git ignores', "import { version } from './gen/version'", 'version'],
    ['a file outside of what may be read', "import shared from '../shared'", '...shared'],
    ['an import for types alone', "import type { None } from './none'", ''],
    ['one of several names for types', "import { type None, actions } from './src/definitions'", 'actions'],
    ['types without code', "import { Hidden } from './src/types'", ''],
    ['what is required in a `try`', "let more: any; try { more = require('./more') } catch {}", ''],
    ['what is required under a condition', "const more = process.env.MORE ? require('./more') : {}", ''],
    ['what may be required', "const more = process.env.MORE && require('./more'); if (more) require('./less')", ''],
    ['what is required in a function', "const more = () => require('./more')", ''],
    ['what a parameter requires', "const read = (require: any) => { const more = require('./more') }", ''],
    [
      'what a `require` of the module requires',
      "import { createRequire } from 'node:module'\nconst require = createRequire(__filename)\nconst more = require('./more')",
      '',
    ],
    [
      'a name that is required and nobody gives',
      'const name = process.env.MORE as string; const more = require(name)',
      '',
    ],
    ['a package that is required', "const more = require('@acme/more')", ''],
    ['a text, which a bundler takes', "import text from './src/about.txt'", 'description: text'],
    ['a file that is no code, and that nothing uses', "import logo from './src/logo.svg'", ''],
    ['a file that is said to be text', "import logo from './src/logo.svg' with { type: 'text' }", 'icon: logo'],
    ['a folder that is a package', "import folder from './src/folder'", 'title: folder'],
    ['a folder with an index that git ignores', "import texts from './src/gen'", 'title: texts'],
    ['a folder with an index that is not looked for', "import view from './src/views'", 'title: view'],
    ['a type that is used as a type', "import type { Shape } from './src/definitions'\nconst a: Shape = {}", '...a'],
    ['a name that is in JSON', "import { integrationName as title } from './src/about.json'", 'title'],
    [
      'JSON as a whole',
      "import about, { default as same } from './src/about.json'",
      'title: about.title ?? same.version',
    ],
    ['the namespace of JSON', "import * as about from './src/about.json'", 'title: about.title ?? about.version'],
    [
      'a type that has the name of a value',
      "import { actions } from './src/definitions'\ntype version = string; const version = '1.0.0'\ntype actions = 1",
      'actions, version',
    ],
    [
      'a type that has the name of a value further in',
      'type inner = string; if (true) { var inner = 1 }',
      'attributes: { a: inner }',
    ],
    ['what may be a type, for all that is said', "import { a } from './src/typed'", 'attributes: { a }'],
    ['a declaration without a value', "import { Hidden } from './src/types'", 'attributes: { a: Hidden }'],
    ['CommonJS that exports step by step', "import { two } from './src/common.cjs'", 'title: two'],
    ['an export of a package as a whole', "import { two } from './src/starred'", 'title: two'],
    ['a name of the language or of Node.js', '', 'attributes: { a: Math.max(1), b: setTimeout, c: __dirname }'],
    ['a question whether a name is declared', '', "title: typeof window === 'undefined' ? 'a' : 'b'"],
    ['a name that is declared for the compiler', 'declare const VERSION: string', 'version: VERSION'],
    ['a name of an alias', 'import Short = Long.Part', 'attributes: { a: Short }'],
    ['a name that is declared further in', 'if (true) { var inner = 1 }', 'attributes: { a: inner }'],
    ['an optional call of something absent', "import { helpers } from './src/definitions'", 'title: helpers.none?.()'],
    ['a member that is asked for and not called', "import { helpers } from './src/definitions'", 'title: helpers.none'],
    ['a member that may be absent', "import { texts } from './src/definitions'", 'title: texts.titles'],
    ['a number of an enumeration', 'enum Level { Low }', 'title: Level[0]'],
    ['what an unevaluated function does', 'const later = () => nowhere', ''],
  ])('%s', async (_, before, properties) => {
    expect((await mistakesIn(properties, before)).filter((text) => !text.startsWith('missing-file'))).toEqual([]);
  });

  it('what generated code does', async () => {
    const files = { 'bp_modules/llm/index.ts': "import './none'; export default { a: nowhere }" };
    expect(await mistakesIn('interfaces: llm', "import llm from './bp_modules/llm'", files)).toEqual([]);
  });

  it('what a broken file does not export: that it is broken is said, and nothing else', async () => {
    const [fault, ...more] = await mistakesIn('actions', "import { actions } from './src/broken'");
    expect(fault).toMatch(/^parse-error at/);
    expect(more).toEqual([]);
  });
});

it.each([
  ['names that are declared nowhere', '', (index: number) => `declaredx${index}`],
  ['names that are not exported', "import * as many from './many'", (index: number) => `many.declaredx${index}`],
])('of %s no more than a hundred are told', async (_, before, use) => {
  const numbers = [...Array(3000).keys()];
  const many = numbers.map((index) => `export const declared${index} = 1`).join('\n');
  const entries = numbers.map((index) => `a${index}: ${use(index)}`).join(', ');
  const found = await mistakesIn(`attributes: { ${entries} }`, before, { 'many.ts': many });
  expect(found).toHaveLength(100);
});
