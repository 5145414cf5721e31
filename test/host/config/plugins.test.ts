import { expect, test } from 'vitest';
import { defaults, plugin, settings } from './settings.ts';

test.each([
  [
    'lint/house.ts',
    'const depth: number = 3;\nexport default { name: "house", rules: rules(depth) };',
    'lint/house.ts:2: rules is not defined.',
  ],
  ['lint/berths.ts', 'export const rules = [\n  { ;\n];', 'lint/berths.ts:2: ParseError: Unexpected token.'],
  ['lint/berths.ts', "throw new Error('No desk (/lint/x:1)')", 'lint/berths.ts:1: No desk (/lint/x:1).'],
])('a plugin that throws in %s is reported with the position there: %j', async (name, text, message) => {
  const files = {
    'hublint.config.json': '{ "plugins": ["./lint/house.ts"] }',
    'lint/house.ts': "import { rules } from './berths.ts';\nexport default { name: 'house', rules };",
    [name]: text,
  };
  await expect(settings(files)).rejects.toThrow(
    `hublint.config.json:1:15: Plugin \`./lint/house.ts\` cannot be used: ${message}`,
  );
});

test('a plugin brings rules and presets under its prefix', async () => {
  const files = (extended: string) => ({
    'rules.mjs': plugin,
    'hublint.config.json': `{ "plugins": ["./rules.mjs"], "extends": ${extended} }`,
  });
  expect(await settings(files('[]'))).toEqual([]);
  expect(await settings(files('["acme/recommended"]'))).toEqual(['acme/name-acme warn preset acme/recommended']);
  expect(await settings(files('["acme/house"]'))).toEqual([
    'acme/name-acme error preset acme/house',
    'secret-name-case info preset acme/house',
  ]);
});

test('a plugin’s preset may set options that are valid for the rules', async () => {
  const files = (options: string) => ({
    'rules.mjs': plugin.replace("'secret-name-case': 'info'", `'name-length': ['info', ${options}]`),
    'hublint.config.json': '{ "plugins": ["./rules.mjs"], "extends": "acme/house" }',
  });
  expect(await settings(files('{ max: 20 }'))).toContain('name-length info {"max":20} preset acme/house');
  await expect(settings(files('{ max: "long" }'))).rejects.toThrow(
    'Rule `name-length` does not take these options at `max`: Invalid input: expected number, received string.',
  );
});

test('some rules of a plugin have options and others have none', async () => {
  const files = (name: string) => ({
    'rules.mjs': plugin.replace(
      'rules: [',
      `rules: [{ id: 'name-ferry', summary: 'S.', presets: {}, messages: {}, options: { properties: { max: { type: 'number' } } } }, `,
    ),
    'hublint.config.json': `{ "plugins": ["./rules.mjs"], "extends": [], "rules": { "${name}": ["warn", { "max": 3 }] } }`,
  });
  expect(await settings(files('acme/name-ferry'))).toEqual(['acme/name-ferry warn {"max":3} hublint.config.json']);
  await expect(settings(files('acme/name-acme'))).rejects.toThrow(
    'hublint.config.json:1:57: Rule `acme/name-acme` takes no options.',
  );
});

test('a plugin’s rule is in the built-in presets that it says, wherever the plugin is named', async () => {
  const files = {
    'rules.mjs': plugin,
    'base.json': '{ "plugins": ["./rules.mjs"] }',
    'hublint.config.json': '{ "extends": ["recommended", "./base.json"] }',
  };
  expect(await settings(files)).toEqual([...defaults, 'acme/name-acme warn preset recommended']);
  expect(await settings({ ...files, 'hublint.config.json': '{ "plugins": ["./rules.mjs"] }' })).toContain(
    'acme/name-acme warn preset recommended',
  );
  expect(await settings({ ...files, 'hublint.config.json': '{ "plugins": ["./rules.mjs"], "extends": [] }' })).toEqual(
    [],
  );
});

test('a plugin may be named by a configuration and by those that it extends, each in its own way', async () => {
  const files = {
    'lint/rules.mjs': plugin,
    'lint/base.json': '{ "plugins": ["./rules.mjs"], "rules": { "acme/name-acme": "info" } }',
    'lint/more.json': '{ "plugins": ["./rules.mjs", "../lint/rules.mjs"], "extends": "acme/house" }',
    'hublint.config.json':
      '{ "plugins": ["./lint/rules.mjs"], "extends": ["./lint/base.json", "./lint/more.json"], "rules": { "acme/name-acme": "warn" } }',
  };
  expect(await settings(files)).toEqual([
    'acme/name-acme warn hublint.config.json',
    'secret-name-case info preset acme/house',
  ]);
  const other = { ...files, 'lint/other.mjs': plugin, 'lint/more.json': '{ "plugins": ["./other.mjs"] }' };
  await expect(settings(other)).rejects.toThrow(
    'lint/more.json:1:15: Plugin `./other.mjs` cannot be used: the prefix `acme` is taken.',
  );
});

test('a preset for one run keeps the plugin rules of an extended configuration', async () => {
  const files = {
    'lint/rules.mjs': plugin,
    'lint/base.json': '{ "plugins": ["./rules.mjs"], "rules": { "secret-name-case": "off" } }',
    'hublint.config.json': '{ "extends": "./lint/base.json", "rules": { "acme/name-acme": "info" } }',
  };
  expect(await settings(files, { preset: 'recommended' })).toEqual([
    ...defaults,
    'acme/name-acme info hublint.config.json',
  ]);
});

test.each([
  '{ ".": { "import": "./rules.js" } }',
  '{ "types": "./rules.d.ts", "import": { "node": "./rules.js" } }',
  '{ ".": { "browser": "./none.js", "import": ["./rules.js"] } }',
  '{ ".": { "node": { "types": "./rules.d.ts" }, "import": "./rules.js" } }',
])('a plugin may be an ESM-only package: %s', async (exports) => {
  const files = {
    'package.json': '{ "private": true }',
    'node_modules/hublint-plugin-acme/package.json': `{ "name": "acme", "type": "module", "exports": ${exports} }`,
    'node_modules/hublint-plugin-acme/rules.js': plugin,
    'hublint.config.json': '{ "plugins": ["hublint-plugin-acme"], "extends": "acme/recommended" }',
  };
  expect(await settings(files)).toEqual(['acme/name-acme warn preset acme/recommended']);
});

test('a TypeScript plugin beside the configuration needs no build', async () => {
  const files = {
    'lint/rules.ts': plugin.replace('[{ id', 'Array<unknown>().concat([{ id').replace('} }],', '} }]),'),
    'hublint.config.json': '{ "plugins": ["./lint/rules.ts"], "extends": "acme/recommended" }',
  };
  expect(await settings(files)).toEqual(['acme/name-acme warn preset acme/recommended']);
});

test.each([
  ['./none.mjs', {}, /^hublint\.config\.json:1:13: Plugin `\.\/none\.mjs` cannot be used: there is no such file\.$/],
  ['./rule.mjs', { 'rules.mjs': plugin }, /there is no such file\. Did you mean `\.\/rules\.mjs`\?$/],
  ['./lint', { 'lint/index.mjs': plugin }, /Plugin `\.\/lint` cannot be used: it is a folder: name a file in it\.$/],
  ['util', {}, /Plugin `util` cannot be used: it is a module of Node\.js\.$/],
  ['@acme/absent', {}, /Plugin `@acme\/absent` cannot be used: Cannot find module/],
  ['./rules.mjs', { 'rules.mjs': 'export default 5' }, /it has no default export with a `name` and `rules`/],
  [
    './rules.mjs',
    { 'rules.mjs': 'export default { name: "house", rules: { "seat-title": {} } }' },
    /its `rules` are not a list: write `rules: \[titleCase\]`, with the rules themselves/,
  ],
  ['./rules.mjs', { 'rules.mjs': 'export default { name: "model", rules: [] }' }, /the prefix `model` is taken/],
  [
    './rules.mjs',
    { 'rules.mjs': plugin.replace('recommended', "'bp-lint'") },
    /`acme\/name-acme` cannot be in `bp-lint`, which holds what the platform’s linter finds and no more/,
  ],
])('plugin %s that is unusable is reported with the reason', async (name, files, message) => {
  const config = { 'hublint.config.json': JSON.stringify({ plugins: [name] }) };
  await expect(settings({ ...config, ...files })).rejects.toThrow(message);
});

test('a plugin path that looks like a package is reported as such, instead of suggesting to install it', async () => {
  const files = { 'lint/rules.mjs': plugin, 'hublint.config.json': '{ "plugins": ["lint/rules.mjs"] }' };
  await expect(settings(files)).rejects.toMatchObject({
    complaint: {
      message: expect.stringContaining('Plugin `lint/rules.mjs` cannot be used: Cannot find'),
      hint: 'A path begins with `./`: `./lint/rules.mjs`.',
    },
  });
});
