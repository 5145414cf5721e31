import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { effectiveSettings } from '../../src/engine/config/layers.ts';
import { planFor } from '../../src/engine/config/plan-for.ts';
import { registryOf, withPlugin } from '../../src/engine/plan/registry.ts';
import type { LoadOptions } from '../../src/host/config/configuration.ts';
import { loadConfiguration } from '../../src/host/config/load.ts';
import { probe } from '../../src/host/config/probe.ts';
import { defineRule, optionGroup } from '../../src/rule/index.ts';
import { folderWith } from './folder.ts';

const named = defineRule({
  id: 'name-length',
  summary: 'A name is not too long.',
  presets: { recommended: 'warn', hub: 'error' },
  options: optionGroup({
    max: { type: 'number', default: 40 },
    depth: { type: 'string', enum: ['top', 'all'], default: 'top' },
    owners: optionGroup({ 'action-input': { type: 'string', enum: ['warn', 'off'], default: 'warn' } }),
  }),
  messages: { long: 'Too long.' },
});
const secret = defineRule({
  id: 'secret-name-case',
  summary: 'Secret names are SCREAMING_SNAKE.',
  presets: { recommended: 'error', strict: 'error', hub: 'error' },
  messages: { case: 'Wrong case.' },
});
const registry = registryOf([named, secret]);

const load = (cwd: string, { configFile, ...options }: Partial<LoadOptions> & { configFile?: string } = {}) =>
  loadConfiguration(configFile === undefined ? probe(cwd).file : join(cwd, configFile), { cwd, registry, ...options });

async function settings(
  files: Record<string, string>,
  options: Parameters<typeof load>[1] = {},
  file = 'integration.json',
) {
  const { layers } = await load(folderWith(files), options);
  return [...effectiveSettings(layers, file)].map(([id, { level, options: given, from }]) =>
    [id, level, ...(given ? [JSON.stringify(given)] : []), from].join(' '),
  );
}

const defaults = ['name-length warn preset recommended', 'secret-name-case error preset recommended'];

const removed = defineRule({
  id: 'compat/secret-removed',
  summary: 'A secret is not removed.',
  presets: { recommended: 'error' },
  messages: { removed: 'It is gone.' },
});

describe('rules that the registry omits', () => {
  const omitting = registryOf([named, secret], [removed.id]);
  const whole = () => Promise.resolve(registryOf([named, secret, removed]));
  const said = (rules: string) => folderWith({ 'hublint.config.yaml': `rules: ${rules}\n` });

  test('are not asked for where nothing names one', async () => {
    const { registry: known } = await load(said('{ name-length: off }'), { registry: omitting, whole });
    expect(known).toBe(omitting);
  });

  test.each([
    ['a configuration', said('{ compat/secret-removed: off }'), {}],
    ['an option', folderWith({}), { rules: { 'compat/secret-removed': 'off' } } as const],
  ])('are there where %s names one', async (_, cwd, options) => {
    const { registry: known, layers } = await load(cwd, { registry: omitting, whole, ...options });
    expect([[...known.rules.keys()], known.omitted]).toEqual([[named.id, secret.id, removed.id], []]);
    expect(effectiveSettings(layers, 'integration.json').get(removed.id)?.level).toBe('off');
  });

  test('are among those that may be meant by a name', async () => {
    await expect(load(said('{ compat/secret-remove: off }'), { registry: omitting, whole })).rejects.toMatchObject({
      complaint: {
        message: 'hublint.config.yaml:1:10: There is no rule `compat/secret-remove`.',
        hint: 'Did you mean `compat/secret-removed`?',
      },
    });
  });

  test('are known to comments', () => {
    const plan = planFor('integration.json', { registry: omitting, layers: [], homepage: '', inline: true });
    expect([...(plan.inline?.names ?? [])].filter((name) => name.startsWith('compat/'))).toEqual([removed.id]);
    expect(plan.inline?.isLooking(removed.id)).toBe(false);
  });

  test('have a prefix that no plugin takes', () => {
    const plugin = { name: 'compat', rules: [named] };
    expect(() => withPlugin(omitting, plugin)).toThrow(new Error('the prefix `compat` is taken.'));
  });
});

test('without a configuration, the recommended preset holds', async () => {
  expect(await settings({})).toEqual(defaults);
});

test.each([
  ['hublint.config.json', '{ "rules": { "name-length": ["error", { "max": 30 }] } }'],
  ['hublint.config.jsonc', '{\n  // calm\n  "rules": { "name-length": ["error", { "max": 30 }] },\n}'],
  ['.hublintrc.jsonc', '{ "rules": { "name-length": ["error", { "max": 30 }] } /* calm */ }'],
  ['hublint.config.json', '\uFEFF{ "rules": { "name-length": ["error", { "max": 30 }] } }'],
  ['hublint.config.yaml', 'rules:\n  name-length: [error, { max: 30 }]\n'],
  ['.hublintrc', 'rules:\n  name-length: [error, { max: 30 }]\n'],
  ['.hublintrc.json', '{ "rules": { "name-length": ["error", { "max": 30 }] } }'],
  ['hublint.config.mjs', 'export default { rules: { "name-length": ["error", { max: 30 }] } };'],
  ['hublint.config.cjs', 'module.exports = { rules: { "name-length": ["error", { max: 30 }] } };'],
  ['hublint.config.ts', 'const max: number = 30;\nexport default { rules: { "name-length": ["error", { max }] } };'],
  ['package.json', '{ "name": "acme", "hublint": { "rules": { "name-length": ["error", { "max": 30 }] } } }'],
])('%s is found and read', async (name, text) => {
  expect(await settings({ [name]: text })).toEqual([`name-length error {"max":30} ${name}`, defaults[1]]);
});

test('the search goes up to the topmost folder with a package.json, and no further', async () => {
  const cwd = folderWith({
    'hublint.config.json': '{ "extends": [] }',
    'project/package.json': '{}',
    'project/integrations/chat/integration.json': '{}',
    'loose/chat/integration.json': '{}',
  });
  const project = await load(join(cwd, 'project/integrations/chat'));
  const loose = await load(join(cwd, 'loose/chat'));
  expect([project.file, loose.file]).toEqual([undefined, '../../hublint.config.json']);
});

test('overrides hold for the files they name, relative to the configuration', async () => {
  const config = JSON.stringify({
    overrides: [{ files: 'legacy/**', rules: { 'secret-name-case': 'off', 'model/too-long': 'warn' } }],
  });
  const files = { 'hublint.config.json': config };
  expect(await settings(files)).toEqual(defaults);
  expect(await settings(files, {}, 'legacy/chat/integration.json')).toEqual([
    defaults[0],
    'secret-name-case off hublint.config.json',
    'model/too-long warn hublint.config.json',
  ]);
});

test.each([
  ['legacy', true],
  ['./legacy/', true],
  ['legacy/chat', true],
  ['legacy/chat/integration.json', true],
  ['.', true],
  ['leg*/', true],
  ['leg*', false],
  ['legacy/ch', false],
  ['/', false],
])('an override of `%s` holds for what is in that folder', async (files, holds) => {
  const config = JSON.stringify({ overrides: [{ files, rules: { 'secret-name-case': 'off' } }] });
  const found = await settings({ 'hublint.config.json': config }, {}, 'legacy/chat/integration.json');
  expect(found.includes('secret-name-case off hublint.config.json')).toBe(holds);
});

test('a configuration builds upon presets and files, later ones winning', async () => {
  const files = {
    'hublint.config.json': '{ "extends": ["recommended", "./base.yaml"], "rules": { "secret-name-case": "warn" } }',
    'base.yaml': 'rules:\n  name-length: [info, { max: 10 }]\n  secret-name-case: info\nignores: [old]\n',
  };
  expect(await settings(files)).toEqual([
    'name-length info {"max":10} base.yaml',
    'secret-name-case warn hublint.config.json',
  ]);
});

test.each([
  ['where none of the files names a preset', {}, './base.json', ['secret-name-case error preset recommended']],
  ['unless one of them names one', {}, ['./base.json', 'strict'], ['secret-name-case error preset strict']],
  ['wherever that stands', { extends: 'strict' }, './base.json', ['secret-name-case error preset strict']],
  ['and not where it builds upon nothing', { extends: [] }, './base.json', []],
])('what is extended builds upon the default too, %s', async (_, base, extended, others) => {
  const files = {
    'hublint.config.json': JSON.stringify({ extends: extended }),
    'base.json': JSON.stringify({ ...base, rules: { 'name-length': 'error' } }),
  };
  const ofRules = (await settings(files)).filter((setting) => !setting.startsWith('syntax/'));
  expect(ofRules.toSorted()).toEqual(['name-length error base.json', ...others]);
});

test('a severity alone keeps the options that were given before', async () => {
  const files = {
    'hublint.config.json': '{ "extends": ["recommended", "./base.json"], "rules": { "name-length": "error" } }',
    'base.json': '{ "rules": { "name-length": ["warn", { "max": 10 }] } }',
  };
  expect((await settings(files))[0]).toBe('name-length error {"max":10} hublint.config.json');
});

test('a preset on the command line stands in for what the configuration extends', async () => {
  const files = { 'hublint.config.json': '{ "extends": "recommended", "rules": { "name-length": "info" } }' };
  expect(await settings(files, { preset: 'strict' })).toEqual([
    'secret-name-case error preset strict',
    'syntax/opaque warn preset strict',
    'name-length info hublint.config.json',
  ]);
});

test('nothing an author writes weakens the hub preset', async () => {
  const files = { 'hublint.config.json': '{ "rules": { "secret-name-case": "off" } }' };
  const options = { preset: 'hub', rules: { 'name-length': 'off' } } as const;
  expect(await settings(files, options)).toEqual([
    'name-length error preset hub',
    'secret-name-case error preset hub',
    'syntax/opaque warn preset hub',
  ]);
});

test.each([
  [
    'a name that some take for no name',
    '{ "rules": { "__proto__": { "a": "off" } } }',
    'hublint.config.json:1:14: There is no key `rules.__proto__`.',
    undefined,
  ],
  [
    'an unknown key',
    '{\n  "ruels": {}\n}',
    'hublint.config.json:2:3: There is no key `ruels`.',
    'Did you mean `rules`?',
  ],
  [
    'an unknown rule',
    '{ "rules": {\n  "secret-name-cse": "error" } }',
    'hublint.config.json:2:3: There is no rule `secret-name-cse`.',
    'Did you mean `secret-name-case`?',
  ],
  [
    'an unknown preset',
    '{ "extends": ["recomended"] }',
    'hublint.config.json:1:15: There is no preset `recomended`.',
    'Did you mean `recommended`?',
  ],
  [
    'an option of the wrong kind',
    '{ "rules": { "name-length": ["error", { "max": "long" }] } }',
    'hublint.config.json:1:41: Rule `name-length` does not take these options at `max`: Invalid input: expected number, received string.',
    '`hublint explain name-length` lists its options.',
  ],
  [
    'an unknown option',
    '{ "rules": { "name-length": ["error", { "maxx": 50 }] } }',
    'hublint.config.json:1:39: Rule `name-length` does not take these options: Unrecognized key: "maxx".',
    'Did you mean `max`?',
  ],
  [
    'an unknown option of a group',
    '{ "rules": { "name-length": ["error", { "owners": { "acton-input": "off" } }] } }',
    'hublint.config.json:1:41: Rule `name-length` does not take these options at `owners`: Unrecognized key: "acton-input".',
    'Did you mean `action-input`?',
  ],
  [
    'a word that is nearly another',
    '{ "rules": { "name-length": ["error", { "depth": "al" }] } }',
    'hublint.config.json:1:41: Rule `name-length` does not take these options at `depth`: Invalid option: expected one of "top"|"all".',
    'Did you mean `all`?',
  ],
  [
    'options of a check',
    '{ "rules": { "syntax/opaque": ["warn", { "a": 1 }] } }',
    'hublint.config.json:1:14: Check `syntax/opaque` takes no options.',
    undefined,
  ],
  [
    'options where there are none',
    '{ "rules": { "secret-name-case": ["error", { "max": 1 }] } }',
    'hublint.config.json:1:14: Rule `secret-name-case` takes no options.',
    undefined,
  ],
  [
    'a severity that is none',
    '{ "rules": { "secret-name-case": "fatal" } }',
    'hublint.config.json:1:14: There is no severity `fatal`.',
    'Known: `off`, `info`, `warn`, `error`.',
  ],
  [
    'a misspelt severity with options',
    '{ "rules": { "name-length": ["eror", { "max": 1 }] } }',
    'hublint.config.json:1:14: There is no severity `eror`.',
    'Did you mean `error`?',
  ],
  [
    'a misspelt severity in an override',
    '{ "overrides": [{ "files": "old/**", "rules": { "name-length": "wrn" } }] }',
    'hublint.config.json:1:49: There is no severity `wrn`.',
    'Did you mean `warn`?',
  ],
  [
    'rules as a list',
    '{ "rules": ["version-semver"] }',
    'hublint.config.json:1:3: `rules` does not map rules to severities, as `version-semver: warn` does.',
    undefined,
  ],
  [
    'a severity that is no word',
    '{ "rules": { "name-length": 2 } }',
    'hublint.config.json:1:14: `rules.name-length`: expected one of `off`, `info`, `warn`, `error`, or an array of one of them and the options.',
    undefined,
  ],
  [
    'a rule named as what every object has',
    '{ "rules": { "__proto__": "warn" } }',
    'hublint.config.json:1:14: There is no rule `__proto__`.',
    undefined,
  ],
  [
    'an unknown key of an override',
    '{ "overrides": [{ "file": "old/**", "rules": {} }] }',
    'hublint.config.json:1:19: There is no key `overrides.0.file`.',
    'Did you mean `files`?',
  ],
])('%s is named with its place and what to do', async (_, text, message, hint) => {
  const loading = settings({ 'hublint.config.json': text });
  await expect(loading).rejects.toMatchObject({ complaint: { message, ...(hint !== undefined && { hint }) } });
});

test.each([
  ['hublint.config.json', '{ "rules": {}, }', '1:14: JSON has no trailing commas; a `.jsonc` file may have them.'],
  ['hublint.config.json', '{ // calm\n}', '1:3: JSON has no comments; a `.jsonc` file may have them.'],
  [
    'hublint.config.json',
    '{ "rules": {},\n  "rules": {} }',
    '2:3: This key stands at 1:3 already; a configuration has each key once.',
  ],
  [
    'hublint.config.jsonc',
    '{\n  // calm\n  "extends": "strict",\n  "extends": "recommended"\n}',
    '4:3: This key stands at 3:3 already; a configuration has each key once.',
  ],
  [
    'hublint.config.yaml',
    'rules:\n  name-length: warn\n  version-semver: off\n  name-length: off\n',
    '4:3: This key stands at 2:3 already; a configuration has each key once.',
  ],
  [
    '.hublintrc',
    'rules: {}\n---\nrules: {}\n',
    '2:1: A second YAML document starts here; a configuration is a single document.',
  ],
  [
    'hublint.config.yaml',
    'rules:\n name-length: warn\n  secret-name-case: off\n',
    '3:3: `…` is indented further than the entry above it, whose value is a text; entries start at the same column, and quotes make a text with `: ` in it a string.',
  ],
  ['package.json', '{\n  "hublint": "strict"\n}', '2:3: A configuration is an object.'],
])('what is wrong with the text of %s is said: %j', async (name, text, said) => {
  await expect(settings({ [name]: text })).rejects.toMatchObject({ complaint: { message: `${name}:${said}` } });
});

test('a package.json that names hublint elsewhere is no configuration', () => {
  const text = '{ "devDependencies": { "hublint": "^1.0.0" }, "scripts": { "hublint": "hublint ." } }';
  expect(probe(folderWith({ 'package.json': text }))).toEqual({});
});

test.each([
  ['hublint.config.json', '{ "rules": ', 'hublint.config.json:1:12: The file ends without a closing `}`.'],
  ['hublint.config.yaml', 'rules: [', 'hublint.config.yaml:1:8: `[` is not closed.'],
  ['hublint.config.ts', 'export default {', 'hublint.config.ts:1: ParseError: Unexpected token.'],
  ['hublint.config.mjs', 'throw new Error("no network")', 'hublint.config.mjs:1: no network.'],
])('a broken %s is one sentence, led by its place', async (name, text, message) => {
  await expect(settings({ [name]: text })).rejects.toMatchObject({ complaint: { message } });
});

test.each([
  [
    'hublint.config.ts',
    'const depth: number = 3;\nexport default { rules: limits(depth) };',
    'hublint.config.ts:2: limits is not defined.',
  ],
  [
    'lint/house.ts',
    'export default {\n  rules: ;\n};',
    '`hublint.config.ts` cannot be read: lint/house.ts:2: ParseError: Unexpected token.',
  ],
  [
    'lint/house.ts',
    '\nexport default { rules: limits() };',
    '`hublint.config.ts` cannot be read: lint/house.ts:2: limits is not defined.',
  ],
])('a configuration that breaks in %s is led by the place there: %j', async (name, text, message) => {
  const files = { 'hublint.config.ts': "export { default } from './lint/house.ts';", [name]: text };
  await expect(settings(files)).rejects.toMatchObject({ complaint: { message } });
});

test.each([
  [
    'lint/house.ts',
    'const depth: number = 3;\nexport default { name: "house", rules: rules(depth) };',
    'lint/house.ts:2: rules is not defined.',
  ],
  ['lint/berths.ts', 'export const rules = [\n  { ;\n];', 'lint/berths.ts:2: ParseError: Unexpected token.'],
  ['lint/berths.ts', "throw new Error('No desk (/lint/x:1)')", 'lint/berths.ts:1: No desk (/lint/x:1).'],
])('a plugin that breaks in %s tells the place there: %j', async (name, text, message) => {
  const files = {
    'hublint.config.json': '{ "plugins": ["./lint/house.ts"] }',
    'lint/house.ts': "import { rules } from './berths.ts';\nexport default { name: 'house', rules };",
    [name]: text,
  };
  await expect(settings(files)).rejects.toThrow(
    `hublint.config.json:1:15: Plugin \`./lint/house.ts\` cannot be used: ${message}`,
  );
});

test('configurations that extend each other are a circle, not a stack', async () => {
  const files = {
    'hublint.config.json': '{ "extends": "./a.json" }',
    'a.json': '{ "extends": "./hublint.config.json" }',
  };
  await expect(settings(files)).rejects.toThrow('hublint.config.json → a.json → hublint.config.json');
});

test('a configuration that another extends has to exist', async () => {
  const files = { 'hublint.config.yaml': 'extends:\n  - strict\n  - ./house.yaml\n' };
  await expect(settings(files)).rejects.toThrow('hublint.config.yaml:3:5: Configuration `house.yaml` not found.');
});

test('a configuration named on the command line has to exist', async () => {
  await expect(settings({}, { configFile: 'lint.json' })).rejects.toThrow('Configuration `lint.json` not found.');
});

const plugin = `
export default {
  name: 'acme',
  rules: [{ id: 'name-acme', summary: 'S.', presets: { recommended: 'warn' }, messages: { m: 'M.' } }],
  presets: { house: { 'name-acme': 'error', 'secret-name-case': 'info' } },
};`;

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

test('a plugin’s preset gives options that fit the rules', async () => {
  const files = (options: string) => ({
    'rules.mjs': plugin.replace(
      "'secret-name-case': 'info'",
      `'name-length': ['info', ${options}], 'name-none': 'info'`,
    ),
    'hublint.config.json': '{ "plugins": ["./rules.mjs"], "extends": "acme/house" }',
  });
  expect(await settings(files('{ max: 20 }'))).toContain('name-length info {"max":20} preset acme/house');
  await expect(settings(files('{ max: "long" }'))).rejects.toThrow(
    'Rule `name-length` does not take these options at `max`: Invalid input: expected number, received string.',
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

test.each([
  '{ ".": { "import": "./rules.js" } }',
  '{ "types": "./rules.d.ts", "import": { "node": "./rules.js" } }',
  '{ ".": { "browser": "./none.js", "import": ["./rules.js"] } }',
])('a plugin may be a package that can only be imported: %s', async (exports) => {
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
  ['./rules.mjs', { 'rules.mjs': 'export default { name: "model", rules: [] }' }, /the prefix `model` is taken/],
  [
    './rules.mjs',
    { 'rules.mjs': plugin.replace('recommended', "'bp-lint'") },
    /`acme\/name-acme` cannot be in `bp-lint`, which holds what the platform’s linter finds and no more/,
  ],
])('plugin %s that cannot be used is named with the reason', async (name, files, message) => {
  const config = { 'hublint.config.json': JSON.stringify({ plugins: [name] }) };
  await expect(settings({ ...config, ...files })).rejects.toThrow(message);
});
