import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { effectiveSettings } from '../../../src/engine/config/layers.ts';
import { planFor } from '../../../src/engine/config/plan-for.ts';
import { registryOf } from '../../../src/engine/plan/registry.ts';
import { withPlugin } from '../../../src/engine/plan/with-plugin.ts';
import { defineRule } from '../../../src/rule/index.ts';
import { folderWith } from '../folder.ts';
import { defaults, load, named, secret, settings } from './settings.ts';

const removed = defineRule({
  id: 'compat/secret-removed',
  summary: 'A secret is not removed.',
  presets: { recommended: 'error' },
  messages: { removed: 'It is gone.' },
});

describe('rules outside of the registry', () => {
  const omitting = registryOf([named, secret], [removed.id]);
  const whole = () => Promise.resolve(registryOf([named, secret, removed]));
  const said = (rules: string) => folderWith({ 'hublint.config.yaml': `rules: ${rules}\n` });

  test('are not loaded if nothing names one', async () => {
    const { registry: known } = await load(said('{ name-length: off }'), {
      registry: omitting,
      loadFullRegistry: whole,
    });
    expect(known).toBe(omitting);
  });

  test.each([
    ['a configuration', said('{ compat/secret-removed: off }'), {}],
    ['an option', folderWith({}), { rules: { 'compat/secret-removed': 'off' } } as const],
  ])('are loaded if %s names one', async (_, cwd, options) => {
    const { registry: known, layers } = await load(cwd, { registry: omitting, loadFullRegistry: whole, ...options });
    expect([[...known.rules.keys()], known.omitted]).toEqual([[named.id, secret.id, removed.id], []]);
    expect(effectiveSettings(layers, 'integration.json').get(removed.id)?.level).toBe('off');
  });

  test('are suggested for a misspelt name', async () => {
    await expect(
      load(said('{ compat/secret-remove: off }'), { registry: omitting, loadFullRegistry: whole }),
    ).rejects.toMatchObject({
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

  test('have a prefix that no plugin can use', () => {
    const plugin = { name: 'compat', rules: [named] };
    expect(() => withPlugin(omitting, plugin)).toThrow(new Error('the prefix `compat` is taken.'));
  });
});

test('without a configuration, the recommended preset applies', async () => {
  expect(await settings({})).toEqual(defaults);
});

test.each([
  ['hublint.config.json', '{ "rules": { "name-length": ["error", { "max": 30 }] } }'],
  ['hublint.config.jsonc', '{\n  // calm\n  "rules": { "name-length": ["error", { "max": 30 }] },\n}'],
  ['.hublintrc.jsonc', '{ "rules": { "name-length": ["error", { "max": 30 }] } /* calm */ }'],
  ['hublint.config.json', '\uFEFF{ "rules": { "name-length": ["error", { "max": 30 }] } }'],
  ['hublint.config.yaml', 'rules:\n  name-length: [error, { max: 30 }]\n'],
  ['hublint.config.yml', 'rules:\n  name-length: [error, { max: 30 }]\n'],
  ['.hublintrc', 'rules:\n  name-length: [error, { max: 30 }]\n'],
  ['.hublintrc.yaml', 'rules:\n  name-length: [error, { max: 30 }]\n'],
  ['.hublintrc.yml', 'rules:\n  name-length: [error, { max: 30 }]\n'],
  ['.hublintrc.json', '{ "rules": { "name-length": ["error", { "max": 30 }] } }'],
  ['hublint.config.mjs', 'export default { rules: { "name-length": ["error", { max: 30 }] } };'],
  ['hublint.config.js', 'module.exports = { rules: { "name-length": ["error", { max: 30 }] } };'],
  ['hublint.config.cjs', 'module.exports = { rules: { "name-length": ["error", { max: 30 }] } };'],
  ['hublint.config.ts', 'const max: number = 30;\nexport default { rules: { "name-length": ["error", { max }] } };'],
  ['hublint.config.mts', 'const max: number = 30;\nexport default { rules: { "name-length": ["error", { max }] } };'],
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

test('overrides apply to the files they name, relative to the configuration', async () => {
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

test('an invalid glob is reported at its position', async () => {
  const overrides = `overrides:\n  - files: legacy/**\n    rules: {}\n  - files: [drafts/**, ${'x'.repeat(70_000)}]\n    rules: {}\n`;
  await expect(settings({ 'hublint.config.yaml': overrides })).rejects.toMatchObject({
    complaint: { message: expect.stringMatching(/^hublint\.config\.yaml:4:5: The glob `x{60}…` is too long/) },
  });
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
])('an override of `%s` applies to everything in that folder', async (files, holds) => {
  const config = JSON.stringify({ overrides: [{ files, rules: { 'secret-name-case': 'off' } }] });
  const found = await settings({ 'hublint.config.json': config }, {}, 'legacy/chat/integration.json');
  expect(found.includes('secret-name-case off hublint.config.json')).toBe(holds);
});

test.each([
  [['**', '!legacy/**'], false],
  [['**', '!legacy'], false],
  [['**', '!legacy', 'legacy/chat'], true],
  [['desk/**', '!desk/old/**'], false],
  [['!desk/**'], true],
  [['!legacy/'], false],
  [['!desk', '!legacy'], false],
  [['!(desk)/**'], true],
])('an override of %j excludes what begins with an exclamation mark', async (files, holds) => {
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
])('an extended configuration extends the default, too, %s', async (_, base, extended, others) => {
  const files = {
    'hublint.config.json': JSON.stringify({ extends: extended }),
    'base.json': JSON.stringify({ ...base, rules: { 'name-length': 'error' } }),
  };
  const ofRules = (await settings(files)).filter((setting) => !setting.startsWith('syntax/'));
  expect(ofRules.toSorted()).toEqual(['name-length error base.json', ...others]);
});

test('a severity alone keeps the options that were set before', async () => {
  const files = {
    'hublint.config.json': '{ "extends": ["recommended", "./base.json"], "rules": { "name-length": "error" } }',
    'base.json': '{ "rules": { "name-length": ["warn", { "max": 10 }] } }',
  };
  expect((await settings(files))[0]).toBe('name-length error {"max":10} hublint.config.json');
});

test('a preset on the command line replaces what the configuration extends', async () => {
  const files = { 'hublint.config.json': '{ "extends": "recommended", "rules": { "name-length": "info" } }' };
  expect(await settings(files, { preset: 'strict' })).toEqual([
    'secret-name-case error preset strict',
    'syntax/opaque warn preset strict',
    'name-length info hublint.config.json',
  ]);
});

test('a preset on the command line keeps the ignores and the baseline of an extended configuration', async () => {
  const files = {
    'lint/base.json':
      '{ "extends": "strict", "rules": { "name-length": "off" }, "ignores": ["drafts/**"], "baseline": "known.json" }',
    'hublint.config.json': '{ "extends": "./lint/base.json" }',
  };
  const cwd = folderWith(files);
  const { ignores, baseline } = await load(cwd, { preset: 'recommended' });
  expect([ignores, baseline]).toEqual([
    [{ folder: join(cwd, 'lint'), names: ['drafts/**'] }],
    { folder: join(cwd, 'lint'), names: 'known.json' },
  ]);
  expect(await settings(files, { preset: 'recommended' })).toEqual(defaults);
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
