import { describe, expect, test } from 'vitest';
import { builtInChecks } from '../../../src/engine/plan/checks.ts';
import { isPluginRule, registryOf, withRegistry } from '../../../src/engine/plan/registry.ts';
import { textOnly } from '../../../src/engine/plan/text-only.ts';
import { withPlugin } from '../../../src/engine/plan/with-plugin.ts';
import type { Plugin } from '../../../src/rule/plugin.ts';
import type { Rule } from '../../../src/rule/rule.ts';

const ruleOf = (id: string, presets: Rule['presets'] = {}): Rule => ({
  id,
  summary: `It is ${id}.`,
  presets,
  messages: {},
});

const registry = registryOf([
  ruleOf('action-title-required', { recommended: 'warn', 'bp-lint': 'error' }),
  ruleOf('name-format', { recommended: ['error', { longest: 20 }], strict: 'error', harbour: 'info' }),
  ruleOf('compat/action-removed', { recommended: 'error' }),
]);

const presets = ({ presets: all }: typeof registry) =>
  Object.fromEntries([...all].map(([name, entries]) => [name, { ...entries }]));

const models = ['required', 'unknown-property', 'type', 'too-long', 'too-short', 'enum', 'format'];

test('a built-in preset contains the rules that name it, and the checks that only it enables', () => {
  expect(presets(registry)).toEqual({
    recommended: {
      'action-title-required': 'warn',
      'name-format': ['error', { longest: 20 }],
      'compat/action-removed': 'error',
    },
    strict: { 'name-format': 'error', 'syntax/opaque': 'warn' },
    publish: { 'syntax/opaque': 'warn' },
    hub: { 'syntax/opaque': 'warn' },
    'bp-lint': {
      ...Object.fromEntries(models.map((id) => [`model/${id}`, 'off'])),
      'action-title-required': 'error',
    },
  });
});

test('without rules, the presets exist all the same', () => {
  const { recommended, 'bp-lint': mirror = {}, ...others } = presets(registryOf([]));
  expect([recommended, Object.keys(mirror), Object.keys(others)]).toEqual([
    {},
    models.map((id) => `model/${id}`),
    ['strict', 'publish', 'hub'],
  ]);
  expect(others).toEqual({ strict: opaque, publish: opaque, hub: opaque });
});

const opaque = { 'syntax/opaque': 'warn' };

test('rules and checks have unique ids, and no check can be turned off that reports a crashed rule', () => {
  expect([...registry.rules].map(([id, rule]) => id === rule.id && id)).toEqual([
    'action-title-required',
    'name-format',
    'compat/action-removed',
  ]);
  expect([...registry.checks.keys()]).toEqual(builtInChecks.map(({ id }) => id));
  expect(builtInChecks.filter(({ fixed }) => fixed).map(({ id }) => id)).toEqual(['internal/rule-crashed']);
});

test.each([
  ['house/seat-title', true],
  ['action-title-required', false],
  ['compat/action-removed', false],
])('whether a rule comes from a plugin is known from its id: %s', (id, expected) => {
  expect(isPluginRule(id)).toBe(expected);
});

describe('with a plugin', () => {
  const plugin: Plugin = {
    name: 'house-2',
    rules: [
      ruleOf('seat-title', { recommended: 'error', all: 'warn' }),
      ruleOf('seat-row', { all: ['info', { rows: 3 }] }),
    ],
    presets: {
      all: { 'seat-title': 'error', 'house-2/seat-row': 'warn', 'name-format': 'off' },
      quiet: { 'seat-row': 'off' },
    },
  };

  test('its rules and presets are prefixed, and exist beside all others', () => {
    const plugged = withPlugin(registry, plugin);
    expect([...plugged.rules.keys()].slice(3)).toEqual(['house-2/seat-title', 'house-2/seat-row']);
    expect(plugged.rules.get('house-2/seat-row')?.id).toBe('house-2/seat-row');
    expect(plugged.checks).toBe(registry.checks);
    const { recommended, ...others } = presets(plugged);
    expect(recommended).toEqual({ ...presets(registry).recommended, 'house-2/seat-title': 'error' });
    const { recommended: _, ...known } = presets(registry);
    expect(others).toEqual({
      ...known,
      'house-2/recommended': { 'house-2/seat-title': 'error' },
      'house-2/all': { 'house-2/seat-title': 'error', 'house-2/seat-row': 'warn', 'name-format': 'off' },
      'house-2/quiet': { 'house-2/seat-row': 'off' },
    });
    // The original registry is unchanged.
    expect(Object.keys(presets(registry).recommended ?? {})).toHaveLength(3);
  });

  test('without presets, whose rules are in none, there are only its rules', () => {
    const plugged = withPlugin(registry, { name: 'ferry', rules: [ruleOf('seat-title')] });
    expect(presets(plugged)).toEqual(presets(registry));
  });

  test('whose rule names the preset of another plugin, that one is unchanged', () => {
    const house = withPlugin(registry, plugin);
    const plugged = withPlugin(house, { name: 'ferry', rules: [ruleOf('seat-title', { 'house-2/all': 'warn' })] });
    expect(presets(plugged)).toEqual({ ...presets(house), 'ferry/house-2/all': { 'ferry/seat-title': 'warn' } });
  });

  test('whose preset has the name of an inherited property, no built-in one is changed', () => {
    const plugged = withPlugin(registry, {
      name: 'ferry',
      rules: [ruleOf('seat-title', Object.fromEntries([['toString', 'warn' as const]]))],
    });
    expect([...plugged.presets.keys()].filter((name) => !registry.presets.has(name))).toEqual(['ferry/toString']);
  });

  test.each(['', 'House', '-house', 'our/house', 'house_2', 'house '])(
    'a name is refused that is no valid prefix: %j',
    (name) => {
      const message = `\`${name}\` is not a name of lowercase letters, digits and dashes.`;
      expect(() => withPlugin(registry, { ...plugin, name })).toThrow(new Error(message));
    },
  );

  test.each(['model', 'suppression', 'compat', 'house-2'])('a prefix is refused that is in use: %s', (name) => {
    const message = `the prefix \`${name}\` is taken.`;
    expect(() => withPlugin(withPlugin(registry, plugin), { ...plugin, name })).toThrow(new Error(message));
  });

  test('a prefix is free even if it begins like another one', () => {
    expect(withPlugin(withPlugin(registry, plugin), { ...plugin, name: 'house' }).rules.has('house/seat-row')).toBe(
      true,
    );
  });

  test('whose rule claims to be in the preset that mirrors another linter, it is refused', () => {
    const rules = [ruleOf('seat-row'), ruleOf('seat-title', { 'bp-lint': 'warn' })];
    const message =
      '`ferry/seat-title` cannot be in `bp-lint`, which holds what the platform’s linter finds and no more.';
    expect(() => withPlugin(registry, { name: 'ferry', rules })).toThrow(new Error(message));
    const own = withPlugin(registry, { name: 'ferry', rules: [], presets: { 'bp-lint': { 'name-format': 'off' } } });
    expect(presets(own)).toEqual({ ...presets(registry), 'ferry/bp-lint': { 'name-format': 'off' } });
  });
});

test('two registries contain what each contains, and a single one is returned as it is', () => {
  const [house, ferry] = ['house', 'ferry'].map((name) =>
    withPlugin(registry, { name, rules: [ruleOf('seat-title', { all: 'warn', recommended: 'error' })] }),
  ) as [typeof registry, typeof registry];
  const both = withRegistry(house, ferry);
  expect([...both.rules.keys()].slice(3)).toEqual(['ferry/seat-title', 'house/seat-title']);
  expect([...both.checks]).toEqual([...registry.checks]);
  expect(both.presets.get('house/all')).toEqual({ 'house/seat-title': 'warn' });
  expect(both.presets.get('ferry/all')).toEqual({ 'ferry/seat-title': 'warn' });
  expect({ ...both.presets.get('recommended') }).toEqual(presets(house).recommended);
  expect(withRegistry(house, house)).toBe(house);
});

test('a plan for the text alone has no rules, and only checks of the text', () => {
  const severities = ['syntax/parse-error', 'model/required', 'suppression/unused'].map(textOnly.severityOf);
  expect([textOnly.rules, severities, textOnly.urlOf('name-format')]).toEqual([[], ['error', 'off', 'off'], undefined]);
});
