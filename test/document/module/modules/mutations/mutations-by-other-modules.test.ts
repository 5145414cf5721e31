import { describe, expect, test } from 'vitest';
import { onlyDeclaredIn } from '../../../../../src/document/module/modules/mutations/find-mutations.ts';
import { openModule } from '../../../../../src/document/module/open-module.ts';
import { definition, entry, evaluated, type Files, memoryHost, open } from '../../memory.ts';

const actions = { 'actions.ts': `export const actions: Record<string, any> = { receive: { title: 'Receive' } }` };
const registry = { 'registry.ts': 'export const registry = { actions: {} as any, events: {} as any }' };

describe('what another module changes is unknown', () => {
  const cases: readonly (readonly [title: string, before: string, name: string, by: string, files: Files])[] = [
    [
      'that is only run',
      `import { actions } from './actions'\nimport './send'`,
      'actions',
      'send.ts',
      { ...actions, 'send.ts': `import { actions } from './actions'\nactions.send = { title: 'Send' }` },
    ],
    [
      'that another is used of',
      `import { all } from './all'\nimport { title } from './send'\nexport const used = title`,
      'all',
      'send.ts',
      {
        ...actions,
        'all.ts': `import { actions } from './actions'\nexport const all = { ...actions }`,
        'send.ts': `import { actions } from './actions'\nactions.send = { title: 'Send' }\nexport const title = 'Send'`,
      },
    ],
    [
      'in a registry that modules fill',
      `import { registry } from './registry'\nimport './actions'`,
      'registry.actions',
      'actions/receive.ts',
      {
        ...registry,
        'actions/index.ts': `import './send'\nimport './receive'`,
        'actions/send.ts': `import { registry } from '../registry'\nregistry.actions.send = { title: 'Send' }`,
        'actions/receive.ts': `import { registry } from '../registry'\nregistry.actions.receive = { title: 'Receive' }`,
      },
    ],
    [
      'by a function of a third one',
      `import { registry } from './registry'\nimport { send } from './send'\nexport const used = send`,
      'registry',
      'send.ts',
      {
        ...registry,
        'register.ts': 'export function register(all: any, name: string, it: any) { all[name] = it; return it }',
        'send.ts': `import { registry } from './registry'\nimport { register } from './register'
          export const send = register(registry, 'send', { title: 'Send' })`,
      },
    ],
    [
      'by a method of an object that a third one exports',
      `import { registry } from './registry'\nimport { send } from './send'\nexport const used = send`,
      'registry',
      'send.ts',
      {
        ...registry,
        'register.ts': 'export const tools = { register(all: any, name: string) { all[name] = {}; return name } }',
        'send.ts': `import { registry } from './registry'\nimport * as all from './register'
          export const send = all.tools.register(registry, 'send')`,
      },
    ],
    [
      'in a function that is called',
      `import { actions } from './actions'\nimport { setUp } from './send'\nsetUp()`,
      'actions',
      'send.ts',
      {
        ...actions,
        'send.ts': `import { actions } from './actions'\nexport function setUp() { actions.send = { title: 'Send' } }`,
      },
    ],
    [
      'as it is exported by an index, under another name',
      `import { actions } from './lib/actions'\nimport './send'`,
      'actions',
      'send.ts',
      {
        'lib/index.ts': `export * from './events'\nexport { actions as all } from './actions'`,
        'lib/actions.ts': actions['actions.ts'],
        'lib/events.ts': 'export const events = {}',
        'send.ts': `import { all } from './lib'\nfor (const action of Object.values(all)) action.title = 'Send'`,
      },
    ],
    [
      'as a part of what a third one exports',
      `import { receive } from './receive'\nimport './send'`,
      'receive',
      'send.ts',
      {
        'receive.ts': `export const receive: any = { title: 'Receive' }`,
        'actions.ts': `import { receive } from './receive'\nexport const actions: any = { receive }`,
        'send.ts': `import * as all from './actions'\nall.actions.receive.title = 'Send'`,
      },
    ],
    [
      'that the definition itself changes',
      `import { actions } from './actions'\nimport { all } from './all'\nactions.send = { title: 'Send' }`,
      'all',
      entry,
      { ...actions, 'all.ts': `import { actions } from './actions'\nexport const all = { actions }` },
    ],
    [
      'that holds it beside, and imports nothing',
      `import { tags, tagsOf } from './tags'\ntags.push('fragile')`,
      'tagsOf',
      entry,
      { 'tags.ts': `export const tags = ['heavy']\nexport const tagsOf: any = { parcel: tags }` },
    ],
  ];

  test.for(cases)('%s', async ([, before, name, by, files]) => {
    expect(await evaluated(name, before, files)).toMatchObject({
      unknown: expect.stringMatching(new RegExp(`^\`\\w+\` is changed in \`${by.replaceAll('.', '\\.')}\`$`)),
    });
  });

  test.for([
    ['what it has', `texts.titles.send = 'Send'`],
    ['all of it', `texts.titles = { send: 'Send' }`],
  ])('if CommonJS exports it by name, and the default export is changed: %s', async ([, change]) => {
    const files = {
      'texts.js': `exports.titles = { receive: 'Receive' }`,
      'send.ts': `import texts from './texts'\n${change}`,
    };
    const before = `import { titles } from './texts'\nimport './send'`;
    expect(await evaluated('titles', before, files)).toMatchObject({
      unknown: 'what is exported is changed in `send.ts`',
    });
  });

  test.for([
    ['all of it', 'import texts from', `texts.titles.push('Send')`],
    ['a part', 'import { titles } from', `titles.push('Send')`],
    ['the whole module', 'import * as texts from', `texts.titles.push('Send')`],
  ])('if it is JSON data, of which a module imports %s', async ([, importing, change]) => {
    const files = { 'texts.json': '{ "titles": ["Receive"] }', 'send.ts': `${importing} './texts.json'\n${change}` };
    const changed = { unknown: 'what is in it is changed in `send.ts`' };
    const before = `import texts, { titles } from './texts.json'\nimport './send'`;
    expect(await evaluated('texts', before, files)).toMatchObject(changed);
    expect(await evaluated('titles', before, files)).toMatchObject(changed);
    expect(await evaluated('texts', `import texts from './texts.json'`, files)).toEqual({ titles: ['Receive'] });
  });

  test('if it is exported without a name', async () => {
    const files = {
      'actions.ts': `export default { receive: { title: 'Receive' } } as any`,
      'send.ts': `import actions from './actions'\nactions.send = { title: 'Send' }`,
    };
    expect(await evaluated('actions', `import actions from './actions'\nimport './send'`, files)).toMatchObject({
      unknown: 'what is exported is changed in `send.ts`',
    });
  });
});

describe('what another module changes is unknown if modules are required', () => {
  const common = {
    'actions.cjs': `const actions = { receive: { title: 'Receive' } }\nmodule.exports = { actions, events: { one: 'One' } }`,
  };
  const cases: readonly (readonly [title: string, before: string, name: string, by: string, files: Files])[] = [
    [
      'that is only run',
      `const { actions } = require('./actions.cjs')\nrequire('./send.cjs')`,
      'actions',
      'send.cjs',
      { 'send.cjs': `const { actions } = require('./actions.cjs')\nactions.send = { title: 'Send' }` },
    ],
    [
      'by its whole',
      `const all = require('./actions.cjs')\nconst send = require('./send.cjs')`,
      'all.actions',
      'send.cjs',
      { 'send.cjs': `const all = require('./actions.cjs')\nall.actions.send = { title: 'Send' }` },
    ],
    [
      'by a member that is added to its whole',
      `const all = require('./actions.cjs')\nconst send = require('./send.cjs')`,
      'all.actions',
      'send.cjs',
      { 'send.cjs': `const all = require('./actions.cjs')\nall.actions = { title: 'Send' }` },
    ],
    [
      'by a member of it, under another name',
      `import { actions } from './actions.ts'\nrequire('./send.cjs')`,
      'actions',
      'send.cjs',
      { ...actions, 'send.cjs': `const all = require('./actions').actions\nall.send = { title: 'Send' }` },
    ],
    [
      'where it is required',
      `import { actions } from './actions'\nimport './send.cjs'`,
      'actions',
      'send.cjs',
      { ...actions, 'send.cjs': `require('./actions').actions.send = { title: 'Send' }` },
    ],
    [
      'in a function that is called',
      `const { actions } = require('./actions.cjs')\nconst { setUp } = require('./send.cjs')\nsetUp()`,
      'actions',
      'send.cjs',
      {
        'send.cjs': `exports.setUp = () => { const { actions: all } = require('./actions.cjs'); all.send = {} }`,
      },
    ],
    [
      'by a function of a third one',
      `const { actions } = require('./actions.cjs')\nconst { send } = require('./send.cjs')`,
      'actions',
      'send.cjs',
      {
        'register.cjs': 'exports.register = (all, name) => { all[name] = {}; return name }',
        'send.cjs': `const { actions } = require('./actions.cjs')\nconst { register: put } = require('./register.cjs')
          exports.send = put(actions, 'send')`,
      },
    ],
    [
      'by a function of a third one, that is required as a whole',
      `const { actions } = require('./actions.cjs')\nconst { send } = require('./send.cjs')`,
      'actions',
      'send.cjs',
      {
        'register.cjs': 'module.exports = { register(all, name) { all[name] = {}; return name } }',
        'send.cjs': `import { actions } from './actions.cjs'\nconst tools = require('./register.cjs')
          export const send = tools.register(actions, 'send')`,
      },
    ],
  ];

  test.for(cases)('%s', async ([, before, name, by, files]) => {
    expect(await evaluated(name, before, { ...common, ...files })).toMatchObject({
      unknown: expect.stringMatching(new RegExp(`is changed in \`${by.replaceAll('.', '\\.')}\`$`)),
    });
  });

  test.for([
    ['that is only run', `require('./send.cjs')`, `module.exports = { title: 'Send' }`],
    [
      'that reads it',
      `const send = require('./send.cjs')`,
      `const { actions } = require('./actions.cjs')\nexports.send = actions.receive`,
    ],
  ] as const)('but not by a module %s', async ([, before, send]) => {
    const files = { ...common, 'send.cjs': send };
    expect(await evaluated('actions', `const { actions } = require('./actions.cjs')\n${before}`, files)).toEqual({
      receive: { title: 'Receive' },
    });
  });

  test('but not by a module that changes its other exports', async () => {
    const files = {
      'actions.cjs': `exports.actions = { receive: { title: 'Receive' } }\nexports.events = {}`,
      'send.cjs': `const { events } = require('./actions.cjs')\nevents.one = 'Two'`,
    };
    const before = `const { actions } = require('./actions.cjs')\nrequire('./send.cjs')`;
    expect(await evaluated('actions', before, files)).toEqual({ receive: { title: 'Receive' } });
  });
});

describe('a call with a name that is only known at run time', () => {
  const files = {
    'lists.ts': `export const texts = ['a']; export const makers = { text: () => 'a' }; export default { texts }`,
    'send.ts': `import all, { texts, makers } from './lists'
      const name = process.env.NAME as string
      export const send = [texts[name]('b'), makers[name]('b')]`,
  };
  const before = `import { texts, makers } from './lists'\nimport { send } from './send'\nexport const used = send`;

  test('may change a list of another module', async () => {
    expect(await evaluated('texts', before, files)).toMatchObject({ unknown: '`texts` is changed in `send.ts`' });
  });

  test('cannot change an object of functions', async () => {
    expect(await evaluated('makers.text()', before, files)).toBe('a');
  });
});

describe('what other modules leave unchanged is known', () => {
  const value = { receive: { title: 'Receive' } };
  const cases: readonly (readonly [title: string, send: string])[] = [
    [
      'that read it',
      `const titles: any = {}\nfor (const name of Object.keys(actions)) titles[name] = actions[name].title`,
    ],
    ['that copy it', `const all = { ...actions }\nall.send = { title: 'Send' }`],
    ['that hold it', `const all: any = { actions }\nall.send = { title: 'Send' }`],
    ['that give it to who only reads', `export const names = namesOf(actions)`],
    [
      'that have another of the name',
      `const add = (actions: any) => { actions.send = {} }\nexport const one = actions.receive`,
    ],
  ];

  test.for(cases)('%s', async ([, send]) => {
    const files = {
      ...actions,
      'names-of.ts':
        'export const namesOf = (all: any) => { const names = Object.keys(all); names.push("x"); return names }',
      'send.ts': `import { actions } from './actions'\nimport { namesOf } from './names-of'\n${send}`,
    };
    const before = `import { actions } from './actions'\nimport './send'`;
    expect(await evaluated('actions', before, files)).toEqual(value);
  });
});

test('a module that imports none of the others is not part of the definition', async () => {
  const files = {
    ...actions,
    [entry]: definition(
      'name: "parcels", attributes: actions',
      `import { actions } from './actions'\nimport './client'`,
    ),
    'client.ts': `import { z } from '@botpress/sdk'\nexport const client = z`,
  };
  const { data, faults, files: used } = await open(files);
  expect(data).toMatchObject({ attributes: { receive: { title: 'Receive' } } });
  expect(faults).toEqual([]);
  expect(used).toEqual([entry, 'actions.ts']);
});

describe('what a package names once', () => {
  const depot = 'export const depot: any = { parcels: { small: 1 } }';
  const isChanged = [{ why: '`depot` is changed after it is declared' }];

  test.each<[string, string, object]>([
    ['is what it was declared with', depot, { unknowns: [], data: { attributes: { small: 1 } } }],
    ['also beside what changes something else', `${depot}\nconst open: any = {}\nopen.at = 7`, { unknowns: [] }],
    [
      'is not known where it may change itself',
      `export const depot: any = { parcels: { small: 1 }, add(name: string) { this.parcels[name] = 1 } }`,
      { unknowns: isChanged },
    ],
    ['is not known where an escape may name it', `${depot}\nd\\u0065pot.parcels.large = 2`, { unknowns: isChanged }],
  ])('%s', async (_, text, expected) => {
    const files = {
      'desk/integration.definition.ts': definition('attributes: depot.parcels', `import { depot } from '@acme/shared'`),
      'shared/package.json': '{ "name": "@acme/shared", "main": "index.ts" }',
      'shared/index.ts': text,
    };
    const host = memoryHost(files, { '@acme/shared': 'shared' });
    expect(await openModule('desk/integration.definition.ts', host)).toMatchObject(expected);
  });
});

test('only a few names are searched for in a text: thousands would take seconds', () => {
  const names = Array.from({ length: 40 }, (_, at) => `pier${at}x`);
  const isOnlyDeclared = onlyDeclaredIn({
    body: [],
    text: names.map((name) => `export const ${name} = []`).join('\n'),
  });
  const searched = names.filter((name) => isOnlyDeclared(name));
  expect(searched).toEqual(names.slice(0, searched.length));
  expect(searched.length).toBeGreaterThan(0);
  expect(searched.length).toBeLessThan(20);
});
