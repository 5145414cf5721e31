import { describe, expect, test } from 'vitest';
import { openModule } from '../../../../src/document/module/open-module.ts';
import { definition, entry, type Files, memoryHost, open, textAt } from '../memory.ts';

const faultsOf = async (files: Files | string) => {
  const document = await open(files);
  const { sources } = await document.positions();
  return document.faults.map(({ id, message, location }) => {
    const { file, start } = location;
    return [`${file}:${start.line}:${start.column} ${id}`, message, textAt(sources.get(file) ?? '', location)];
  });
};

const noDefinition = (message: string, at = `${entry}:1:1`, text = '') => [[`${at} no-definition`, message, text]];
const expected = 'expected a `new IntegrationDefinition({ … })`.';

describe('a module without a definition', () => {
  const cases: readonly (readonly [title: string, text: string, faults: readonly unknown[]])[] = [
    [
      'that exports the class',
      "import { IntegrationDefinition } from '@botpress/sdk'\nexport default IntegrationDefinition",
      noDefinition(
        `The default export of the module is a function; ${expected}`,
        `${entry}:2:16`,
        'IntegrationDefinition',
      ),
    ],
    [
      'that exports a promise',
      "import { IntegrationDefinition } from '@botpress/sdk'\nconst make = async () => new IntegrationDefinition({})\nexport default make()",
      noDefinition(
        `The default export of the module is the promise of an \`async\` function, which is never awaited; ${expected}`,
        `${entry}:3:16`,
        'make()',
      ),
    ],
    ['that exports nothing', `export const a = 1`, noDefinition(`The module has no default export; ${expected}`)],
    ...[
      ['const', 'const ferry = new IntegrationDefinition({})', 15, 'export default ferry'],
      ['named export', 'export const ferry = new IntegrationDefinition({})', 22, 'export default ferry'],
      ['statement', 'new IntegrationDefinition({})', 1, 'export default new IntegrationDefinition({ … })'],
      [
        'module.export',
        'module.export = new IntegrationDefinition({})',
        17,
        'export default new IntegrationDefinition({ … })',
      ],
      [
        'module.exports',
        'module.exports = new IntegrationDefinition({})',
        18,
        'export default new IntegrationDefinition({ … })',
      ],
      ['export =', 'export = new IntegrationDefinition({})', 10, 'export default new IntegrationDefinition({ … })'],
      [
        'module.exports of a const',
        'const ferry = new IntegrationDefinition({}); module.exports = ferry',
        15,
        'export default ferry',
      ],
      [
        'exports',
        'exports.ferry = new IntegrationDefinition({})',
        17,
        'export default new IntegrationDefinition({ … })',
      ],
    ].map(
      ([what, code, column, hint]) =>
        [
          `that exports its definition not by default: ${what}`,
          `import { IntegrationDefinition } from '@botpress/sdk'\n${code}`,
          noDefinition(
            `The definition is not the default export of the module; write \`${hint}\`.`,
            `${entry}:2:${column}`,
            'new IntegrationDefinition',
          ),
        ] as const,
    ),
    [
      'inside a Markdown fence',
      "```ts\nimport { IntegrationDefinition } from '@botpress/sdk'\nexport default new IntegrationDefinition({})\n```\n",
      noDefinition(
        'A Markdown fence is around this text; remove its lines of three backticks.',
        `${entry}:1:1`,
        '```ts',
      ),
    ],
    ['that is empty', '', noDefinition(`The module has no default export; ${expected}`)],
    ...[
      ['an object', `{ name: 'parcels' }`],
      ['an array', `['parcels']`],
      ['a function', `() => 'parcels'`],
      ['something else', `'parcels'`],
    ].map(
      ([what, code = '']) =>
        [
          `that exports ${what}`,
          `export default ${code}`,
          noDefinition(`The default export of the module is ${what}; ${expected}`, `${entry}:1:16`, code),
        ] as const,
    ),
    ...['BotDefinition', 'PluginDefinition', 'Bot', 'Plugin', 'Integration'].map(
      (name) =>
        [
          `that exports what another class of the SDK makes: ${name}`,
          `import { ${name} } from '@botpress/sdk'\nexport default new ${name}({ actions: {} })`,
          noDefinition(`The default export of the module is \`${name}\`; ${expected}`, `${entry}:2:16`, `new ${name}`),
        ] as const,
    ),
    [
      'that exports a bot with what it uses',
      `import { BotDefinition } from '@botpress/sdk'\nimport chat from './bp_modules/chat'\nexport default new BotDefinition({}).addIntegration(chat, {})`,
      noDefinition(
        `The default export of the module is \`BotDefinition\`; ${expected}`,
        `${entry}:3:16`,
        'new BotDefinition',
      ),
    ],
    [
      'that exports another definition',
      `import { InterfaceDefinition } from '@botpress/sdk'\nexport default new InterfaceDefinition({ name: 'parcels' })`,
      noDefinition(
        `The default export of the module is \`InterfaceDefinition\`; ${expected}`,
        `${entry}:2:16`,
        'new InterfaceDefinition',
      ),
    ],
    [
      'that exports what is not known',
      `import { make } from 'elsewhere'\nexport default make()`,
      noDefinition(
        'The definition cannot be read without running it: `elsewhere` is not part of the project.',
        `${entry}:2:16`,
        'make()',
      ),
    ],
  ];

  test.each(cases)('%s', async (_, text, faults) => {
    expect(await faultsOf(text)).toEqual(faults);
  });

  test.each([
    'module.exports = { default: ferry }',
    'export = { default: ferry }',
    'exports.default = ferry',
    'module.exports.default = ferry',
    'module.exports = {}; module.exports.default = ferry',
    'module.exports = ferry; module.exports.default = ferry',
  ])('is not one with a CommonJS default export: %s', async (code) => {
    const before = `import { IntegrationDefinition } from '@botpress/sdk'`;
    const text = `${before}\nconst ferry = new IntegrationDefinition({ name: 'ferry' })\n${code}`;
    const { data, faults } = await open(text);
    expect([faults, data?.name]).toEqual([[], 'ferry']);
  });

  test('is not one with `module.exports`', async () => {
    const text = `const { IntegrationDefinition } = require('@botpress/sdk')
module.exports = new IntegrationDefinition({ name: 'ferry' })`;
    const { data, faults } = await openModule('ferry.cjs', memoryHost({ 'ferry.cjs': text }));
    expect([faults, data?.name]).toEqual([[], 'ferry']);
  });
});

describe('broken syntax', () => {
  test('in the definition', async () => {
    expect(await faultsOf(`export default new IntegrationDefinition({ name 'parcels' })`)).toEqual([
      [`${entry}:1:49 parse-error`, 'Unexpected token, expected ",".', "'"],
    ]);
  });

  test('is reported where it begins, even if the parser stumbles later', async () => {
    const text = `import { IntegrationDefinition } from '@botpress/sdk'
export default new IntegrationDefinition{
  name: 'parcels',
  version: '1.0.0',
})`;
    expect(await faultsOf(text)).toEqual([[`${entry}:2:41 parse-error`, 'Missing semicolon.', '{']]);
  });

  test('left by a merge conflict', async () => {
    const text = definition('title: a', `<<<<<<< HEAD\nconst a = 'x'\n=======\nconst a = 'y'\n>>>>>>> main`);
    expect(await faultsOf(text)).toEqual([
      [`${entry}:2:1 parse-error`, 'There is an unresolved merge conflict.', '<<<<<<< HEAD'],
    ]);
  });

  test('in one module leaves the others known', async () => {
    const files = {
      [entry]: definition('title: "Parcels", actions', `import { actions } from './actions'`),
      'actions.ts': 'export const actions = {\n  a: {,\n}',
    };
    const document = await open(files);
    expect(document.data).toMatchObject({ title: 'Parcels' });
    expect(document.unknowns.map(({ path }) => path[0])).toContain('actions');
    expect(await faultsOf(files)).toEqual([
      ['actions.ts:2:7 parse-error', 'Expected `}` here, as the indentation of the next lines shows.', ''],
    ]);
  });

  test('in a module that is only run or re-exported is reported once', async () => {
    const files = {
      [entry]: definition('title', `import './src/setup'\nimport { title } from './src'`),
      // A module imported for its side effects may import itself.
      'src/setup.ts': `import './setup'\nimport './patches'`,
      'src/patches.ts': 'export const patches = [;',
      'src/index.ts': `export * from './title'\nexport * from './berths'\nexport { quays } from './berths'`,
      'src/title.ts': `export const title = 'Parcels'`,
      'src/berths.ts': 'export const quays = {\n',
    };
    const { data, files: read } = await open(files);
    expect(data?.title).toBe('Parcels');
    expect(read).toContain('src/patches.ts');
    expect(await faultsOf(files)).toEqual([
      ['src/berths.ts:2:1 parse-error', 'Unexpected token.', ''],
      ['src/patches.ts:1:25 parse-error', 'Unexpected token.', ';'],
    ]);
  });

  test('in a module that no bundler reads is ignored', async () => {
    const files = {
      [entry]: definition(
        'title: "Parcels"',
        `import { berths } from './berths'\nimport type { Berth } from './berths'\nexport type { Quay } from './berths'\nimport './node_modules/quays/index.js'`,
      ),
      'berths.ts': 'export const berths = {',
      'node_modules/quays/index.js': 'export const quays = {',
    };
    expect(await faultsOf(files)).toEqual([]);
  });

  test('that the parser recovers from is reported once per file', async () => {
    const text = definition('title: a', `const a = 'x'\nconst a = 'y'\nconst a = 'z'`);
    expect(await faultsOf(text)).toEqual([
      [`${entry}:3:7 parse-error`, "Identifier 'a' has already been declared.", 'a'],
    ]);
  });

  test.each([
    [
      'in an import',
      definition('title: "Parcels"').replace('import', 'imprt'),
      [`${entry}:1:6 parse-error`, 'Missing semicolon.', ' '],
    ],
    ['in a text', definition("title: '\\u{110000}'"), [`${entry}:3:62 parse-error`, 'Code point out of bounds.', "'"]],
    [
      'in a template',
      definition('title: `Parcels \\u{110000}`'),
      [`${entry}:3:61 parse-error`, 'Invalid escape sequence in template.', 'u'],
    ],
  ])('makes the values that it concerns unknown: %s', async (_, text, fault) => {
    const { data, unknowns } = await open(text);
    expect(data?.title).toBeUndefined();
    expect(unknowns.filter(({ reported }) => !reported)).toEqual([]);
    expect(await faultsOf(text)).toEqual([fault]);
  });

  test.each([
    ['{ "a": 1, // one\n}', '1:11', 'JSON has no comments.', '// one'],
    ['{ "a": [1,\n] }', '2:1', 'JSON has no comma after the last item.', ']'],
    ["{ 'a': 1 }", '1:3', 'This is not JSON.', "'a'"],
  ])('that is allowed in code, but not in a JSON module: %s', async (json, at, message, text) => {
    const files = { [entry]: definition('attributes', `import attributes from './attributes.json'`) };
    expect(await faultsOf({ ...files, 'attributes.json': json })).toEqual([
      [`attributes.json:${at} parse-error`, `${message} The platform’s CLI bundles only valid JSON.`, text],
    ]);
  });

  test('does not include a byte order mark at the start of a JSON module', async () => {
    const files = { [entry]: definition('attributes', `import attributes from './attributes.json'`) };
    expect(await faultsOf({ ...files, 'attributes.json': '\uFEFF{ "a": 1 }' })).toEqual([]);
  });

  test('in a JSON module', async () => {
    const files = { [entry]: definition('title', `import title from './title.json'`), 'title.json': '{ "a": }' };
    expect(await faultsOf(files)).toEqual([['title.json:1:8 parse-error', 'Unexpected token.', '}']]);
  });
});

describe('a file that the definition names', () => {
  test.each([
    ['that does not exist', 'extract.vrl', 'File `extract.vrl` not found.'],
    ['outside its folder', '../extract.vrl', '`../extract.vrl` is outside the folder of the integration.'],
    ['at an absolute path', '/etc/passwd', '`/etc/passwd` is outside the folder of the integration.'],
    [
      'that leads out and in again',
      'a/../../secret.vrl',
      '`a/../../secret.vrl` is outside the folder of the integration.',
    ],
  ])('%s', async (_, path, message) => {
    const text = definition(`identifier: { extractScript: '${path}' }`);
    const files = { [entry]: text, '../extract.vrl': '.', '/etc/passwd': '.', '../secret.vrl': '.' };
    const { data, unknowns } = await open(files);
    expect(data?.identifier).toEqual({});
    expect(unknowns).toEqual([
      { path: ['identifier', 'extractScript'], extent: 'value', why: message.slice(0, -1), reported: true },
    ]);
    expect(await faultsOf(files)).toEqual([[`${entry}:3:73 missing-file`, message, `'${path}'`]]);
  });
});

describe('the name of a file that is not there', () => {
  const here = 'Expected the path of a file in the folder of the integration here, and not';
  test.each([
    ['in another case', 'Desk.svg', 'File `Desk.svg` not found. Did you mean `desk.svg`?'],
    ['misspelt', './desk.sgv', 'File `./desk.sgv` not found. Did you mean `./desk.svg`?'],
    ['in a folder', 'assets/Boat.svg', 'File `assets/Boat.svg` not found. Did you mean `assets/boat.svg`?'],
    ['in a folder that is not there', 'asset/boat.svg', 'File `asset/boat.svg` not found.'],
    ['like a folder', 'asset', 'File `asset` not found.'],
    ['like none', 'harbour.png', 'File `harbour.png` not found.'],
    ['that is an address', 'https://harbour.example/desk.svg', `${here} an address.`],
    ['that is its bytes', 'data:image/svg+xml;base64,PHN2Zy8+', `${here} an address.`],
    ['that is its text', '<svg xmlns=""/>', `${here} what it holds.`],
  ])('%s', async (_, path, message) => {
    const files = { [entry]: definition(`icon: '${path}'`), 'desk.svg': '<svg/>', 'assets/boat.svg': '<svg/>' };
    expect(await faultsOf(files)).toEqual([[`${entry}:3:50 missing-file`, message, `'${path}'`]]);
  });

  test.each([
    ['icon', 'assets/logo.svg', ' Did you mean `icon.svg`?'],
    ['readme', 'README.md', ' Did you mean `hub.md`?'],
    ['icon', 'assets/logo.png', ''],
    ['readme', 'docs/README.txt', ''],
  ])('that is the %s %s, if a file with the usual name exists', async (field, path, meant) => {
    const files = { [entry]: definition(`${field}: '${path}'`), 'icon.svg': '<svg/>', 'hub.md': '# Ferries' };
    const at = expect.stringContaining('missing-file');
    expect(await faultsOf(files)).toEqual([[at, `File \`${path}\` not found.${meant}`, `'${path}'`]]);
  });
});

describe('a file that is read where its name is expected', () => {
  const before = `import fs, { readFileSync } from 'node:fs'\nimport { join } from 'node:path'`;
  test.each([
    `readFileSync('./extract.vrl', 'utf8')`,
    `fs.readFileSync(join(__dirname, 'extract.vrl')).toString()`,
    `fs.readFileSync(new URL('./extract.vrl', import.meta.url), { encoding: 'utf8' })`,
  ])('%s', async (code) => {
    const text = definition(`identifier: { extractScript: script }`, `${before}\nconst script = ${code}`);
    const message = 'Expected the path of a file in the folder of the integration here, and not what it holds.';
    expect(await faultsOf({ [entry]: text, 'extract.vrl': '.' })).toEqual([
      [`${entry}:4:16 missing-file`, message, code],
    ]);
  });

  test.each([
    `fs.existsSync('extract.vrl') ? 'extract.vrl' : undefined`,
    `readFileSync('.extract', 'utf8') === 'on' && script('extract.vrl')`,
    `JSON.parse(readFileSync('scripts.json', 'utf8')).extract`,
  ])('but not of %s', async (code) => {
    const text = definition(`identifier: { extractScript: ${code} }`, before);
    expect((await faultsOf(text)).filter(([id]) => String(id).includes('missing-file'))).toEqual([]);
  });
});

describe('too much', () => {
  const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

  test.each([
    ['arrays in the manifest', definition(`attributes: ${deep(250, '[', ']')}`)],
    ['calls', definition(`attributes: ${deep(3000, 'f(', ')')}`, 'const f = (a?: any) => a')],
    ['brackets', definition(`attributes: ${deep(100_000, '[', ']')}`)],
    ['concatenations', definition(`title: ${Array(5000).fill(`'a'`).join(' + ')}`)],
  ])('deep nesting of %s', async (_, text) => {
    const { faults } = await open(text);
    expect(faults.map(({ id }) => id)).toEqual(['too-deep']);
  });

  test('of an object that doubles at every level', async () => {
    const doubled = Array.from({ length: 30 }, (_, index) => `const a${index + 1} = { l: a${index}, r: a${index} }`);
    const { data, faults } = await open(definition('attributes: a30', `const a0 = {}\n${doubled.join('\n')}`));
    expect([data, faults.map(({ id }) => id)]).toEqual([undefined, ['too-many-nodes']]);
  });

  test.each([
    [
      'a text that doubles',
      `const a0 = 'abcdefghij'\n${Array.from({ length: 40 }, (_, i) => `const a${i + 1} = a${i} + a${i}`).join('\n')}`,
      'a40',
      'the string is too long',
    ],
    ['a text that repeats', '', `'abc'.repeat(1e9)`, 'the string is too long'],
    [
      'an array that doubles',
      `const a0 = [1]\n${Array.from({ length: 40 }, (_, i) => `const a${i + 1} = [...a${i}, ...a${i}]`).join('\n')}`,
      'a40',
      'it takes too many steps to evaluate',
    ],
    ['a function that never ends', 'const f = (n: number): number => f(n + 1)', 'f(0)', 'its calls nest too deeply'],
    [
      'functions that branch',
      'const f = (n: number): number => (n > 40 ? 1 : f(n + 1) + f(n + 1))',
      'f(0)',
      'it takes too many steps to evaluate',
    ],
  ])('%s is unknown', async (_, before, expression, why) => {
    const { unknowns } = await open(definition(`title: ${expression}`, before));
    expect(unknowns[0]?.why).toBe(why);
  });
});
