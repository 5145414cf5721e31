import { describe, expect, it } from 'vitest';
import type { ModuleHost } from '../../../../../src/document/module/host.ts';
import { mistakenPackage } from '../../../../../src/document/module/modules/resolution/mistaken-packages.ts';
import { openModule } from '../../../../../src/document/module/open-module.ts';
import { definition, entry, evaluated, type Files, memoryHost, open, textAt } from '../../memory.ts';

const shared = 'packages/shared';
const folders = { '@acme/shared': shared, '@acme/tools': 'packages/tools' };
const own = JSON.stringify({
  name: '@acme/ferry-desk',
  dependencies: { '@botpress/sdk': '4.20.0', '@acme/shared': 'workspace:*', 'lodash-es': '4.17.21' },
  devDependencies: { '@types/estree': '1.0.0', '@acme/old': '1.0.0' },
});

/** Returns a project that imports from a package with this `package.json`, among other files. */
const project = (facts: object, files: Files = {}): Files => ({
  'package.json': own,
  [`${shared}/package.json`]: JSON.stringify({ name: '@acme/shared', version: '1.2.0', ...facts }),
  [`${shared}/types.ts`]: `export const depot = 'N'`,
  [`${shared}/src/types.ts`]: `export const depot = 'S'`,
  [`${shared}/src/names.ts`]: `export const depot = 'S'`,
  [`${shared}/texts.d.ts`]: `export const depot: string`,
  [`${shared}/logo.svg`]: '<svg/>',
  ...files,
});

const built = { '.': { types: './texts.d.ts', import: './dist/index.mjs', require: './dist/index.js' } };

const importing = (specifier: string): string => `import { depot } from '${specifier}'`;

/** Returns the faults of an import, or the reason why its value is unknown. */
async function said(specifier: string, files: Files): Promise<readonly string[]> {
  const text = definition('title: depot', importing(specifier));
  const { faults, unknowns, positions } = await open({ ...files, [entry]: text }, folders);
  const { sources } = await positions();
  if (faults.length === 0) return unknowns.map(({ why }) => `opaque: ${why}`);
  return faults.map(({ id, message, location }) => {
    expect(textAt(sources.get(location.file) ?? '', location)).toBe(`'${specifier}'`);
    return `${id}: ${message}`;
  });
}

const exact = { exports: { '.': './src/types.ts', './types': { import: './src/types.ts' }, './hidden/*': null } };
const leading = { exports: { './types': './types.ts', './gone': './src/gone.ts' } };
const mapping = '{ "compilerOptions": { "paths": { "@acme/shard": ["./lib/shard.txt"] } } }';
const starred = { exports: { './*': { types: './src/*.ts', default: './src/*.ts' } } };

describe('a missing file of a workspace package', () => {
  it.each([
    ['without `exports`', '@acme/shared/typs', {}, ' Did you mean `@acme/shared/types`?'],
    ['further in', '@acme/shared/src/name', {}, ' Did you mean `@acme/shared/src/names`?'],
    ['with the ending of what is built', '@acme/shared/typs.js', {}, ' Did you mean `@acme/shared/types.js`?'],
    ['in a folder that does not exist', '@acme/shared/srk/types', {}, ` There is no folder \`${shared}/srk\`.`],
    ['nothing like any other', '@acme/shared/departures', {}, ''],
    ['with `exports`', '@acme/shared/typos', exact, ' Did you mean `@acme/shared/types`?'],
    ['in what is exported', '@acme/shared/gone', leading, ` There is no file \`${shared}/src/gone.ts\`.`],
    ['in what is not exported', '@acme/shared/hidden/one', exact, ''],
    ['of a package that exports but itself', '@acme/shared/typos', { exports: './src/types.ts' }, ''],
    ['by a pattern of `exports`', '@acme/shared/namse', starred, ' Did you mean `@acme/shared/names`?'],
    ['the package itself, which has no entry', '@acme/shared', {}, ''],
  ])('%s', async (_, specifier, facts, hint) => {
    expect(await said(specifier, project(facts))).toEqual([
      `import-unresolved: Cannot find module \`${specifier}\`.${hint}`,
    ]);
  });

  it.each(['file:packages/linked', 'link:./packages/linked', 'portal:packages/linked', 'workspace:packages/linked'])(
    'if the package is named by its folder: %s',
    async (asked) => {
      const files = {
        'package.json': JSON.stringify({ dependencies: { linked: asked } }),
        'packages/linked/package.json': '{ "name": "linked" }',
        'packages/linked/types.ts': `export const depot = 'N'`,
      };
      expect(await said('linked/typos', files)).toEqual([
        'import-unresolved: Cannot find module `linked/typos`. Did you mean `linked/types`?',
      ]);
      expect(await evaluated('depot', importing('linked/types'), files)).toBe('N');
    },
  );
});

describe('a file that exists once a package is built', () => {
  it.each([
    ['its entry', '@acme/shared', { main: './dist/index.js', types: './dist/index.d.ts' }],
    ['its entry, by `exports`', '@acme/shared', { exports: { '.': { import: './dist/index.mjs' } } }],
    ['what `exports` names', '@acme/shared/typos', { exports: { './typos': './dist/typos.js' } }],
    ['what a pattern of `exports` names', '@acme/shared/typos', { exports: { './*': ['./dist/*.js'] } }],
    [
      'what a pattern of `exports` names in a folder that is not there',
      '@acme/shared/typos',
      { exports: { './*': './texts/*.ts' } },
    ],
    ['a folder that `exports` names', '@acme/shared/lib/typos', { exports: { './lib/': './compiled/' } }],
    ['a file in the folder of what is built', '@acme/shared/lib/typos', {}],
    ['a file that git ignores', '@acme/shared/gen/typos', {}],
    ['a package that is published from a folder', '@acme/shared/typos', { publishConfig: { directory: 'out' } }],
  ])('is no mistake, and said to be built: %s', async (_, specifier, facts) => {
    expect(await said(specifier, project(facts))).toEqual([
      `opaque: \`${specifier}\` does not exist until \`@acme/shared\` is built: run its build`,
    ]);
  });

  it.each([
    ['only as types', '@acme/shared/texts'],
    ['as a file that is no code', '@acme/shared/logo.svg'],
    ['as a folder', '@acme/shared/src'],
  ])('nor is a file that exists %s', async (_, specifier) => {
    expect((await said(specifier, project({}))).join()).toMatch(/^opaque/);
  });

  it('nor is a file that a version from the registry may contain', async () => {
    const files = project({}, { 'package.json': '{ "dependencies": { "@acme/shared": "^3.0.0" } }' });
    expect(await said('@acme/shared/typos', files)).toEqual([
      'opaque: `@acme/shared/typos` is not part of the project',
    ]);
  });
});

describe('a package of the workspace is read', () => {
  it('where its `package.json` begins with a byte order mark', async () => {
    const facts = '\uFEFF{ "name": "@acme/shared", "main": "./src/names.ts" }';
    const files = project({}, { [`${shared}/package.json`]: facts });
    const text = definition('title: depot', importing('@acme/shared'));
    expect((await open({ ...files, [entry]: text }, folders)).data?.title).toBe('S');
  });

  it.each(['>=1.0.0', '^3.1.0', '3.x'])('if its version is asked for: %s', async (asked) => {
    const files = project(
      { version: '3.2.0' },
      { 'package.json': JSON.stringify({ dependencies: { '@acme/shared': asked } }) },
    );
    const text = definition('title: depot', importing('@acme/shared/types'));
    expect((await open({ ...files, [entry]: text }, folders)).data?.title).toBe('N');
  });

  const dist: Files = {
    [`${shared}/dist/index.js`]: `exports.depot = 'M'`,
    [`${shared}/dist/index.mjs`]: `export const depot = 'B'`,
    [`${shared}/index.ts`]: `export const depot = 'I'`,
    [`${shared}/src/index.ts`]: `export const depot = 'SI'`,
  };
  const read = async (specifier: string, facts: object) =>
    (await open({ ...project(facts, dist), [entry]: definition('title: depot', importing(specifier)) }, folders)).data
      ?.title;

  it.each([
    ['by its path', '@acme/shared/types', {}, 'N'],
    ['by its path with a slash at its end, as bundlers do', '@acme/shared/types/', {}, 'N'],
    ['by a name of `exports`', '@acme/shared/texts', { exports: { './texts': './src/types.ts' } }, 'S'],
    ['by a pattern of `exports`', '@acme/shared/names', starred, 'S'],
    [
      'by the longest pattern',
      '@acme/shared/src/a',
      { exports: { './*': './*.ts', './src/*': './src/types.ts' } },
      'S',
    ],
    [
      'by the longest of patterns that begin alike, as Node.js does',
      '@acme/shared/names.js',
      { exports: { './*': './src/*.ts', './*.js': './src/*.ts' } },
      'S',
    ],
    ['by the entry of `exports`', '@acme/shared', exact, 'S'],
    ['by a condition in a condition', '@acme/shared', { exports: { import: { types: './src/names.ts' } } }, 'S'],
    ['by `exports` rather than by the entry', '@acme/shared', { main: './types.ts', exports: './src/types.ts' }, 'S'],
    [
      'by a condition that holds for the CLI, rather than by one for browsers',
      '@acme/shared',
      { exports: { browser: './types.ts', require: './types.ts', import: './src/types.ts' } },
      'S',
    ],
    ['from what is built rather than from its types', '@acme/shared', { exports: built, types: './texts.d.ts' }, 'B'],
    ['by `main` rather than by its types', '@acme/shared', { types: './texts.d.ts', main: './dist/index.js' }, 'M'],
    [
      'by `exports` rather than by `main`, once built',
      '@acme/shared',
      { main: './dist/index.js', exports: built },
      'B',
    ],
    ['by `module`, where there is no `main`', '@acme/shared', { module: './src/names.ts' }, 'S'],
    ['by its index, where it names no entry, as bundlers do', '@acme/shared', {}, 'I'],
    ['from the source of an entry that is yet to be built', '@acme/shared', { main: './dist/desk.js' }, 'SI'],
    ['from source before what is built', '@acme/shared', { exports: ['./dist/index.js', './src/names.ts'] }, 'S'],
    ['where `exports` does not name it, as bundlers may', '@acme/shared/types', exact, 'S'],
  ])('%s', async (_, specifier, facts, value) => {
    expect(await read(specifier, facts)).toBe(value);
  });
});

describe('the misspelt name of a package', () => {
  it.each([
    ['of the workspace', '@acme/shraed', '@acme/shared'],
    ['of the workspace, in its scope', '@amce/shared/types', '@acme/shared'],
    ['of the workspace that is no dependency yet', '@acme/tool', '@acme/tools'],
    ['of a dependency', 'lodahs-es', 'lodash-es'],
    ['of the SDK', '@botpress/skd', '@botpress/sdk'],
    ['of a development dependency', '@acme/odl', '@acme/old'],
    ['of a module of Node.js', 'crytpo', 'crypto'],
  ])('%s', async (_, specifier, meant) => {
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
    expect(await said(specifier, project({}))).toEqual([
      `import-unresolved: \`${name}\` is neither a dependency nor a package of the project. Did you mean \`${meant}\`?`,
    ]);
  });

  it.each(['botpress/sdk', 'botpress-sdk', '@botpress/sdk.js', '@botpress/SDK', '@bot-press/sdk'])(
    'of which only the letters are right: %s',
    async (specifier) => {
      expect(await said(specifier, project({}))).toEqual([
        `import-unresolved: \`${specifier}\` is neither a dependency nor a package of the project. Did you mean \`@botpress/sdk\`?`,
      ]);
    },
  );

  it.each([
    ['node:pth', 'node:path'],
    ['fs/promise', 'fs/promises'],
  ])('of a module of Node.js: %s', async (specifier, meant) => {
    expect(await said(specifier, {})).toEqual([
      `import-unresolved: \`${specifier}\` is not a Node.js module. Did you mean \`${meant}\`?`,
    ]);
  });

  it.each([
    ['a dependency that is not installed', 'lodash-es', {}],
    ['one that only its types are declared of', 'estree', {}],
    ['one like no other', 'left-pad', {}],
    ['one that differs by a number', '@acme/old2', {}],
    ['one of few letters', 'fz', {}],
    ['one whose letters are those of a name without a scope', 'lodash/es', {}],
    ['one that is installed under a name like that of another', 'botpress/sdk', { 'node_modules/botpress/sdk.js': '' }],
    ['one that is two letters away', 'glob', {}],
    ['one that is installed', '@acme/shard', { 'node_modules/@acme/shard/package.json': '{}' }],
    ['one that the lockfile names', '@acme/shard', { 'pnpm-lock.yaml': `  '@acme/shard@1.0.0':\n` }],
    ['one that npm’s lockfile names', 'lodash', { 'package-lock.json': '"node_modules/lodash": {}' }],
    ['the package itself', '@acme/ferry-desk', {}],
    ['an import that another configuration may map', '#shraed', { 'tsconfig.json': '{ "extends": "@acme/tsconfig" }' }],
    ['a module that a tool makes', 'virtual:shared', {}],
    ['a new module of Node.js', 'node:journeys', {}],
    ['one where no package.json says what there is', '@acme/shard', { 'package.json': '' }],
    ['one that a mapping leads to', '@acme/shard', { 'tsconfig.json': mapping, 'lib/shard.txt': '' }],
  ])('is not taken for %s', async (_, specifier, files) => {
    expect((await said(specifier, project({}, files))).join()).toMatch(/^opaque/);
  });

  it.each([
    ['lodash-es', 0],
    ['estree', 0],
    ['lodash-ess', 1],
  ])('is compared with the whole workspace only if it is not declared: %s', (specifier, times) => {
    let asked = 0;
    const host: ModuleHost = {
      root: '.',
      read: (path) => (path === 'package.json' ? own : undefined),
      readBase64: () => undefined,
      workspaceNames() {
        asked += 1;
        return [];
      },
    };
    mistakenPackage(specifier, { kind: 'unknown', why: '' }, 'integration.definition.ts', host);
    expect(asked).toBe(times);
  });
});

describe('a module of the project that is imported as with a `baseUrl`', () => {
  const modules: Files = {
    'src/definitions/depots.ts': `export const depot = 'N'`,
    'definitions/index.ts': `export const depot = 'S'`,
  };

  it.each([
    ['by its path', 'src/definitions/depots'],
    ['by its path with the extension of what is built', 'src/definitions/depots.js'],
    ['by the name of its folder', 'definitions'],
  ])('%s', async (_, specifier) => {
    expect(await said(specifier, project({}, modules))).toEqual([
      `import-unresolved: Cannot find module \`${specifier}\`. Did you mean \`./${specifier}\`?`,
    ]);
  });

  it('from a subfolder', async () => {
    const files = { ...modules, 'src/texts.ts': `export { depot } from 'definitions'` };
    const { faults } = await open({
      ...project({}, files),
      [entry]: definition('title: depot', importing('./src/texts')),
    });
    expect(faults.map(({ message, location: { file } }) => [file, message])).toEqual([
      ['src/texts.ts', 'Cannot find module `definitions`. Did you mean `../definitions`?'],
    ]);
  });

  it.each([
    ['a package is installed', { 'node_modules/src/package.json': '{}' }],
    ['a package is declared', { 'package.json': '{ "dependencies": { "src": "1.0.0" } }' }],
    [
      'what the configuration extends is not to be had',
      { 'tsconfig.json': '{ "extends": "@acme/tsconfig/base.json" }' },
    ],
  ])('is not reported if %s', async (_, files) => {
    expect((await said('src/definitions/depots', project({}, { ...modules, ...files }))).join()).toMatch(/^opaque/);
  });

  it('is read with a `baseUrl`', async () => {
    const files = { ...modules, 'tsconfig.json': '{ "compilerOptions": { "baseUrl": "." } }' };
    expect(await evaluated('depot', importing('src/definitions/depots'), files)).toBe('N');
  });
});

describe('a name in the `imports` of the package', () => {
  const imports = {
    '#depot': { types: './types/depot.d.ts', default: './src/depot.ts' },
    '#names/*': './src/names/*.ts',
    '#port': { 'react-native': './src/phone.ts', development: './src/phone.ts', node: './src/depot.ts' },
    '#names/secret/*': null,
    '#lodash': 'lodash-es',
    '#sdk': '@botpress/sdk',
    '#built': './dist/built.js',
    '#texts': './gen/texts.ts',
    '#gone': './src/gone.ts',
  };
  const files: Files = {
    'package.json': JSON.stringify({ name: '@acme/ferry-desk', imports }),
    'src/depot.ts': `export const depot = 'N'`,
    'src/phone.ts': `export const depot = 'S'`,
    'src/names/harbour.ts': `export { depot } from '#depot'`,
  };

  it.each([
    ['#depot', 'N'],
    ['#names/harbour', 'N'],
    ['#port', 'N'],
  ])('resolves to its file: %s', async (specifier, title) => {
    expect(await evaluated('depot', importing(specifier), files)).toBe(title);
  });

  it.each([
    ['#lodash', '`lodash-es` is not part of the project'],
    ['#built', '`#built` does not exist until `@acme/ferry-desk` is built: run its build'],
    ['#texts', '`#texts` does not exist until `@acme/ferry-desk` is built: run its build'],
  ])('is unknown if it resolves to an installed, built or generated file: %s', async (specifier, why) => {
    expect(await said(specifier, files)).toEqual([`opaque: ${why}`]);
  });

  it.each([
    ['#gone', ' There is no file `src/gone.ts`.'],
    ['#dopot', ' Did you mean `#depot`?'],
    ['#names/harbor', ' Did you mean `#names/harbour`?'],
    ['#names/secret/code', ' The `imports` in `package.json` do not name it.'],
    ['#other', ' The `imports` in `package.json` do not name it.'],
  ])('is reported if it does not resolve: %s', async (specifier, hint) => {
    expect(await said(specifier, files)).toEqual([`import-unresolved: Cannot find module \`${specifier}\`.${hint}`]);
  });

  it('is unknown if another configuration may map it', async () => {
    const extended = { ...files, 'tsconfig.json': '{ "extends": "@acme/tsconfig" }' };
    expect(await said('#other', extended)).toEqual(['opaque: `#other` is not part of the project']);
  });

  it('may resolve to the SDK', async () => {
    const { data, faults } = await open({
      ...files,
      [entry]: `import { IntegrationDefinition } from '#sdk'\nexport default new IntegrationDefinition({ name: 'ferry-desk' })`,
    });
    expect([data?.name, faults]).toEqual(['ferry-desk', []]);
  });
});

describe('the name of the package itself', () => {
  const files = (facts: object): Files => ({
    'package.json': JSON.stringify({ name: '@acme/ferry-desk', ...facts }),
    'src/depot.ts': `export const depot = 'N'`,
  });
  const exports = { './depot': './src/depot.ts' };

  it('resolves to its exports', async () => {
    expect(await evaluated('depot', importing('@acme/ferry-desk/depot'), files({ exports }))).toBe('N');
  });

  it('is reported if there is no such export', async () => {
    expect(await said('@acme/ferry-desk/depto', files({ exports }))).toEqual([
      'import-unresolved: Cannot find module `@acme/ferry-desk/depto`. Did you mean `@acme/ferry-desk/depot`?',
    ]);
  });

  it('does not resolve if it has no `exports`', async () => {
    expect(await said('@acme/ferry-desk', files({ main: './src/depot.ts' }))).toEqual([
      'opaque: `@acme/ferry-desk` is not part of the project',
    ]);
  });
});

it('a package is not searched for in the folder of its importer', async () => {
  const looked: string[] = [];
  const host = memoryHost({
    'package.json': own,
    'tsconfig.json': '{ "compilerOptions": { "baseUrl": "." } }',
    [entry]: definition('title: "Desk"', `import { chunk } from 'lodash-es'\nimport { sum } from 'lodash'`),
  });
  const look = (path: string) => {
    looked.push(path);
    return host.look?.(path);
  };
  expect((await openModule(entry, { ...host, look })).faults).toEqual([]);
  expect(looked).toContain('lodash.ts');
  expect(looked).not.toContain('lodash-es.ts');
});
