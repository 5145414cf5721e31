import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configModel } from '../../schemas/config.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { generate } from '../../scripts/generate/schemas.ts';
import { fits } from '../../src/engine/model/fits.ts';
import { optionGroup } from '../../src/rule/index.ts';

const rules = [
  { id: 'action-title-required', summary: 'An action has a title.' },
  {
    id: 'script-length',
    summary: 'A script is not nearly too long.',
    options: optionGroup({
      margin: { type: 'number', minimum: 0, maximum: 1, default: 0.1, description: 'How near is too near.' },
    }),
  },
];
const file = (await generate(rules)).find(({ path }) => path === 'schemas/config.schema.json');
const schema = JSON.parse(file?.text ?? '');
const validate = new Ajv({ strict: false }).compile(schema);

const fine: readonly (readonly [name: string, config: unknown])[] = [
  ['nothing', {}],
  ['a schema for editors', { $schema: './node_modules/hublint/schemas/config.schema.json' }],
  ['one preset', { extends: 'strict' }],
  ['a preset and a path', { extends: ['publish', './shared/hublint.config.json'] }],
  ['a severity', { rules: { 'action-title-required': 'warn' } }],
  ['a severity in a list', { rules: { 'action-title-required': ['off'] } }],
  ['options', { rules: { 'script-length': ['info', { margin: 0.2 }] } }],
  ['what is checked without a rule', { rules: { 'model/unknown-property': 'warn' } }],
  ['the rule of a plugin', { plugins: ['hublint-plugin-acme'], rules: { 'acme/tag-prefix': ['error', { any: 1 }] } }],
  ['an override', { overrides: [{ files: 'legacy/**', rules: { 'script-length': 'off' } }] }],
  ['all else', { ignores: ['vendor/**'], baseline: 'hublint-baseline.json' }],
];

const wrong: readonly (readonly [config: unknown, message: string])[] = [
  [{ rule: {} }, 'Unrecognized key: "rule"'],
  [{ extends: 5 }, 'extends: expected a string or an array of strings'],
  [{ plugins: 'hublint-plugin-acme' }, 'plugins: expected an array of strings'],
  [{ rules: [] }, 'rules: expected an object'],
  [
    { rules: { 'script-length': 'warning' } },
    'rules.script-length: expected one of `off`, `info`, `warn`, `error`, or an array of one of them and the options',
  ],
  [
    { rules: { 'script-length': ['warn', 0.2] } },
    'rules.script-length: expected one of `off`, `info`, `warn`, `error`, or an array of one of them and the options',
  ],
  [{ overrides: {} }, 'overrides: expected an array of overrides'],
  [{ overrides: [{ files: [], rules: {} }] }, 'overrides.0.files: expected at least one glob'],
  [{ overrides: [{ rules: {} }] }, 'overrides.0.files: expected a string or an array of strings'],
  [{ overrides: [{ files: '**', rules: {}, extends: 'strict' }] }, 'overrides.0: Unrecognized key: "extends"'],
  [{ ignores: [1] }, 'ignores.0: expected a string'],
  [{ baseline: true }, 'baseline: expected a file path'],
];

describe('a configuration', () => {
  test.each(fine)('may have %s', (_, config) => {
    expect(configModel.safeParse(config).error).toBeUndefined();
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
  });

  test.each(wrong)('%j is not valid', (config, message) => {
    const issues = configModel.safeParse(config).error?.issues ?? [];
    expect(issues.map(({ path, message: text }) => [path.join('.'), text].filter(Boolean).join(': '))).toEqual([
      message,
    ]);
    expect(validate(config)).toBe(false);
  });
});

describe('the JSON Schema of a configuration', () => {
  const { properties } = schema.definitions.rules;

  test('lists every rule and check by name', () => {
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['script-length', 'model/type', 'syntax/duplicate-key']),
    );
    expect(properties['action-title-required'].description).toBe('An action has a title.');
    expect(validate({ rules: { 'action-title': 'error' } })).toBe(false);
  });

  test('knows the options of a rule', () => {
    expect(JSON.stringify(properties['script-length'])).toContain('How near is too near.');
    expect(validate({ rules: { 'script-length': ['warn', { margin: 2 }] } })).toBe(false);
    expect(validate({ rules: { 'script-length': ['warn', { margins: 0.1 }] } })).toBe(false);
  });

  test('knows which rules and checks take no options', () => {
    for (const id of ['action-title-required', 'model/type']) {
      expect(validate({ rules: { [id]: ['warn', {}] } })).toBe(true);
      expect(validate({ rules: { [id]: ['warn', { margin: 0.1 }] } })).toBe(false);
    }
  });

  test('lists presets for completion', () => {
    expect(JSON.stringify(schema.properties.extends)).toContain('"recommended"');
  });

  test('knows a misspelled preset from a path or the preset of a plugin', () => {
    for (const name of ['harbour/recommended', './team.json', '../team.json', '.hublintrc', 'C:\\team.json'])
      expect(validate({ extends: ['strict', name] })).toBe(true);
    for (const name of ['stirct', 'team.json', '']) {
      expect(validate({ extends: name })).toBe(false);
      expect(validate({ extends: ['strict', name] })).toBe(false);
    }
  });
});

describe('what matches its shape', () => {
  const rarely = <T, U>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
    fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });
  const odd = fc.oneof(fc.constantFrom({}, [], null, 1), fc.jsonValue({ maxDepth: 2 }));
  const level = rarely(fc.constantFrom('error', 'warn', 'info', 'off'), fc.constantFrom('fatal', 1));
  const options = rarely(fc.constantFrom({}, { margin: 0.2 }), odd);
  const pairs = rarely(fc.tuple(level, options), fc.tuple(level, options, level));
  const setting = rarely(fc.oneof(level, fc.tuple(level), pairs), odd);
  const rules = rarely(fc.dictionary(fc.string(), setting, { maxKeys: 3 }), odd);
  const text = rarely(fc.string(), odd);
  const list = rarely(fc.array(text, { maxLength: 2 }), odd);
  const texts = fc.oneof(text, list);
  const override = fc.record({ files: texts, rules });
  const overrides = fc.array(rarely(override, odd), { maxLength: 2 });
  const keys = { $schema: text, extends: texts, plugins: list, rules, overrides, ignores: list, baseline: text };
  const configs = rarely(fc.record(keys, { requiredKeys: [] }), fc.record({ rules, rule: text }));

  test('is valid for Zod', () => {
    const fitting = { true: 0, false: 0 };
    const property = fc.property(configs, (config) => {
      const said: unknown = JSON.parse(JSON.stringify(config));
      // Zod drops the values of keys with this name.
      if (JSON.stringify(said).includes('"__proto__":')) return;
      const isTaken = configModel.safeParse(said).success;
      expect(fits(said, shapeOf('config'))).toBe(isTaken);
      fitting[`${isTaken}`] += 1;
    });
    fc.assert(property, { numRuns: 4000 });
    expect(Math.min(fitting.true, fitting.false)).toBeGreaterThan(400);
  });
});
