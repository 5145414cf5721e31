import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compatRules } from '../../../rules/compat/index.ts';
import { rules } from '../../../rules/index.ts';
import { examplesIn } from '../../../scripts/rule-pages/example.ts';
import { modelOf } from '../../../src/engine/config/options.ts';
import { optionsOf } from '../../../src/engine/config/validate.ts';
import type { OptionsSchema } from '../../../src/rule/index.ts';

const withOptions = [...rules, ...compatRules].filter(({ options }) => options !== undefined);

describe.each(withOptions.map((rule) => [rule.id, rule] as const))('the options of %s', (id, rule) => {
  // Built-in rules say them as JSON Schemas: Zod is not loaded for most runs.
  const model = modelOf(rule.options as OptionsSchema);

  it('have defaults that they take', () => {
    const defaults = optionsOf(rule, 'error');
    expect(model.safeParse(defaults)).toEqual({ success: true, data: defaults });
    expect(Object.values(defaults as object)).not.toContain(undefined);
  });

  it('are taken as the presets give them, and left out ones have their defaults', () => {
    for (const entry of Object.values(rule.presets)) {
      const given = typeof entry === 'string' ? {} : entry[1];
      expect(model.safeParse(given).success).toBe(true);
      expect(Object.keys(optionsOf(rule, ['error', given]) as object)).toEqual(
        Object.keys(optionsOf(rule, 'error') as object),
      );
    }
  });

  it('are taken as the examples of its page give them', () => {
    const page = readFileSync(new URL(`../../../rules/${id}.md`, import.meta.url), 'utf8');
    for (const { options } of examplesIn(page)) expect(model.safeParse(options).success).toBe(true);
  });

  it('are no others', () => {
    expect(model.safeParse({ 'no-such-option': true }).success).toBe(false);
  });
});

it('a group of options has the defaults of those that are left out', () => {
  const titled = rules.find(({ id }) => id === 'field-title-required');
  expect(titled && optionsOf(titled, ['error', { owners: { message: 'info' } }])).toMatchObject({
    depth: 'top',
    owners: { configuration: 'error', message: 'info', entity: 'off' },
  });
});
