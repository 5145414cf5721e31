import { expect, test } from 'vitest';
import { pathInYaml } from '../../src/lsp/completion/path-in-yaml.ts';

/** Returns the path at the cursor mark, with a comment after the text. */
function placeAt(text: string) {
  const before = text.replace('|', '').split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return pathInYaml(`${before.join('\n')} # more`, position);
}

test('the path of a position in blocks and brackets', () => {
  const text = "overrides:\n  - files: desk\n    rules:\n      'script-length': [warn, { per";
  expect(pathInYaml(text, { line: 2, character: 8 })).toEqual({ steps: ['overrides', 0], isKey: true });
  expect(pathInYaml(text, { line: 3, character: 35 })).toEqual({
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
])('there is no path in a comment: %s', (text, isPlace) => {
  expect(placeAt(text) !== undefined).toBe(isPlace);
});

test.each([
  [
    'overrides:\n  - files: desk\n    rules:\n      text-trimmed: off\n  - files: quay\n    rules:\n      |',
    [1, 'rules'],
  ],
  ['overrides:\n- files: desk\n# Of the quay.\n- rules:\n    |', [1, 'rules']],
  ['overrides:\n- files:\n  - desk\n  - quay\n- rules:\n  - - off\n    - |', [1, 'rules', 0, 1]],
  ['overrides:\n- files: desk\n  rules:\n  - |', [0, 'rules', 0]],
  ['overrides:\n  -\n    rules:\n      |', [0, 'rules']],
  ['overrides:\n  - files: [desk]\n\n  - files: [quay,\n      |', [1, 'files', 1]],
])('an item counts within its own list: %s', (text, steps) => {
  expect(placeAt(text)?.steps).toEqual(['overrides', ...steps]);
});

test.each([
  ['rules: {\n  text-trimmed: [warn, { max: 1 }], |', ['rules'], true],
  ['rules: {\n  text-trimmed: [warn, { max: 1 }], version-semver: [|', ['rules', 'version-semver', 0], false],
  ['# Ours.\nrules: { text-trimmed: [warn, {\n    max: 1 }], |', ['rules'], true],
  ['rules: { version-semver : |', ['rules', 'version-semver'], false],
  ['extends:\n  [recommended, |', ['extends', 1], false],
  ['extends:\n  [recommended\nrules:\n  |', ['rules'], true],
  ['{ extends: strict,\nrules: { |', ['rules'], true],
  ['overrides:\n  -   {\n    rules: { |', ['overrides', 0, 'rules'], true],
  ['rules: {\n  # - Ours: [\n  text-trimmed: off,\n|', ['rules'], true],
  ["extends: [recommended, ./captain's.yaml, |", ['extends', 2], false],
  ['extends: [recommended\nrules:\n  text-trimmed: [off]\n  |', ['rules'], true],
  ['overrides:\n  - files: ["desk\n    rules: { |', ['overrides', 0, 'rules'], true],
  ['overrides:\n  - [desk\n  -  [ quay, |', ['overrides', 1, 1], false],
  ['rules: {\n  text-trimmed: off\n}\nextends: |', ['extends'], false],
])('brackets contain what is in them, and no more: %s', (text, steps, isKey) => {
  expect(placeAt(text)).toEqual({ steps, isKey });
});

test('a long line of dashes is read once', () => {
  const text = `rules:\n${'-'.repeat(200_000)}\n  x`;
  expect(pathInYaml(text, { line: 2, character: 3 })).toEqual({ steps: ['rules'], isKey: true });
});
