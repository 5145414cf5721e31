import { expect, test } from 'vitest';
import { wordsIn } from '../../src/data/words.ts';
import { globalNames } from '../../src/document/module/evaluate/builtins/global-names.ts';
import { nodeModules, prefixedNodeModules } from '../../src/document/module/modules/resolution/node-modules.ts';

test('words stand in lines', () => {
  expect(wordsIn('\nport quay\ndock\n')).toEqual(['port', 'quay', 'dock']);
});

test.each([
  ['names that are there without being declared', globalNames],
  ['modules of Node', nodeModules],
  ['modules of Node, with what says so in front', prefixedNodeModules()],
])('%s are words, each once', (_, names) => {
  expect([...names].filter((name) => !/^[\w:/]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe([...names].length);
});
