import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { z as zodThree } from 'zod/v3';
import { compatRules } from '../../../rules/compat/index.ts';
import { rules } from '../../../rules/index.ts';
import { examplesIn } from '../../../scripts/rule-pages/example.ts';
import { modelOf, optionsModel } from '../../../src/engine/config/options.ts';
import { optionsOf } from '../../../src/engine/config/options-of.ts';
import { KnownError } from '../../../src/engine/known-error.ts';
import { fits } from '../../../src/engine/model/fits.ts';
import type { OptionsSchema } from '../../../src/rule/index.ts';

const withOptions = [...rules, ...compatRules].filter(({ options }) => options !== undefined);

describe.each(withOptions.map((rule) => [rule.id, rule] as const))('the options of %s', (id, rule) => {
  // Built-in rules use JSON Schemas, so that most runs need not load Zod.
  const model = modelOf(rule.options as OptionsSchema);

  it('have valid defaults', () => {
    const defaults = optionsOf(rule, 'error');
    expect(model.safeParse(defaults)).toEqual({ success: true, data: defaults });
    expect(Object.values(defaults as object)).not.toContain(undefined);
  });

  it('are valid exactly if Zod accepts them', () => {
    const schemas = Object.values((rule.options as OptionsSchema).properties);
    const said = schemas.flatMap((one) => [one.default, one.minimum, one.maximum, ...(one.enum ?? [])]);
    const inside = schemas.flatMap(({ properties = {} }) => Object.keys(properties));
    const value = fc.oneof(
      fc.constantFrom(
        ...said.filter((one) => one !== undefined),
        -1,
        0.5,
        101,
        '',
        'all',
        true,
        null,
        [],
        ['hosts'],
        [1],
      ),
      fc.dictionary(fc.constantFrom(...inside, 'margin'), fc.constantFrom('error', 'off', 'of', 1)),
    );
    const names = Object.keys((rule.options as OptionsSchema).properties);
    const property = fc.property(fc.dictionary(fc.constantFrom(...names, 'margins'), value), (given) => {
      expect(fits(given, rule.options as OptionsSchema)).toBe(model.safeParse(given).success);
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('are valid in the presets, and default if omitted', () => {
    for (const entry of Object.values(rule.presets)) {
      const given = typeof entry === 'string' ? {} : entry[1];
      expect(model.safeParse(given).success).toBe(true);
      expect(Object.keys(optionsOf(rule, ['error', given]) as object)).toEqual(
        Object.keys(optionsOf(rule, 'error') as object),
      );
    }
  });

  it('are valid in the examples of its page', () => {
    const page = readFileSync(new URL(`../../../rules/${id}.md`, import.meta.url), 'utf8');
    for (const { options } of examplesIn(page)) expect(model.safeParse(options).success).toBe(true);
  });

  it('have no further keys', () => {
    expect(model.safeParse({ 'no-such-option': true }).success).toBe(false);
  });
});

it('a group of options has defaults for those that are omitted', () => {
  const titled = rules.find(({ id }) => id === 'field-title-required');
  expect(titled && optionsOf(titled, ['error', { owners: { message: 'info' } }])).toMatchObject({
    depth: 'top',
    owners: { configuration: 'error', message: 'info', entity: 'off' },
  });
});

describe('a did-you-mean', () => {
  const owners = ['warn', 'off'] as const;
  const models = {
    'Zod 4': z.strictObject({
      depth: z.enum(['top', 'all']).default('top'),
      owners: z.strictObject({ 'action-input': z.enum(owners).optional() }).optional(),
    }),
    'Zod 3': zodThree
      .object({
        depth: zodThree.enum(['top', 'all']).default('top'),
        owners: zodThree
          .object({ 'action-input': zodThree.enum(owners).optional() })
          .strict()
          .optional(),
      })
      .strict(),
    'JSON Schema': optionsModel({
      type: 'object',
      additionalProperties: false,
      properties: {
        depth: { enum: ['top', 'all'] },
        owners: { type: 'object', additionalProperties: false, properties: { 'action-input': { enum: owners } } },
      },
    }),
  };

  it.each(Object.entries(models))('comes from a model of %s', (_, options) => {
    const rule = { id: 'depth-known', summary: '', presets: {}, messages: {}, options };
    const hint = (given: Readonly<Record<string, unknown>>) => {
      try {
        return optionsOf(rule, ['error', given]);
      } catch (error) {
        return error instanceof KnownError ? error.complaint.hint : error;
      }
    };
    expect(hint({ dept: 'all' })).toBe('Did you mean `depth`?');
    expect(hint({ depth: 'al' })).toBe('Did you mean `all`?');
    expect(hint({ owners: { 'acton-input': 'off' } })).toBe('Did you mean `action-input`?');
    expect(hint({ owners: { 'action-input': 'of' } })).toBe('Did you mean `off`?');
    expect(hint({ owners: { 'action-input': 3 } })).toBe('`hublint explain depth-known` lists its options.');
    expect(hint({ owners: { toString: 'off' } })).toBe('`hublint explain depth-known` lists its options.');
  });
});
