import { describe, expect, it } from 'vitest';
import { definition, entry, type Files, open } from '../../memory.ts';

const config = (compilerOptions: object, others: object = {}): string => JSON.stringify({ ...others, compilerOptions });
const module = (text: string): string => `export const depot = '${text}'`;

/** Returns the imported title, the fault of the import, or the reason why it is unknown. */
async function titleOf(specifier: string, files: Files, folders: Readonly<Record<string, string>> = {}) {
  const text = definition('title: depot', `import { depot } from '${specifier}'`);
  const { data, faults, unknowns } = await open({ ...files, [entry]: text }, folders);
  return data?.title ?? faults[0]?.message ?? `opaque: ${unknowns[0]?.why}`;
}

const notNamed = (specifier: string, name: string): string =>
  `Cannot find module \`${specifier}\`. The \`paths\` in \`${name}\` do not name it.`;

const unread = config({ baseUrl: '.' }, { extends: '@tsconfig/none' });

const sources = { 'src/depots.ts': module('src'), 'lib/depots.ts': module('lib'), 'lib/ferries.ts': module('ferries') };

describe('`paths` and `baseUrl`', () => {
  it('are resolved in linear time, however many there are', async () => {
    const lines = Array.from({ length: 8000 }, (_, number) => `@line${number}`);
    const tsconfig = config({ paths: Object.fromEntries(lines.map((line) => [`${line}/*`, ['./src/*']])) });
    const imports = lines.map((line, number) => `import { depot as depot${number} } from '${line}/depots'`);
    const text = definition(`title: [${lines.map((_, number) => `depot${number}`)}].at(-1)`, imports.join('\n'));
    const since = process.cpuUsage();
    const { data } = await open({ ...sources, 'tsconfig.json': tsconfig, [entry]: text });
    expect(data?.title).toBe('src');
    expect(process.cpuUsage(since).user / 1000).toBeLessThan(8000);
  });

  it.each<[string, string, Files, string]>([
    [
      'the first of several places that is there',
      '@/ferries',
      { 'tsconfig.json': config({ paths: { '@/*': ['./src/*', './lib/*'] } }) },
      'ferries',
    ],
    [
      'a name before a pattern',
      '@/depots',
      { 'tsconfig.json': config({ paths: { '@/*': ['./src/*'], '@/depots': ['./lib/depots'] } }) },
      'lib',
    ],
    [
      'the longest pattern, wherever it stands',
      '@/lib/depots',
      { 'tsconfig.json': config({ paths: { '@/*': ['./src/*'], '@/lib/*': ['./lib/*'] } }) },
      'lib',
    ],
    [
      'the longest of patterns that begin alike, as esbuild has it',
      '@/depots.js',
      { 'tsconfig.json': config({ paths: { '@/*': ['./none/*'], '@/*.js': ['./src/*'] } }) },
      'src',
    ],
    [
      'no other pattern than the best',
      '@/lib/depots',
      {
        'tsconfig.json': config({ paths: { '@/*': ['./src/*'], '@/lib/*': ['./none/*'] } }),
        'src/lib/depots.ts': module('wrong'),
      },
      'Cannot find module `@/lib/depots`. There is no folder `none`.',
    ],
    [
      'a file with a slash at its end, as bundlers do',
      'lib/depots/',
      { 'tsconfig.json': config({ baseUrl: '.' }) },
      'lib',
    ],
    ['a base without `paths`', 'lib/depots', { 'tsconfig.json': config({ baseUrl: '.' }) }, 'lib'],
    ['a base further in', 'depots', { 'tsconfig.json': config({ baseUrl: './lib' }) }, 'lib'],
    [
      'places that start at the base',
      '@/depots',
      { 'tsconfig.json': config({ baseUrl: 'lib', paths: { '@/*': ['*'] } }) },
      'lib',
    ],
    [
      'inherited places that start at the base of who inherits them',
      '@/depots',
      {
        'tsconfig.json': config({ baseUrl: 'lib' }, { extends: './config/base.json' }),
        'config/base.json': config({ paths: { '@/*': ['*'] } }),
      },
      'lib',
    ],
    [
      'an inherited base, from where it is told',
      'depots',
      {
        'tsconfig.json': config({}, { extends: './config/base' }),
        'config/base.json': config({ baseUrl: '../lib' }),
      },
      'lib',
    ],
    [
      'the folder of who inherits, where it is asked for',
      '@/depots',
      {
        'tsconfig.json': config({}, { extends: './config/base' }),
        // biome-ignore lint/suspicious/noTemplateCurlyInString: TypeScript fills it in.
        'config/base.json': config({ paths: { '@/*': ['${configDir}/src/*'] } }),
      },
      'src',
    ],
  ])('resolve to %s', async (_, specifier, files, title) => {
    expect(await titleOf(specifier, { ...sources, ...files })).toBe(title);
  });
});

describe('a target of `paths` that does not begin with `./`', () => {
  const ignored = (specifier: string, target: string): string =>
    `Cannot find module \`${specifier}\`. Without a \`baseUrl\`, \`${target}\` in \`paths\` is ignored; expected \`./${target}\`.`;
  const own = { 'package.json': '{ "dependencies": { "ferries": "1.0.0" } }' };

  it.each([
    ['@/depots', '@/*', 'src/*'],
    ['@quay/depots', '@quay/*', 'src/*'],
    ['quays', 'quays', 'src/depots.ts'],
    ['$src/depots', '$src/*', 'src/*'],
    ['src/depots', '*', '*'],
  ])('is ignored without a `baseUrl`: %s', async (specifier, pattern, target) => {
    const paths = { [pattern]: [target] };
    const files = { ...sources, ...own, 'tsconfig.json': config({ paths }) };
    expect(await titleOf(specifier, files)).toBe(ignored(specifier, target));
    const inherited = { 'tsconfig.json': config({}, { extends: './base.json' }), 'base.json': config({ paths }) };
    expect(await titleOf(specifier, { ...files, ...inherited })).toBe(ignored(specifier, target));
    const based = { 'tsconfig.json': config({ baseUrl: '.', paths }) };
    expect(await titleOf(specifier, { ...files, ...based })).toBe('src');
  });

  it('counts if there may be a `baseUrl` in a configuration that is not available', async () => {
    const extended = config({ paths: { '@/*': ['src/*'] } }, { extends: '@tsconfig/none' });
    expect(await titleOf('@/depots', { ...sources, ...own, 'tsconfig.json': extended })).toBe('src');
    const further = { 'tsconfig.json': config({}, { extends: './base.json' }), 'base.json': extended };
    expect(await titleOf('@/depots', { ...sources, ...own, ...further })).toBe('src');
  });

  it.each<[string, string, Files]>([
    ['a dependency', 'ferries', {}],
    ['an installed package', 'quays', { 'node_modules/quays/package.json': '{}' }],
    ['a file that does not exist', 'tides', {}],
  ])('is not reported for %s', async (_, specifier, files) => {
    const paths = { ferries: ['lib/ferries.ts'], quays: ['lib/depots.ts'], tides: ['lib/tides.ts'] };
    expect(await titleOf(specifier, { ...sources, ...own, 'tsconfig.json': config({ paths }), ...files })).toMatch(
      /^opaque/,
    );
  });

  it.each<[string, Files]>([
    ['.', { 'tsconfig.json': config({ paths: { '@': ['.'] } }) }],
    [
      '..',
      {
        'tsconfig.json': config({}, { extends: './config/base.json' }),
        'config/base.json': config({ paths: { '@': ['..'] } }),
      },
    ],
    [
      '../lib/depots',
      {
        'tsconfig.json': config({}, { extends: './config/base.json' }),
        'config/base.json': config({ paths: { '@': ['../lib/depots'] } }),
      },
    ],
  ])('counts if it is `%s`', async (_, files) => {
    expect(await titleOf('@', { ...sources, 'index.ts': module('lib'), ...files })).toBe('lib');
  });
});

describe('`extends`', () => {
  it.each<[string, Files, string]>([
    [
      'several, of which the last counts',
      {
        'tsconfig.json': config({}, { extends: ['./a.json', './b.json'] }),
        'a.json': config({ paths: { '@/*': ['./src/*'] } }),
        'b.json': config({ paths: { '@/*': ['./lib/*'] } }),
      },
      'lib',
    ],
    [
      'several, each for what it tells',
      {
        'tsconfig.json': config({}, { extends: ['./a.json', './b.json'] }),
        'a.json': config({ paths: { '@/*': ['./src/*'] } }),
        'b.json': config({ strict: true }),
      },
      'src',
    ],
    [
      'a file of a package of the workspace',
      { 'tsconfig.json': config({}, { extends: '@acme/tsconfig/base.json' }) },
      'lib',
    ],
    ['a file without its ending', { 'tsconfig.json': config({}, { extends: '@acme/tsconfig/base' }) }, 'lib'],
    ['a package of the workspace', { 'tsconfig.json': config({}, { extends: '@acme/tsconfig' }) }, 'src'],
    ['the file that a package names', { 'tsconfig.json': config({}, { extends: '@acme/named' }) }, 'lib'],
    ['what a package exports', { 'tsconfig.json': config({}, { extends: '@acme/exported/strict' }) }, 'lib'],
    [
      'a package that is installed',
      {
        'tsconfig.json': config({}, { extends: 'presets/base' }),
        'node_modules/presets/base.json': config({ paths: { '@/*': ['../../lib/*'] } }),
      },
      'lib',
    ],
  ])('reads %s', async (_, files, title) => {
    const library = config({ paths: { '@/*': ['../../lib/*'] } });
    const packages = {
      'packages/tsconfig/package.json': '{ "name": "@acme/tsconfig" }',
      'packages/tsconfig/base.json': library,
      'packages/tsconfig/tsconfig.json': config({ paths: { '@/*': ['../../src/*'] } }),
      'packages/named/package.json': '{ "name": "@acme/named", "tsconfig": "./library.json" }',
      'packages/named/library.json': library,
      'packages/exported/package.json': '{ "name": "@acme/exported", "exports": { "./*": "./configs/*.json" } }',
      'packages/exported/configs/strict.json': config({ paths: { '@/*': ['../../../lib/*'] } }),
    };
    const folders = { '@acme/tsconfig': 'packages/tsconfig', '@acme/named': 'packages/named' };
    const all = { ...folders, '@acme/exported': 'packages/exported' };
    expect(await titleOf('@/depots', { ...sources, ...packages, ...files }, all)).toBe(title);
  });

  it('in a cycle comes to an end', async () => {
    const files = {
      'tsconfig.json': config({}, { extends: './a.json' }),
      'a.json': '{ "extends": "./tsconfig.json" }',
    };
    expect(await titleOf('@/depots', files)).toBe('opaque: `@/depots` is not part of the project');
  });
});

describe('a `jsconfig.json`', () => {
  const jsconfig = { 'jsconfig.json': config({ paths: { '@/*': ['./src/*'] } }) };

  it.each<[string, string, Files, string]>([
    ['maps as a `tsconfig.json` does', '@/depots', {}, 'src'],
    ['is nothing beside one', '@/depots', { 'tsconfig.json': config({ paths: { '@/*': ['./lib/*'] } }) }, 'lib'],
    ['is named where it does not map', '~/depots', {}, notNamed('~/depots', 'jsconfig.json')],
  ])('%s', async (_, specifier, files, title) => {
    expect(await titleOf(specifier, { ...sources, ...jsconfig, ...files })).toBe(title);
  });

  it('hides a `tsconfig.json` in a parent folder', async () => {
    const files = { 'tsconfig.json': config({ paths: { '~/*': ['./lib/*'] } }), 'src/jsconfig.json': config({}) };
    const inner = { 'src/depots.ts': `import { depot as lib } from '~/depots'; export const depot = lib;` };
    const { faults } = await open({
      ...sources,
      ...files,
      ...inner,
      [entry]: definition('title: depot', "import { depot } from './src/depots'"),
    });
    expect(faults.map(({ message }) => message)).toEqual([notNamed('~/depots', 'jsconfig.json')]);
  });
});

describe('`rootDirs`', () => {
  const tsconfig = { 'tsconfig.json': config({ rootDirs: ['.', './views', './gen/views'] }) };

  it.each<[string, string, Files, string]>([
    ['lead to another root', './ferries', { 'views/ferries.ts': module('view') }, 'view'],
    ['leave what is there where it is', './depots', { 'depots.ts': module('own'), 'views/depots.ts': '' }, 'own'],
    ['lead from the innermost root', './views/ferries', { 'ferries.ts': module('outer') }, 'outer'],
    [
      'may lead to what is generated',
      './ferries',
      { 'views/depots.ts': '' },
      'opaque: `./ferries` is not in the project',
    ],
  ])('%s', async (_, specifier, files, title) => {
    expect(await titleOf(specifier, { ...tsconfig, ...files })).toBe(title);
  });

  it('do not hide a mistake', async () => {
    const files = { 'tsconfig.json': config({ rootDirs: ['.', './views'] }), 'views/ferries.ts': '', 'depots.ts': '' };
    expect(await titleOf('./depot', files)).toBe('Cannot find module `./depot`. Did you mean `./depots`?');
    const { 'views/ferries.ts': _, ...withoutViews } = files;
    expect(await titleOf('./depot', withoutViews)).toMatch(/^opaque/);
  });
});

describe('a misspelt import', () => {
  const own = { 'package.json': '{ "dependencies": { "ferries": "1.0.0" } }' };

  it.each<[string, string, Files, string]>([
    [
      'by a mapping to several places',
      '@/depot',
      { 'tsconfig.json': config({ paths: { '@/*': ['./src/*', './lib/*'] } }) },
      'Cannot find module `@/depot`. Did you mean `@/depots`?',
    ],
    [
      'by the base',
      'lib/depot',
      { 'tsconfig.json': config({ baseUrl: '.' }) },
      'Cannot find module `lib/depot`. Did you mean `lib/depots`?',
    ],
    ...['@/depots', '~/depots'].map((specifier): [string, string, Files, string] => [
      'by a name that only a mapping gives, and none does',
      specifier,
      { 'tsconfig.json': config({ paths: { '@app/*': ['./src/*'] } }) },
      notNamed(specifier, 'tsconfig.json'),
    ]),
  ])('%s', async (_, specifier, files, message) => {
    expect(await titleOf(specifier, { ...sources, ...own, ...files })).toBe(message);
  });

  it.each<[string, string, Files]>([
    ['a dependency with the name of a folder', 'ferries/north', { 'ferries/south.ts': '' }],
    ['an installed package with the name of a folder', 'lib/none', { 'node_modules/lib/package.json': '{}' }],
    ['a folder that does not exist', 'departures/north', {}],
    ['what a configuration may map that does not exist', '@/depot', { 'tsconfig.json': unread }],
  ])('is not taken for %s', async (_, specifier, files) => {
    const tsconfig = { 'tsconfig.json': config({ baseUrl: '.' }) };
    expect(await titleOf(specifier, { ...sources, ...own, ...tsconfig, ...files })).toMatch(/^opaque/);
  });

  it('is not taken for what a configuration outside of the project may map', async () => {
    expect(await titleOf('@/depots', { ...sources, ...own })).toMatch(/^opaque/);
  });
});
