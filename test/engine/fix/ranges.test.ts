import { expect, test } from 'vitest';
import { Ranges } from '../../../src/engine/fix/ranges.ts';

const file = 'parcels.integration.yaml';
const range = (start: number, end: number, of = file) => ({ file: of, start, end, text: '' });

test.each([
  ['inside of it', 6, 8],
  ['around it', 4, 11],
  ['with the same range', 5, 10],
  ['across its start', 3, 6],
  ['across its end', 9, 12],
  ['an insertion inside of it', 7, 7],
  ['an insertion at its start', 5, 5],
  ['an insertion at its end', 10, 10],
])('an edit overlaps an accepted one: %s', (_, start, end) => {
  expect(new Ranges([range(5, 10)]).touches(range(start, end))).toBe(true);
  expect(new Ranges([range(start, end)]).touches(range(5, 10))).toBe(true);
});

test.each([
  ['before it', 1, 4],
  ['ending at its start', 3, 5],
  ['starting at its end', 10, 12],
  ['after it', 11, 12],
  ['an insertion before it', 4, 4],
  ['an insertion after it', 11, 11],
])('an edit does not overlap an accepted one: %s', (_, start, end) => {
  expect(new Ranges([range(5, 10)]).touches(range(start, end))).toBe(false);
  expect(new Ranges([range(start, end)]).touches(range(5, 10))).toBe(false);
});

test('two insertions overlap only at the same offset', () => {
  const ranges = new Ranges([range(5, 5)]);
  expect([4, 5, 6].map((at) => ranges.touches(range(at, at)))).toEqual([false, true, false]);
});

test('ranges may come in any order, and are separate for each file', () => {
  const ranges = new Ranges([range(20, 25), range(5, 10)]);
  for (const [start, end] of [
    [30, 35],
    [0, 2],
    [10, 20],
  ] as const)
    ranges.add(range(start, end));
  const taken = Array.from({ length: 36 }, (_, at) => at).filter((at) => ranges.touches(range(at, at + 1)));
  const beside = [2, 3, 4, 25, 26, 27, 28, 29, 35];
  expect(taken).toEqual(Array.from({ length: 36 }, (_, at) => at).filter((at) => !beside.includes(at)));
  expect(ranges.touches(range(5, 10, 'src/parcels.ts'))).toBe(false);
});

test('an edit between two accepted ones overlaps the one that it reaches into', () => {
  const ranges = new Ranges([range(0, 5), range(8, 12)]);
  expect([range(5, 8), range(5, 9), range(4, 8), range(0, 12)].map((one) => ranges.touches(one))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
