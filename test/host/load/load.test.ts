import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Loader } from '../../../src/host/load/loader.ts';
import { folderWith } from '../folder.ts';
import { faultsOf, name, openIn, projectWith } from './open.ts';
import { definition, sdk } from './sdk.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Shared, as in a run: most errors in a module leave the child process usable. */
const loader = new Loader();

/** Static evaluation cannot know this name, which is computed by another package. */
const crossings = `
import { crossings } from './crossings'
const actions = crossings(['book', 'cancel'], (name) => ({
  title: name.toUpperCase(),
  input: { schema: z.object({ ticket: z.string() }), ui: { ticket: { title: 'Ticket', examples: ['F-102'] } } },
  output: { schema: z.object({}) },
}))
`;

const files = {
  [name]: definition(
    crossings,
    `title: 'Ferry Desk',
  icon: 'icon.svg',
  identifier: { extractScript: 'extract.vrl', unknown: true },
  configuration: { schema: z.object({ port: z.string() }), identifier: { linkTemplateScript: 'link.vrl' }, title: 'Port' },
  actions,
  secrets: { TOKEN: { description: 'The token of the harbour.' } },
  __advanced: { extraOperations: { cancel: { enabled: true } } },
`,
  ),
  'crossings.ts': `import { each } from 'harbour'
export const crossings = (names: string[], make: (name: string) => object) => each(names, make)
`,
  'node_modules/harbour/index.js':
    'exports.each = (names, make) => Object.fromEntries(names.map((name) => [name + "Crossing", make(name)]))',
  'icon.svg': '<svg/>',
  'extract.vrl': 'to_string!(.body)',
};

const action = (title: string) => ({
  title,
  input: {
    schema: { type: 'object', properties: { ticket: { type: 'string', title: 'Ticket', examples: ['F-102'] } } },
    ui: { ticket: { title: 'Ticket', examples: ['F-102'] } },
  },
  output: { schema: { type: 'object', properties: {} } },
});

it('returns what the platform’s CLI would send, including what is only known at run time', async () => {
  const document = await openIn(projectWith(files), loader);
  expect(document.data).toEqual({
    name: 'ferry-desk',
    version: '2.1.0',
    title: 'Ferry Desk',
    actions: { bookCrossing: action('BOOK'), cancelCrossing: action('CANCEL') },
    icon: 'PHN2Zy8+',
    identifier: { extractScript: 'to_string!(.body)' },
    configuration: { schema: { type: 'object', properties: { port: { type: 'string' } } }, identifier: {} },
    secrets: { TOKEN: { description: 'The token of the harbour.' } },
    extraOperations: { cancel: { enabled: true } },
    sdkVersion: '5.4.3',
  });
  expect(document.unknowns).toEqual([
    {
      path: ['configuration', 'identifier', 'linkTemplateScript'],
      extent: 'value',
      why: 'File `link.vrl` not found.',
      reported: true,
    },
  ]);
  expect(faultsOf(document)).toEqual([`${name}:16:94-104 missing-file File \`link.vrl\` not found.`]);
  expect(document.files).toEqual([name, 'crossings.ts', 'extract.vrl', 'icon.svg']);
});

it.each([
  ['../shared/tsconfig.json', 'is outside of the project'],
  ['./nowhere.json', 'does not exist'],
])('executes a module whose `tsconfig.json` extends what %s', async (base) => {
  const project = {
    ...sdk,
    'package.json': '{}',
    [name]: `import { IntegrationDefinition } from '@botpress/sdk';
export default new IntegrationDefinition({ name: ['ferry', 'desk'].join('-'), version: '2.1.0' });
`,
    'tsconfig.json': JSON.stringify({ extends: base }),
  };
  const inside = Object.entries(project).map(([file, text]) => [`desk/${file}`, text]);
  const folder = folderWith({ ...Object.fromEntries(inside), 'shared/tsconfig.json': '{}' });
  const document = await openIn(join(folder, 'desk'), loader);
  expect([faultsOf(document), document.data?.name]).toEqual([[], 'ferry-desk']);
});

it('locates values by static evaluation, and unknown ones at the nearest known parent', async () => {
  const positions = await (await openIn(projectWith(files), loader)).positions();
  expect(positions.locate({ path: ['title'], on: 'value' })).toMatchObject({
    start: { line: 13, column: 10 },
    end: { line: 13, column: 22 },
    approximate: false,
  });
  expect(positions.locate({ path: ['actions', 'bookCrossing', 'title'], on: 'value' })).toMatchObject({
    file: name,
    start: { line: 17, column: 3 },
    end: { line: 17, column: 10 },
    approximate: true,
  });
});

it('executes modules that re-export an ambiguous name, which then does not exist', async () => {
  const cwd = projectWith({
    [name]: definition(
      "import * as all from './all'",
      "title: all.title ?? 'Ferry Desk', description: Object.keys(all).join(),",
    ),
    'all.ts': "export * from './desk'\nexport * from './ferry'\nexport * from './boat'\nexport const own = 1",
    'desk.ts': 'export const title = "Desk", desk = 1\nexport { shared } from "./shared"',
    'ferry.ts': 'export const title = "Ferry", own = 2\nexport { shared } from "./shared"',
    'boat.ts': 'export const title = "Boat", boat = 1',
    'shared.ts': 'export const shared = 1',
  });
  const { data, faults } = await openIn(cwd, loader);
  expect(faults).toEqual([]);
  expect(data).toMatchObject({ title: 'Ferry Desk' });
  expect(String(data?.description).split(',').toSorted()).toEqual(['boat', 'desk', 'own', 'shared']);
});

it('reports in a sentence why a module cannot be used', async () => {
  const cases: readonly (readonly [what: string, text: string, fault: string])[] = [
    [
      'a package that is not installed',
      definition("import { weather } from 'open-weather'", 'title: weather'),
      '2:25-39 missing-import `open-weather` is not installed: run `npm install`.',
    ],
    [
      'a file that does not exist',
      definition("import { weather } from './weather'", 'title: weather'),
      '2:25-36 missing-import `./weather` is imported but does not exist.',
    ],
    [
      'an interface that is not fetched',
      definition("import hitl from './bp_modules/hitl'", 'title: hitl.name'),
      '2:18-37 missing-import `./bp_modules/hitl` does not exist: run `bp add`.',
    ],
    [
      'an error',
      definition("  if (z) throw new Error('No port is open.\\nSee the log.')"),
      '2:3-59 load-failed The module failed when it was run: No port is open.',
    ],
    [
      'what is no error but thrown',
      definition("if (z) throw 'low tide'"),
      '3:16-41 load-failed The module failed when it was run: low tide.',
    ],
    [
      'an error with much to say',
      definition("if (z) throw new Error('ebb '.repeat(1000))"),
      `2:1-44 load-failed The module failed when it was run: ${'ebb '.repeat(100).slice(0, 364)}…`,
    ],
    [
      'no default export',
      "import { z } from '@botpress/sdk'\nexport const ferry = z.string()\n",
      '1:1-1 no-definition The module has no default export; expected a `new IntegrationDefinition({ … })`.',
    ],
    [
      'another definition',
      "import { InterfaceDefinition } from '@botpress/sdk'\nexport default new InterfaceDefinition({ name: 'hitl', version: '1.0.0' })\n",
      '2:16-39 no-definition The module has `InterfaceDefinition` as its default export; expected a `new IntegrationDefinition({ … })`.',
    ],
    [
      'plain data',
      "export default { name: 'ferry-desk', version: '2.1.0' }\n",
      '1:16-56 no-definition The module has something else as its default export; expected a `new IntegrationDefinition({ … })`.',
    ],
    [
      'a schema that is none',
      definition('', "states: { tide: { type: 'integration', schema: null } },"),
      '6:50-54 value-unexpected Expected a schema such as `z.string()` here, but this is `null`.',
    ],
    [
      'more than a manifest may hold',
      definition("const long = 'tide '.repeat(2 ** 20)", 'description: long,'),
      '3:16-41 too-large What the module exports is larger than 5 MB.',
    ],
    [
      'too deep',
      definition('let deep = {}\nfor (let at = 0; at < 300; at++) deep = { deep }', 'attributes: deep,'),
      '4:16-41 too-deep Values are nested more than 200 levels deep.',
    ],
    ['broken code', definition('const = 1'), '2:7-8 parse-error Unexpected token.'],
  ];

  const folderOf = (what: string) => what.replaceAll(' ', '-');
  const cwd = projectWith(Object.fromEntries(cases.map(([what, text]) => [`${folderOf(what)}/${name}`, text])));
  const found: [string, readonly string[]][] = [];
  for (const [what] of cases) found.push([what, faultsOf(await openIn(cwd, loader, `${folderOf(what)}/${name}`))]);
  expect(found).toEqual(cases.map(([what, , fault]) => [what, [`${folderOf(what)}/${name}:${fault}`]]));
});

it('says what to do if Yarn keeps packages in archives', async () => {
  // Set by the hook of Yarn.
  process.versions.pnp = '3';
  onTestFinished(() => {
    delete process.versions.pnp;
  });
  await expect(openIn(projectWith(files), loader)).rejects.toMatchObject({
    complaint: {
      message: '`--load` does not work with Yarn Plug’n’Play, which keeps packages in archives.',
      hint: 'Write `nodeLinker: node-modules` into `.yarnrc.yml`, or leave out `--load`.',
    },
  });
});
