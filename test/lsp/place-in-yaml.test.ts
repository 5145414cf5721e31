import { expect, test } from 'vitest';
import { placeInYaml } from '../../src/lsp/completion/place-in-yaml.ts';

test('the names and numbers that lead to a place in blocks and brackets', () => {
  const text = "overrides:\n  - files: desk\n    rules:\n      'script-length': [warn, { per";
  expect(placeInYaml(text, { line: 2, character: 8 })).toEqual({ steps: ['overrides', 0], isKey: true });
  expect(placeInYaml(text, { line: 3, character: 35 })).toEqual({
    steps: ['overrides', 0, 'rules', 'script-length', 1],
    isKey: true,
  });
});

test.each([
  ['rules:\n  version-semver: warn # |', false],
  ['rules:\n  version-semver: warn #|', false],
  ['rules:\n  version-semver: don\'t # "|', false],
  ['rules:\n  # |', false],
  ['rules: { # |', false],
  ['rules: { "a": off, # it\'s |', false],
  ['rules:\n  version-semver: |', true],
  ['rules:\n  version-semver: "warn # |', true],
  ["rules:\n  'it''s #1': |", true],
  ['rules:\n  "a \\" # b": |', true],
  ['rules:\n  version-semver: a#|', true],
  ['# Ours.\nrules: {|', true],
])('nothing is at a place in a comment: %s', (text, isPlace) => {
  const before = text.replace('|', '').split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  expect(placeInYaml(`${before.join('\n')} # more`, position) !== undefined).toBe(isPlace);
});

test('a long line of dashes is looked at once', () => {
  const text = `rules:\n${'-'.repeat(200_000)}\n  x`;
  expect(placeInYaml(text, { line: 2, character: 3 })).toEqual({ steps: ['rules'], isKey: true });
});
