import { expect, it } from 'vitest';
import { mark, unmark } from '../../src/testing/marks.ts';

it.each([
  ['version: ⟦v1⟧\n', 'version: v1\n', [[9, 11]]],
  [
    '⟦⟦a⟧: b⟧',
    'a: b',
    [
      [0, 4],
      [0, 1],
    ],
  ],
  [
    '⟦a⟧⟦b⟧ ⟦⟧',
    'ab ',
    [
      [0, 1],
      [1, 2],
      [3, 3],
    ],
  ],
  ['none', 'none', []],
])('reads the marks of %j and writes them back', (marked, text, ranges) => {
  expect(unmark(marked)).toEqual({ text, ranges });
  expect(mark(text, unmark(marked).ranges)).toBe(marked);
});

it('refuses marks that do not match', () => {
  expect(() => unmark('a⟧')).toThrow('There is a `⟧` without a `⟦` before it.');
  expect(() => unmark('⟦a')).toThrow('There is a `⟦` without a `⟧` after it.');
});
