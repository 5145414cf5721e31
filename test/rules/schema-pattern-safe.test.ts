import rule from '../../rules/schema-pattern-safe.ts';
import { testRule } from '../../src/testing/index.ts';
import { patterns } from './facts.ts';

const facts = { patterns };
const long = '(a*b)*'.repeat(1000);
const pattern = (text: string) => ({ states: { cart: { schema: { pattern: text } } } });

testRule(rule, {
  valid: [
    ...[
      '^PX\\d{8}$',
      '^(?!\\.)(?!.*\\.\\.)([a-zA-Z0-9_+-\\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\\-]*\\.)+[a-zA-Z]{2,}$',
      '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,}$',
      '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
      '^(a|b)*$',
      '/topics/',
      '/^[a-z]+$',
      '/a\\$/',
      '(a+)+',
      '\\p{L}+\\/[\\]\\-]',
      '^(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
      `(${'('.repeat(10)}a${')*'.repeat(10)})`,
    ].map((text) => ({ name: text.slice(0, 80), manifest: pattern(text), facts })),
    { name: 'no analysis is available', manifest: pattern('^(a+)+$') },
  ],
  invalid: [
    {
      name: 'an invalid regular expression',
      facts,
      manifest: `
        actions:
          trackParcel:
            input:
              schema:
                properties:
                  code: { pattern: ⟦'^PX(\\d+'⟧ }
                patternProperties:
                  ⟦'[a-'⟧: { type: string }
      `,
      problems: [
        {
          message: 'invalid',
          text: 'The pattern `[a-` of `schema` of action `trackParcel` input is not a regular expression: Unterminated character class.',
        },
        {
          message: 'invalid',
          text: 'The pattern `^PX(\\d+` of `code` of action `trackParcel` input is not a regular expression: Unterminated group.',
        },
      ].reverse(),
    },
    {
      name: 'a pattern longer than the analysis supports',
      facts,
      manifest: `{ "states": { "cart": { "schema": { "properties": {
        "code": { "pattern": ⟦"^${long}$"⟧ }, "note": { "pattern": "^PX$" }
      }, "patternProperties": { ⟦"^${long}"⟧: true } } } } }`,
      problems: [
        'unclear',
        {
          message: 'unclear',
          text: 'Whether the pattern `^(a*b)*(a*b)*(a*b)*(a*b)*(a*b)*(a*b)*(a*b)*(a*b)*(a*b)*(a*b…` of `schema` of state `cart` takes exponential time on some inputs cannot be told: it is too complex.',
          severity: 'warn',
        },
      ],
    },
    {
      name: 'a pattern between slashes, as in code',
      facts,
      manifest: `{ "states": { "cart": { "schema": {
        "pattern": ⟦"/^[A-Z]{2}\\\\d+$/i"⟧, "patternProperties": { ⟦"/PX$/"⟧: true, ⟦"/^(/"⟧: true }
      } } } }`,
      problems: [
        {
          message: 'delimited',
          text: 'The pattern `/^[A-Z]{2}\\d+$/i` of `schema` of state `cart` has slashes around it, which stand for themselves; expected `^[A-Z]{2}\\d+$`.',
          severity: 'error',
          fix: 'unsafe',
        },
        'delimited',
        'invalid',
      ],
      fixed: `{ "states": { "cart": { "schema": {
        "pattern": "^[A-Z]{2}\\\\d+$", "patternProperties": { "/PX$/": true, "/^(/": true }
      } } } }`,
    },
    {
      name: 'a pattern between escaped slashes',
      facts,
      manifest: String.raw`states: { cart: { schema: { pattern: ⟦'\/^PX$\/'⟧ } } }`,
      problems: [{ message: 'delimited', fix: 'unsafe' }],
      fixed: "states: { cart: { schema: { pattern: '^PX$' } } }",
    },
    {
      name: 'a pattern between slashes is not analysed any further',
      facts,
      manifest: "states: { cart: { schema: { pattern: ⟦'/^(x*)*$/'⟧ } } }",
      problems: ['delimited'],
      fixed: "states: { cart: { schema: { pattern: '^(x*)*$' } } }",
    },
    {
      name: 'escapes that Unicode mode does not have',
      facts,
      manifest: '{ "states": { "cart": { "schema": { "pattern": ⟦"^\\\\_a\\\\-[b\\\\-c\\\\@]\\\\\\\\$"⟧ } } } }',
      problems: [{ message: 'legacy', severity: 'warn', fix: 'safe' }],
      fixed: '{ "states": { "cart": { "schema": { "pattern": "^_a-[b\\\\-c@]\\\\\\\\$" } } } }',
    },
    {
      name: 'syntax without a fix that Unicode mode does not have',
      facts,
      manifest:
        '{ "states": { "cart": { "schema": { "pattern": ⟦"^\\\\k{"⟧, "patternProperties": { ⟦"\\\\_"⟧: true } } } } }',
      problems: ['legacy', 'legacy'],
    },
    {
      name: 'a nested repetition',
      facts,
      manifest: '{ "states": { "cart": { "schema": { "pattern": "^⟦([a-z]+\\\\s?)+⟧$" } } } }',
      problems: [
        {
          message: 'exponential',
          text: 'The pattern `^([a-z]+\\s?)+$` of `schema` of state `cart` takes exponential time on some inputs, because of `([a-z]+\\s?)+`.',
          severity: 'error',
        },
      ],
    },
    ...['^⟦(a|aa)+⟧$', '^x⟦(\\w|\\d)*⟧$', '^(?:⟦(a{1,100}){1,100}⟧b)$', '⟦(?:a|b|ab)*⟧c'].map((text) => ({
      manifest: `states: { cart: { schema: { pattern: '${text}' } } }`,
      facts,
      problems: ['exponential'],
    })),
    {
      name: 'a nested repetition in `patternProperties`',
      facts,
      manifest: "states: { cart: { schema: { patternProperties: { ⟦'^(x*)*$'⟧: {} } } } }",
      problems: ['exponential'],
    },
  ],
});
