import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { z as zodThree } from 'zod/v3';
import { compatRules } from '../../../rules/compat/index.ts';
import { rules } from '../../../rules/index.ts';
import { optionsModel } from '../../../src/engine/config/options.ts';
import { optionsOf } from '../../../src/engine/config/options-of.ts';
import { optionsText } from '../../../src/engine/config/options-text.ts';
import type { Rule } from '../../../src/rule/index.ts';

const exampleIn = (text: string): Record<string, ['error', Readonly<Record<string, unknown>>]> =>
  JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '').rules;

const all = [...rules, ...compatRules];
const withOptions = all.filter(({ options }) => options !== undefined);

describe.each(withOptions.map((rule) => [rule.id, rule] as const))('the options of %s', (id, rule) => {
  const text = optionsText(rule) ?? '';

  it('end its page', () => {
    const page = readFileSync(new URL(`../../../rules/${id}.md`, import.meta.url), 'utf8');
    expect(page.endsWith(`\n\n<!-- begin options -->\n${text}\n<!-- end options -->\n`)).toBe(true);
  });

  it('are complete, and the example is valid', () => {
    const defaults = optionsOf(rule, 'error') as object;
    for (const name of Object.keys(defaults)) expect(text).toContain(`\n- \`${name}\`: `);
    const { [id]: setting } = exampleIn(text);
    expect(Object.keys(setting?.[1] ?? {})).toHaveLength(1);
    expect(setting && optionsOf(rule, setting)).toMatchObject(setting?.[1] ?? {});
  });
});

it('a rule without options has no such section', () => {
  expect(all.filter((rule) => rule.options === undefined && optionsText(rule) !== undefined)).toEqual([]);
});

describe('the options of a plugin’s rule', () => {
  const textOf = (options: unknown, presets: Rule['presets'] = {}) =>
    optionsText({
      id: 'ports/port-known',
      summary: 'The port is known.',
      presets,
      messages: {},
      options: optionsModel(options),
    } satisfies Rule);

  it.each([
    [
      'a JSON Schema',
      {
        type: 'object',
        properties: {
          ports: {
            type: 'array',
            items: { type: 'string' },
            default: ['a', 'b', 'c'],
            description: 'Those that there are.',
          },
        },
      },
      '- `ports`: A list of strings. Those that there are. Default: `["a", "b", "c"]`.',
    ],
    [
      'Zod 3',
      zodThree.object({ deep: zodThree.boolean().default(false) }),
      '- `deep`: `true` or `false`. Default: `false`.',
    ],
    [
      'one without a default',
      { type: 'object', required: ['least'], properties: { least: { type: 'integer', minimum: 1 } } },
      '- `least`: A whole number from 1.',
    ],
    [
      'Zod 4',
      z.strictObject({ depth: z.number().positive().default(3) }),
      '- `depth`: A number above 0. Default: `3`.',
    ],
  ])('are generated from %s', (_, options, line) => {
    const text = textOf(options) ?? '';
    expect(text.split('\n')[2]).toBe(line);
    expect(Object.keys(exampleIn(text))).toEqual(['ports/port-known']);
  });

  it('are followed by those that presets set', () => {
    const deep = { type: 'object', properties: { deep: { type: 'boolean', default: false } } };
    const presets: Rule['presets'] = {
      recommended: 'warn',
      strict: ['error', { deep: true }],
      publish: ['warn', { deep: false }],
      hub: ['error', { deep: true }],
    };
    expect(textOf(deep, presets)).toContain(
      'Default: `false`.\n\nSet by presets: `{ "deep": true }` in `strict` and `hub`; `{ "deep": false }` in `publish`.\n\nIn a',
    );
    expect(textOf(deep, { recommended: 'warn' })).not.toContain('presets');
  });

  it('are none where there is no property', () => {
    expect(textOf({ type: 'object' })).toBeUndefined();
  });
});
