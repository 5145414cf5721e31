import { expect, test } from 'vitest';
import { compare, type LintOptions, lint, load } from '../../../src/index.ts';

const text = 'name: parcel-desk\nversion: 1.0.0\n';
const target = { text, file: 'integration.yaml' };

// Options from a program in JavaScript have not been checked by a compiler.
test.each<[string, unknown, string, string | undefined]>([
  [
    'a severity that does not exist',
    { rules: { 'version-semver': 'loud' } },
    'There is no severity `loud`.',
    'Known: `off`, `info`, `warn`, `error`.',
  ],
  [
    'a misspelt severity with options',
    { rules: { 'name-length': ['eror', { max: 9 }] } },
    'There is no severity `eror`.',
    'Did you mean `error`?',
  ],
  [
    'a severity that is undefined',
    { rules: { 'version-semver': undefined } },
    '`rules.version-semver`: expected one of `off`, `info`, `warn`, `error`, or an array of one of them and the options.',
    undefined,
  ],
  [
    'rules as a list',
    { rules: ['version-semver'] },
    '`rules` does not map rules to severities, as `version-semver: warn` does.',
    undefined,
  ],
  [
    'a misspelt rule',
    { rules: { 'version-semvr': 'warn' } },
    'There is no rule `version-semvr`.',
    'Did you mean `version-semver`?',
  ],
  ['a misspelt option', { preseet: 'strict' }, 'There is no option `preseet`.', 'Did you mean `preset`?'],
  ['a misspelt form', { as: 'recrod' }, 'There is no form `recrod`.', 'Did you mean `record`?'],
  ['a string for a boolean', { inline: 'no' }, '`inline`: expected `true` or `false`.', undefined],
  ['`true` for a baseline', { baseline: true }, '`baseline`: expected a string or `false`.', undefined],
  ['a callback that is not a function', { onResult: [] }, '`onResult`: expected a function.', undefined],
  ['no options at all', 'strict', 'The options are not an object.', undefined],
])('the library refuses %s', async (_, options, message, hint) => {
  const linting = lint(target, options as LintOptions);
  await expect(linting).rejects.toMatchObject({ complaint: { message, ...(hint !== undefined && { hint }) } });
});

test('an option of another function is refused', async () => {
  const message = 'There is no option `since`.';
  await expect(compare('git:HEAD:.', [], { since: 'main' } as object)).rejects.toMatchObject({
    complaint: { message },
  });
  await expect(load(target, { since: 'main' } as object)).rejects.toMatchObject({ complaint: { message } });
});

test('undefined counts as absent', async () => {
  const absent = { config: undefined, preset: undefined, rules: undefined, onNotice: undefined } as object;
  const { results } = await lint(target, { ...absent, as: 'definition' });
  expect(results).toMatchObject([{ name: 'parcel-desk', form: 'definition' }]);
});

const either = 'A target is a path, or an object with a `text` and the `file` that it belongs to.';
const path = 'A target is a path.';
const options = 'Options are the last argument.';

test.each<[string, (functions: Functions) => Promise<unknown>, string, string | undefined]>([
  ['options in place of targets', ({ lint }) => lint({ cwd: '.' }), either, options],
  ['options among targets', ({ load }) => load(['integration.yaml', { load: true }]), either, options],
  ['a text without a file name', ({ lint }) => lint({ text }), either, undefined],
  [
    'bytes in place of a text',
    ({ lint }) => lint({ text: Buffer.from(text), file: 'integration.yaml' }),
    either,
    undefined,
  ],
  ['a number in place of targets', ({ load }) => load(7), either, undefined],
  ['no base to compare with', ({ compare }) => compare(), path, undefined],
  ['a list as the base', ({ compare }) => compare(['integration.yaml']), path, undefined],
  ['a text as the base', ({ compare }) => compare(target), path, undefined],
  ['options in place of heads', ({ compare }) => compare('integration.yaml', { requireBump: true }), path, options],
])('the library refuses %s', async (_, call, message, hint) => {
  const given = { lint, load, compare } as unknown as Functions;
  await expect(call(given)).rejects.toMatchObject({ complaint: { message, ...(hint !== undefined && { hint }) } });
});

type Functions = Readonly<Record<'lint' | 'load' | 'compare', (...given: readonly unknown[]) => Promise<unknown>>>;
