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

test('a long line of dashes is looked at once', () => {
  const text = `rules:\n${'-'.repeat(200_000)}\n  x`;
  expect(placeInYaml(text, { line: 2, character: 3 })).toEqual({ steps: ['rules'], isKey: true });
});
